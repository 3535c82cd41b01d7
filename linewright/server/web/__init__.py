"""The doors: HTTP, WebSocket, the files of the page, plain pages."""
