import type { Bilingual } from '#domain/locale/language.ts';
import type { Dispatch } from '#domain/shipping/expected-day/dispatch.ts';
import { carrierZones, distant } from './carrier-zones.ts';

/** A warehouse and the leading zip digits it serves; the longest fitting prefix wins. */
export interface SeedLocation {
  readonly locationNumber: string;
  readonly name: Bilingual;
  readonly city: string;
  readonly state: string;
  readonly zipPrefixes: readonly string[];
  /** Serves every zip that no prefix names. */
  readonly isDefault: boolean;
  readonly dispatch: Dispatch;
}

const location = (
  locationNumber: string,
  city: string,
  state: string,
  zipPrefixes: readonly string[],
  timeZone: Dispatch['timeZone'],
): SeedLocation => ({
  locationNumber,
  name: { en: `${city} warehouse`, es: `Almacén de ${city}` },
  city,
  state,
  zipPrefixes,
  isDefault: locationNumber === '100',
  // Orders placed before noon leave the same business day (page-shipping.ts).
  dispatch: { timeZone, cutOffHour: 12, zones: carrierZones(state), elsewhere: distant },
});

export const locations: readonly SeedLocation[] = [
  location('100', 'Plano', 'TX', ['3', '5', '6', '7'], 'America/Chicago'),
  location('200', 'Reno', 'NV', ['8', '9'], 'America/Los_Angeles'),
  location('300', 'Harrisburg', 'PA', ['0', '1', '2', '4'], 'America/New_York'),
];

export const locationNumbers: readonly string[] = locations.map(
  ({ locationNumber }) => locationNumber,
);
