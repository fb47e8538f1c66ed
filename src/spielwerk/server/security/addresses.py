"""Addresses that strangers name and this server goes to: never into its own house."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

LONGEST = 2000
NAT64 = IPv6Network("64:ff9b::/96")
"""By which networks without IPv4 reach it (RFC 6052)."""
UNICAST = IPv6Network("2000::/3")
"""All that is given to anybody (RFC 4291); what lies outside may lead to an address of IPv4, or into this house."""


class Forbidden(Exception):
    """An address that this server does not go to."""


def check_url(url: str, anywhere: bool) -> tuple[str, int]:
    """Host and port of a URL with https; `anywhere` allows http too, for tests."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise Forbidden(url) from error
    if len(url) > LONGEST or not host or parts.username or parts.password:
        raise Forbidden(url)
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise Forbidden(url)
    if port not in (None, 443) and not anywhere:
        raise Forbidden(url)
    if not anywhere and is_number(host) and not _is_public(host):
        raise Forbidden(url)
    return host, port or (443 if parts.scheme == "https" else 80)


async def public_address(host: str, port: int, anywhere: bool) -> str:
    """The number of a host; refused if any of its numbers is that of a private network or of this machine."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Forbidden(host) from error
    numbers = [str(address[0]) for *_, address in found]
    if not numbers or not (anywhere or all(_is_public(number) for number in numbers)):
        raise Forbidden(host)
    return numbers[0]


def _is_public(number: str) -> bool:
    return all(_is_global(address) for address in _meant(ip_address(number)))


def _is_global(address: IPv4Address | IPv6Address) -> bool:
    return address.is_global and not address.is_multicast and (address.version == 4 or address in UNICAST)


def _meant(address: IPv4Address | IPv6Address) -> list[IPv4Address | IPv6Address]:
    """An address, and the one that it is translated to on the way."""
    if isinstance(address, IPv4Address):
        return [address]
    if address.ipv4_mapped:
        return [address.ipv4_mapped]
    if address in NAT64:
        return [IPv4Address(int(address) & 0xFFFFFFFF)]
    return [address, address.sixtofour] if address.sixtofour else [address]


def is_number(host: str) -> bool:
    """Whether a host is named by its number."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
