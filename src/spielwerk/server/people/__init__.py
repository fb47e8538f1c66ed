"""People beside the tables: who is who on several devices, passkeys, push, who looks for others, ratings."""
