"""Closes the circle: events and decisions come before the effects that cause them, and lead back to effects."""

from __future__ import annotations

from spielwerk.games.import_export.rules import (
    agriculture,
    choices,
    consumer,
    effects,
    events,
    extra_sets,
    illegal,
    luxury,
    taking,
    technology,
)

_CHAPTERS = {
    "technology": technology,
    "agriculture": agriculture,
    "consumer": consumer,
    "illegal": illegal,
    "luxury": luxury,
    "extra": extra_sets,
}
for chapter, module in _CHAPTERS.items():
    for name in (f"{chapter}_completes", f"{chapter}_reacts"):
        setattr(events, name, getattr(module, name))
for name in ("answered", "card_chosen", "offer_cards", "type_chosen"):
    setattr(choices, name, getattr(effects, name))
for name in ("container_chosen", "offer_containers", "offer_places", "offer_ships", "place_chosen", "ship_chosen"):
    setattr(choices, name, getattr(taking, name))
