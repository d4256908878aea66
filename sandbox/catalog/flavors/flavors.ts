import type { SeedFlavor } from './flavor.ts';
import { hotFlavors } from './hot-flavors.ts';
import { savoryFlavors } from './savory-flavors.ts';
import { sweetFlavors } from './sweet-flavors.ts';

const every = [...savoryFlavors, ...hotFlavors, ...sweetFlavors];

export type FlavorId = (typeof every)[number]['flavorId'];

/** Every flavor of the catalogue, mild and salty first. */
export const flavors: readonly SeedFlavor[] = every;

const byId = new Map<string, SeedFlavor>(every.map((flavor) => [flavor.flavorId, flavor]));

export const flavorOf = (flavorId: FlavorId): SeedFlavor => {
  const found = byId.get(flavorId);
  if (found === undefined) throw new Error(`no flavor ${flavorId}`);
  return found;
};
