"""The hall: the web application where people sit down at tables; its pages, its API, its streams and its storage."""
