/** The picture of each kind of tile, plain and developed; drawn on 92 × 60. */
import type { Component } from "svelte";
import ArchitectsOffice from "./ArchitectsOffice.svelte";
import Factory from "./Factory.svelte";
import Forest from "./Forest.svelte";
import GuildHall from "./GuildHall.svelte";
import Harbour from "./Harbour.svelte";
import Lighthouse from "./Lighthouse.svelte";
import Marketplace from "./Marketplace.svelte";
import Mine from "./Mine.svelte";
import Shipyard from "./Shipyard.svelte";
import Valley from "./Valley.svelte";
import Workshop from "./Workshop.svelte";

export const PICTURES: Record<string, Component<{ developed: boolean }>> = {
  forest: Forest,
  mine: Mine,
  factory: Factory,
  valley: Valley,
  shipyard: Shipyard,
  architects_office: ArchitectsOffice,
  guild_hall: GuildHall,
  workshop: Workshop,
  marketplace: Marketplace,
  lighthouse: Lighthouse,
  harbour: Harbour,
};
