import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Address, emptyAddress } from '#domain/shipping/address.ts';
import {
  type AddressCheck,
  addressQuestion,
  checkedAddress,
} from '#domain/shipping/address-service/address-check.ts';
import { parseZipDirectory, type ZipDirectory } from '#domain/shipping/zip-directory.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { openSandboxParties } from '#test/sandbox/parties/sandbox-parties.ts';

const directory = parseZipDirectory(
  '75024|Plano|TX\n63101|Saint Louis|MO\n76102|Fort Worth|TX\n02134|Boston|MA\n83814|Coeur D Alene|ID',
);

const at = (address: string, more: Partial<Address> = {}): Address => ({
  ...emptyAddress,
  firstName: 'Ada',
  lastName: 'Lovelace',
  address,
  city: 'Plano',
  state: 'TX',
  zipcode: '75024',
  ...more,
});
/** An address as the shop judges what the sandbox's service answered over its wire. */
const checkIn = (zips: ZipDirectory) => {
  const { addresses } = openSandboxParties(zips);
  return async (address: Address): Promise<AddressCheck | { readonly kind: 'unavailable' }> => {
    const answer = await addresses.verify(addressQuestion(address));
    return answer.kind === 'answered'
      ? checkedAddress(address, answer.known)
      : { kind: 'unavailable' };
  };
};
const check = checkIn(directory);
const candidateLines = async (address: Address): Promise<readonly string[]> => {
  const result = await check(address);
  return result.kind === 'ambiguous' ? result.candidates.map((candidate) => candidate.address) : [];
};

describe("an address at the sandbox's service", () => {
  it('[ADDR-22] writes a good address as the post does, without calling that a correction', async () => {
    expect(await check(at('5800 Legacy Drive', { state: 'tx' }))).toEqual({
      kind: 'valid',
      address: at('5800 LEGACY DR', { city: 'PLANO' }),
      corrected: false,
    });
  });

  it('[ADDR-22] moves a door to the free second line, and says so', async () => {
    expect(await check(at('5800 Legacy Drive Apt 4'))).toMatchObject({
      kind: 'valid',
      address: { address: '5800 LEGACY DR', addressDetails: 'APT 4' },
      corrected: true,
    });
  });

  it('[ADDR-22] keeps a second line that is in use', async () => {
    expect(await check(at('12 Oak Ln Apt 4', { addressDetails: 'Floor 2' }))).toMatchObject({
      kind: 'valid',
      address: { address: '12 OAK LN APT 4', addressDetails: 'FL 2' },
      corrected: false,
    });
  });

  it('[ADDR-22] offers the city of the zip when another was typed', async () => {
    const result = await check(at('5800 Legacy Dr', { city: 'Frisco' }));
    expect(result).toMatchObject({ kind: 'ambiguous', candidates: [{ city: 'PLANO' }] });
  });

  it.each([
    ['St. Louis', 'MO', '63101'],
    ['saint louis', 'MO', '63101'],
    ['Ft Worth', 'TX', '76102'],
    ["Coeur d'Alene", 'ID', '83814'],
  ])('[ADDR-22] reads %s as the city of its zip', async (city, state, zipcode) => {
    expect((await check(at('12 Oak Ln', { city, state, zipcode }))).kind).toBe('valid');
  });

  it.each(['Legacy Drive', 'Legacy', 'Broadway'])(
    '[ADDR-23] knows no address without a house number: %s',
    async (line) => {
      expect(await check(at(line))).toEqual({ kind: 'no-match' });
    },
  );

  it('[ADDR-22] offers street, avenue and road when the suffix is missing', async () => {
    expect(await candidateLines(at('12 Legacy'))).toEqual([
      '12 LEGACY ST',
      '12 LEGACY AVE',
      '12 LEGACY RD',
    ]);
  });

  it('[ADDR-22] reads a line that ran on into the second one as one', async () => {
    expect(await check(at('12 Legacy', { addressDetails: 'Drive Apt 4' }))).toMatchObject({
      kind: 'valid',
      address: { address: '12 LEGACY DR', addressDetails: 'APT 4' },
      corrected: true,
    });
    const [street] = await ambiguousOf(at('12 Legacy', { addressDetails: 'Floor 2' }));
    expect(street).toMatchObject({ address: '12 LEGACY ST', addressDetails: 'FL 2' });
  });

  it('[ADDR-22] takes no notice of white space around state and zip, and sends none on', async () => {
    expect(await check(at('12 Oak Ln', { state: ' tx ', zipcode: ' 75024 ' }))).toMatchObject({
      kind: 'valid',
      address: { state: 'TX', zipcode: '75024' },
    });
  });

  it.each([
    ['ST', 'Saint'],
    ['Ste.', 'Sainte'],
    ['FT', 'Fort'],
    ['mt', 'Mount'],
    ['Pt.', 'Point'],
  ])('[ADDR-22] knows a city that begins with %s as one with %s', async (short, long) => {
    const near = parseZipDirectory(`75024|${long} Mary|TX`);
    const entered = at('12 Oak Ln', { city: `${short} Mary` });
    expect((await checkIn(near)(entered)).kind).toBe('valid');
    expect((await checkIn(near)({ ...entered, city: 'Mary' })).kind).toBe('ambiguous');
  });

  it('[ADDR-22] reads hyphens and spaces in a city alike', async () => {
    const near = parseZipDirectory('75024|Winston Salem|TX');
    const entered = at('12 Oak Ln', { city: 'Winston-Salem' });
    expect(await checkIn(near)(entered)).toMatchObject({
      kind: 'valid',
      address: { city: 'WINSTON SALEM' },
    });
  });

  it('[ADDR-03] leaves a word whole that is longer than a line', async () => {
    const long = `${'1'.repeat(35)} Oak Ln`;
    expect((await offeredFor(at(long)))[0]?.address).toBe(long.toUpperCase());
    const whole = '12345 Northwestern Wildwood St';
    expect(whole).toHaveLength(inputLimits.addressLongest);
    expect((await offeredFor(at(whole)))[0]).toMatchObject({
      address: whole.toUpperCase(),
      addressDetails: '',
    });
    expect((await offeredFor(at(`${whole} Apt 4`)))[0]).toMatchObject({
      address: whole.toUpperCase(),
      addressDetails: 'APT 4',
    });
    const unit = (await offeredFor(at('12345 Northwestern Wildflowers St Apt 4')))[0];
    expect(unit).toMatchObject({
      address: '12345 NORTHWESTERN WILDFLOWERS',
      addressDetails: 'ST APT 4',
    });
  });

  it('[ADDR-23] matches nothing when the zip is unknown or lies in another state', async () => {
    expect(await check(at('12 Oak Ln', { zipcode: '00000' }))).toEqual({ kind: 'no-match' });
    expect(await check(at('12 Oak Ln', { state: 'NV' }))).toEqual({ kind: 'no-match' });
    expect(await check(at(' '))).toEqual({ kind: 'no-match' });
  });

  it('takes the typed city when the zip is newer than the directory', async () => {
    expect(await check(at('12 Oak Ln', { city: 'McKinney', zipcode: '75072' }))).toMatchObject({
      kind: 'valid',
      address: { city: 'MCKINNEY' },
    });
  });

  it('has a street for every outcome', async () => {
    expect(await candidateLines(at('12 Ambiguous Lane'))).toEqual([
      '12 AMBIGUOUS LN N',
      '12 AMBIGUOUS LN S',
    ]);
    expect(await check(at('12 Nomatch Lane'))).toEqual({ kind: 'no-match' });
    expect(await check(at('12 Upsdown Ln', { zipcode: '00000' }))).toEqual({ kind: 'unavailable' });
  });

  it('[ADDR-03] divides a line that grew too long, losing no word', async () => {
    const [first] = await ambiguousOf(
      at('12345 Northwestern Wildflowers', { addressDetails: 'Apt 4' }),
    );
    expect(first).toMatchObject({
      address: '12345 NORTHWESTERN WILDFLOWERS',
      addressDetails: 'ST APT 4',
    });
  });

  it('[ADDR-03] gives lines that fit, from lines that fit', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, async (address) => {
        for (const offered of await offeredFor(address)) {
          expect(offered.address.length).toBeLessThanOrEqual(inputLimits.addressLongest);
        }
      }),
    );
  });

  it('[ADDR-22] offers between one and five candidates, all different', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, async (address) => {
        const result = await check(address);
        if (result.kind !== 'ambiguous') return;
        const distinct = new Set(result.candidates.map((candidate) => JSON.stringify(candidate)));
        expect(distinct.size).toBe(result.candidates.length);
        expect(distinct.size).toBeGreaterThanOrEqual(1);
        expect(distinct.size).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('[ADDR-22] is content with everything it offered', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, async (address) => {
        for (const offered of await offeredFor(address)) {
          expect(await check(offered)).toEqual({
            kind: 'valid',
            address: offered,
            corrected: false,
          });
        }
      }),
    );
  });

  it('keeps the names and never changes the zip', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, async (address) => {
        for (const offered of await offeredFor(address)) {
          expect(offered).toMatchObject({
            firstName: address.firstName,
            lastName: address.lastName,
            zipcode: address.zipcode,
          });
        }
      }),
    );
  });
});

const ambiguousOf = async (address: Address): Promise<readonly Address[]> => {
  const result = await check(address);
  return result.kind === 'ambiguous' ? result.candidates : [];
};
const offeredFor = async (address: Address): Promise<readonly Address[]> => {
  const result = await check(address);
  return result.kind === 'valid' ? [result.address] : ambiguousOf(address);
};

const houseNumbers = fc.constantFrom('', '12 ', '12-34 ', '5800 ');
const streets = fc.constantFrom(
  ...['Legacy', 'North Oak', 'Saint Johns', '5th', 'Park', 'Wildflower Meadow', 'Broadway'],
);
const suffixes = fc.constantFrom('', ' Street', ' Ave', ' Ln', ' Road N');
const units = fc.constantFrom('', ' Apt 4', ' #7', ' Suite B');
const lines = fc
  .tuple(houseNumbers, streets, suffixes, units)
  .map((parts) => parts.join('').trim());
const addresses = fc
  .record({
    address: lines,
    addressDetails: fc.constantFrom('', 'Floor 2', 'c/o Bob'),
    place: fc.constantFrom(
      { city: 'Plano', state: 'TX', zipcode: '75024' },
      { city: 'Dallas', state: 'TX', zipcode: '75024' },
      { city: 'St Louis', state: 'mo', zipcode: '63101' },
      { city: 'McKinney', state: 'TX', zipcode: '75072' },
      { city: 'Reno', state: 'NV', zipcode: '75024' },
    ),
  })
  .map(({ place, ...rest }) => at(rest.address, { ...rest, ...place }));
