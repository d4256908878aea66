import type { Bilingual } from '#domain/locale/language.ts';

/** A warehouse and the leading zip digits it serves; the longest fitting prefix wins. */
export interface SeedLocation {
  readonly locationNumber: string;
  readonly name: Bilingual;
  readonly city: string;
  readonly state: string;
  readonly zipPrefixes: readonly string[];
  /** Serves every zip that no prefix names. */
  readonly isDefault: boolean;
}

const location = (
  locationNumber: string,
  city: string,
  state: string,
  zipPrefixes: readonly string[],
): SeedLocation => ({
  locationNumber,
  name: { en: `${city} warehouse`, es: `Almacén de ${city}` },
  city,
  state,
  zipPrefixes,
  isDefault: locationNumber === '100',
});

export const locations: readonly SeedLocation[] = [
  location('100', 'Plano', 'TX', ['3', '5', '6', '7']),
  location('200', 'Reno', 'NV', ['8', '9']),
  location('300', 'Harrisburg', 'PA', ['0', '1', '2', '4']),
];

export const locationNumbers: readonly string[] = locations.map(
  ({ locationNumber }) => locationNumber,
);
