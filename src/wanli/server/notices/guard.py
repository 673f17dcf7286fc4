"""Where a server may be sent by the people who use it: out, not into its own network.

A name is resolved once and the connection goes to the very address that was looked at, so a name
that leads elsewhere the second time leads nowhere.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass

import httpx

from wanli.server.notices.failures import BadHook, Unreachable

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address

DEFAULT_PORTS = {"http": 80, "https": 443}
MAPPED = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses in IPv6 ones, by NAT64
NAME = re.compile(r"[A-Za-z0-9._-]+|[0-9A-Fa-f:.]+")  # or an IPv6 number
ADDRESSES = 3  # of a name, that are tried one after the other


@dataclass(frozen=True)
class Target:
    """An address of the web, with the number to connect to in place of its name."""

    url: httpx.URL
    host: str  # for the Host header
    server_name: str  # whose certificate is wanted


def checked(address: str) -> httpx.URL:
    """An address of the web by its form; raises BadHook."""
    try:
        url = httpx.URL(address)
        name = url.raw_host.decode("ascii")
    except (httpx.InvalidURL, ValueError):
        raise BadHook("") from None
    port = url.port or DEFAULT_PORTS.get(url.scheme, 0)
    if url.scheme not in DEFAULT_PORTS or not 0 < port < 65536:
        raise BadHook(url.host)
    if url.userinfo or not NAME.fullmatch(name):
        raise BadHook(url.host)
    return url


def targets(address: str, private: bool = False) -> list[Target]:
    """Where to connect to for an address; raises BadHook, or Unreachable. It asks the name server.

    Private: addresses of the server's own network will do.
    """
    url = checked(address)
    numbers = resolved(url)
    if not private and not all(map(is_public, numbers)):
        raise BadHook(url.host)
    return [
        Target(
            url.copy_with(host=str(number), fragment=None),
            url.netloc.decode("ascii"),
            url.raw_host.decode("ascii"),
        )
        for number in numbers[:ADDRESSES]
    ]


def resolved(url: httpx.URL) -> list[IPAddress]:
    """The numbers behind a name, each once, in the order of the system."""
    name, port = url.raw_host.decode("ascii"), url.port or DEFAULT_PORTS[url.scheme]
    try:
        found = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable from None
    return list(dict.fromkeys(_numbers(str(info[4][0]) for info in found)))


def _numbers(texts: Iterable[str]) -> Iterable[IPAddress]:
    return (ipaddress.ip_address(text.partition("%")[0]) for text in texts)


def is_public(number: IPAddress) -> bool:
    """Whether anybody on the internet could connect to it."""
    inner = _inside(number) if isinstance(number, ipaddress.IPv6Address) else None
    if inner is not None:
        return is_public(inner)
    return number.is_global and not number.is_multicast and not number.is_reserved


def _inside(number: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that an IPv6 one stands for."""
    if number in MAPPED:
        return ipaddress.IPv4Address(int(number) & 0xFFFFFFFF)
    return number.ipv4_mapped or number.sixtofour
