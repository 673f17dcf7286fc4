"""How a server is run: what `wanli serve` was told, or the environment."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting has a default that works on anybody's machine."""

    database: str = ""  # address; empty: a SQLite file in the data folder
    data: Path = Path("wanli-data")
    host: str = "127.0.0.1"
    port: int = 8000
    public: str = ""  # the address people use, such as https://wall.example; empty: as they come
    trust_proxy: bool = False  # believe a reverse proxy's X-Forwarded-For and -Proto
    cluster: str = ""  # address of a Dask scheduler for the bots
    bot_processes: int = 0  # 0: two for each core
    private_hooks: bool = False  # webhooks may lead into this machine's own network
    smtp: str = ""  # smtp://user:password@host:port, smtps:// or smtp+starttls://
    mail_from: str = ""
    push_key: str = ""  # VAPID private key; without it there is no web push
    push_contact: str = ""  # mailto: address for push services
    log_level: str = "warning"

    @property
    def database_url(self) -> str:
        """Where everything is kept."""
        return self.database or f"sqlite:///{self.data.resolve() / 'wanli.db'}"

    @property
    def secure(self) -> bool:
        """Whether people come by TLS."""
        return self.public.startswith("https://")
