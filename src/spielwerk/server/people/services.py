"""All that actions may use of this package."""

from __future__ import annotations

from spielwerk.server.people.identities import Identities
from spielwerk.server.people.lobby import OpenTables
from spielwerk.server.people.notices import Notices
from spielwerk.server.people.passkeys import Passkeys
from spielwerk.server.people.push import PushSender
from spielwerk.server.people.records import Records
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.security.rate_limits import Buckets
from spielwerk.server.settings import Settings
from spielwerk.server.storage.lobby import LobbyStorage
from spielwerk.server.storage.manners import MannersStorage
from spielwerk.server.storage.people import PeopleStorage
from spielwerk.server.storage.push import PushStorage
from spielwerk.server.storage.results import ResultStorage
from spielwerk.server.storage.store import Storage

DAY = 24 * 3600


class PeopleServices:
    """The parts that know people, put together."""

    def __init__(self, rooms: Rooms, storage: Storage, settings: Settings) -> None:
        self.stored = PeopleStorage(storage)
        self.lobby = LobbyStorage(storage)
        self.manners = MannersStorage(storage)
        self.push = PushStorage(storage)
        self.results = ResultStorage(storage)
        self.identities = Identities(self.stored, storage, rooms)
        self.passkeys = Passkeys(self.stored)
        self.sender = PushSender(self.push, settings)
        self.notices = Notices(rooms, self.push, self.lobby, self.sender, settings)
        self.records = Records(self.results, storage)
        self.open_tables = OpenTables(storage, settings)
        self.reports_from = _in_a_day(settings.limits.reports_per_address)
        self.claims_from = _in_a_day(settings.limits.claims_per_day)


def _in_a_day(most: int) -> Buckets:
    return Buckets(most / DAY, most)
