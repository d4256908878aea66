import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { recordedCall } from '#adapters/http/wire/tools/recorded-call.ts';
import { scenarioOf } from '#sandbox/recording/trip/scenario-of.ts';
import { recordedTrips } from '#test/arbitraries/recorded-calls.ts';
import { crunch } from '#test/cli/crunch.ts';

const folder = mkdtempSync(join(tmpdir(), 'crunch-recorded-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const checked = async (...texts: readonly string[]): Promise<string> => {
  const paths = texts.map((text) => {
    files += 1;
    const path = join(folder, `trip-${files}.yaml`);
    writeFileSync(path, text);
    return path;
  });
  const { code, stdout, stderr } = await crunch(['scenario', 'check', ...paths]);
  return code === 0 ? 'right' : `${stdout}${stderr}\n${texts.join('\n')}`;
};

describe('a recorded trip', () => {
  it('[CLI-03] is a scenario that is checked without a mistake, whatever was called', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(recordedTrips, { minLength: 4, maxLength: 4 }), async (trips) => {
        expect(await checked(...trips.map(scenarioOf))).toBe('right');
      }),
      { numRuns: 12 },
    );
  });

  it('[CLI-03] is told as the wire has it', () => {
    fc.assert(
      fc.property(recordedTrips, (calls) => {
        for (const call of calls) expect(recordedCall.parse(call)).toEqual(call);
      }),
    );
  });

  it('[CLI-03] has what was typed as the person of the scenario, to the letter', () => {
    fc.assert(
      fc.property(recordedTrips, (calls) => {
        const taken = calls.filter(({ facts }) => facts.is === 'shipping');
        const first = taken.find(({ failed }) => failed === undefined) ?? taken[0];
        if (first?.facts.is !== 'shipping') return;
        const { email, address } = first.facts;
        // The bill of gift cards, and who registers, are tests of their own.
        if (address.address === '' || calls.some(({ facts }) => facts.is === 'register')) return;
        const read = parse(scenarioOf(calls)).people.shopper;
        const plain = (text: string | undefined) => (text ?? '').replaceAll('$${', () => '${');
        expect(plain(read.email)).toBe(email);
        expect(plain(read['first-name'])).toBe(address.firstName);
        expect(plain(read['address-details'])).toBe(address.addressDetails);
      }),
    );
  });
});
