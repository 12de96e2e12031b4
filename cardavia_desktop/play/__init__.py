"""The referee and the players: one log, tickets, who sees what. No Qt."""
