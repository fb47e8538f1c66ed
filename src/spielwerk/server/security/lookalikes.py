"""Names that can't be told apart at a glance count as one name."""

from __future__ import annotations

import unicodedata

_CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ" + "АВЕЅІЈКМНОРСТУХԌԚԜ", "ABEZHIKMNOPTYXC" + "ABESIJKMHOPCTYXGQW")
"""Greek and Cyrillic capitals that are drawn like Latin ones."""
_SMALL = str.maketrans(
    "αικνορτυχϲ" + "авеѕіјкмнорстухԁԛԝһӏ" + "01|ıi", "alkvoptuxc" + "abesljkmhopctyxdqwhl" + "olll" + "l"
)
"""The same for small letters, and strokes that might be an i, an l or a one."""
_OTHERS = str.maketrans(
    "ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ" + "ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏒᏔᏕᏙᏚᏞᏟᏢᏦᏴ" + "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ" + "ɑɡɩօսհոցո",
    "BPdDTGKJCZFMNLSRVHWXYAEIOU" + "DRTiyAJEWMHYGhZ4RWSVSLCPKB" + "abcdefghijklmnoprstuvwyz" + "agiouhngn",
)
"""Lisu and Cherokee letters, small capitals, and others that are drawn like Latin ones in every script."""
_TOGETHER = (("rn", "m"), ("vv", "w"))
"""Two letters that look like one."""


def name_key(name: str) -> str:
    """The same for all names that look alike: by case, spaces, signs, or letters of other alphabets."""
    folded = unicodedata.normalize("NFKC", name).translate(_OTHERS).translate(_CAPITALS).casefold().translate(_SMALL)
    letters = "".join(letter for letter in folded if letter.isalnum())
    for pair, one in _TOGETHER:
        letters = letters.replace(pair, one)
    return letters or folded
