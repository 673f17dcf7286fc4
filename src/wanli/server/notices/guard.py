"""Protection against SSRF: addresses given by people must not lead into private networks.

A name is resolved once, and the connection goes to the IP address that was checked. That prevents
DNS rebinding.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass

import httpx

from wanli.server.notices.failures import ForbiddenAddress, Unreachable

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address

DEFAULT_PORTS = {"http": 80, "https": 443}
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # IPv6 addresses that contain an IPv4 one
NAME = re.compile(r"[A-Za-z0-9._-]+|[0-9A-Fa-f:.]+")  # or an IPv6 address
MAX_ADDRESSES = 3  # IP addresses of a name that are tried in turn


@dataclass(frozen=True)
class Target:
    """A URL with the checked IP address in place of its host name."""

    url: httpx.URL
    host: str  # for the Host header
    server_name: str  # for SNI and the certificate check


def check_url(text: str) -> httpx.URL:
    """Parse an HTTP URL and check its form; raises ForbiddenAddress."""
    try:
        url = httpx.URL(text)
        name = url.raw_host.decode("ascii")
    except (httpx.InvalidURL, ValueError):
        raise ForbiddenAddress("") from None
    port = url.port or DEFAULT_PORTS.get(url.scheme, 0)
    if url.scheme not in DEFAULT_PORTS or not 0 < port < 65536:
        raise ForbiddenAddress(url.host)
    if url.userinfo or not NAME.fullmatch(name):
        raise ForbiddenAddress(url.host)
    return url


def targets(text: str, private: bool = False) -> list[Target]:
    """Resolve a URL (blocking) to checked targets; raises ForbiddenAddress or Unreachable.

    With `private`, IP addresses in private networks are allowed.
    """
    url = check_url(text)
    addresses = resolve(url)
    if not private and not all(map(is_public, addresses)):
        raise ForbiddenAddress(url.host)
    return [
        Target(
            url.copy_with(host=str(address), fragment=None),
            url.netloc.decode("ascii"),
            url.raw_host.decode("ascii"),
        )
        for address in addresses[:MAX_ADDRESSES]
    ]


def resolve(url: httpx.URL) -> list[IPAddress]:
    """Return the IP addresses of a URL's host without duplicates, in the resolver's order."""
    name, port = url.raw_host.decode("ascii"), url.port or DEFAULT_PORTS[url.scheme]
    try:
        found = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable from None
    return list(dict.fromkeys(_parsed(str(info[4][0]) for info in found)))


def _parsed(texts: Iterable[str]) -> Iterable[IPAddress]:
    return (ipaddress.ip_address(text.partition("%")[0]) for text in texts)


def is_public(address: IPAddress) -> bool:
    """Whether an IP address is reachable from the whole internet."""
    contained = _contained_ipv4(address) if isinstance(address, ipaddress.IPv6Address) else None
    if contained is not None:
        return is_public(contained)
    return address.is_global and not address.is_multicast and not address.is_reserved


def _contained_ipv4(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """Return the IPv4 address that an IPv6 address contains, or None."""
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour
