import { directions, streetSuffixes } from '#domain/shipping/street-words.ts';
import type { Delivery } from '#sandbox/addresses/known-addresses.ts';

/**
 * A candidate of the US Street API. Empty fields are left out, as the party does; those of the postal office's own use
 * (barcodes, carrier routes, coordinates) are not made up.
 */
export const writtenCandidate = (
  { line, city, state, zipcode }: Delivery,
  inputIndex: number,
  candidateIndex: number,
) => {
  const [designator = '', number = ''] = line.unit.split(' ');
  const cityName = written(city);
  return {
    input_index: inputIndex,
    candidate_index: candidateIndex,
    delivery_line_1: written([line.houseNumber, line.street, line.unit].filter(Boolean).join(' ')),
    last_line: `${cityName} ${state} ${zipcode}`,
    components: {
      primary_number: line.houseNumber,
      ...streetComponents(line.street.split(' ')),
      ...(line.unit !== '' && {
        secondary_designator: written(designator),
        secondary_number: number,
      }),
      city_name: cityName,
      default_city_name: cityName,
      state_abbreviation: state,
      zipcode,
    },
    metadata: {
      record_type: line.unit === '' ? 'S' : 'H',
      zip_type: 'Standard',
      precision: 'Zip5',
    },
    analysis: { dpv_match_code: 'Y', dpv_footnotes: 'AABB', active: 'Y' },
  };
};

const shortSuffixes: ReadonlySet<string> = new Set(streetSuffixes.values());
const shortDirections: ReadonlySet<string> = new Set(directions.values());

const streetComponents = (words: readonly string[]) => {
  const rest = [...words];
  const pre = rest.length > 2 && shortDirections.has(rest[0] ?? '') ? rest.shift() : undefined;
  const post = rest.length > 1 && shortDirections.has(rest.at(-1) ?? '') ? rest.pop() : undefined;
  const suffix = rest.length > 1 && shortSuffixes.has(rest.at(-1) ?? '') ? rest.pop() : undefined;
  return {
    ...(pre !== undefined && { street_predirection: pre }),
    street_name: written(rest.join(' ')),
    ...(suffix !== undefined && { street_suffix: written(suffix) }),
    ...(post !== undefined && { street_postdirection: post }),
  };
};

/** `LEGACY DR` becomes `Legacy Dr`; directions and what holds no letter stay. */
const written = (capitals: string): string =>
  capitals
    .split(' ')
    .map((word) =>
      shortDirections.has(word) ? word : `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`,
    )
    .join(' ');
