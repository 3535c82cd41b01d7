"""What things cost: the games (`linewright bench`), and a server under load (`linewright bench table`)."""
