"""Settings of a server, from the options of `wanli serve` or the environment."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server; every one has a default that works on any machine."""

    database: str = ""  # URL; empty: a SQLite file in the data folder
    data: Path = Path("wanli-data")
    host: str = "127.0.0.1"
    port: int = 8000
    public: str = ""  # public URL, such as https://wall.example; empty: unknown
    trust_proxy: bool = False  # use X-Forwarded-For and -Proto of a reverse proxy
    cluster: str = ""  # address of a Dask scheduler for bots
    bot_processes: int = 0  # processes of the bot pool; 0: two per core
    private_hooks: bool = False  # allow notices to addresses in private networks
    smtp: str = ""  # smtp://user:password@host:port, smtps:// or smtp+starttls://
    mail_from: str = ""
    push_key: str = ""  # VAPID private key; empty: no Web Push
    push_contact: str = ""  # mailto: address for push services
    log_level: str = "warning"

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{self.data.resolve() / 'wanli.db'}"

    @property
    def secure(self) -> bool:
        """Whether the public URL uses TLS."""
        return self.public.startswith("https://")
