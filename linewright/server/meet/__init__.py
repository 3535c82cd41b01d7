"""People to meet: tables that everybody may come to, and company for whoever waits for it."""
