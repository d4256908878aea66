import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod';

const require = createRequire(import.meta.url);

const codes = z.record(
  z.string(),
  z.object({
    zip: z.string().regex(/^[0-9]{5}$/),
    city: z.string().regex(/^[^|\n]+$/),
    state: z.string().regex(/^[A-Z]{2}$/),
  }),
);

/** Every US zip of the `zipcodes` package as `zip|city|state`, ascending. */
export const zipLines = (): readonly string[] => {
  // The data file alone: the package's own index also loads Canada.
  const places = codes.parse(require('zipcodes/lib/codes.js').codes);
  return Object.values(places)
    .map(({ zip, city, state }) => `${zip}|${city}|${state}`)
    .sort();
};

/** The package's licence (BSD-3), which has to travel with its data. */
const zipNotice = (): string =>
  readFileSync(join(dirname(require.resolve('zipcodes/package.json')), 'LICENSE'), 'utf8').trim();

/** The whole text asset: the notice in lines marked `#`, then one zip a line. */
export const zipText = (): string => {
  const heading = [
    'US zip codes, zip|city|state, from the npm package zipcodes 8.0.0',
    '(data of federalgovernmentzipcodes.us).',
    '',
    ...zipNotice().split('\n'),
  ].map((line) => `# ${line}`.trimEnd());
  return [...heading, ...zipLines(), ''].join('\n');
};
