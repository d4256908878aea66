import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Address, emptyAddress } from '#domain/shipping/address.ts';
import {
  addressQuestion,
  checkedAddress,
  type KnownAddress,
} from '#domain/shipping/address-service/address-check.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';

const entered = (address: string, addressDetails = '', more: Partial<Address> = {}): Address => ({
  ...emptyAddress,
  firstName: 'Ada',
  lastName: 'Lovelace',
  address,
  addressDetails,
  city: 'Plano',
  state: 'tx',
  zipcode: '75024',
  ...more,
});
const known = (street: string, unit = '', more: Partial<KnownAddress> = {}): KnownAddress => ({
  street,
  unit,
  city: 'Plano',
  state: 'TX',
  zipcode: '75024',
  ...more,
});

const streets = fc.constantFrom(
  '5800 Legacy Dr',
  '12 N Oak St',
  '7 Broadway',
  '12345 Northwestern Wildflower Meadow Blvd',
  '1-99 Saint Johns Ave NW',
);
const units = fc.constantFrom('', 'Apt 4', '# 7', 'Ste B');
const knownAddresses = fc.record({
  street: streets,
  unit: units,
  city: fc.constantFrom('Plano', 'Frisco', 'Saint Louis'),
  state: fc.constantFrom('TX', 'MO'),
  zipcode: fc.constantFrom('75024', '63101'),
});
const enteredAddresses = fc
  .record({
    line: fc.oneof(streets, fc.constantFrom('12 Legacy', 'Legacy', '', 'PO Box 7')),
    details: fc.constantFrom('', 'Apt 4', 'Unit 7', 'c/o Bob', 'Drive Apt 4', '# 7'),
    city: fc.constantFrom('Plano', 'st. louis', ''),
  })
  .map(({ line, details, city }) => entered(line, details, { city }));
const answers = fc.array(knownAddresses, { maxLength: 6 });

/** What the shopper may be offered or given. */
const offered = (address: Address, answer: readonly KnownAddress[]): readonly Address[] => {
  const check = checkedAddress(address, answer);
  if (check.kind === 'valid') return [check.address];
  return check.kind === 'ambiguous' ? check.candidates : [];
};

describe('addressQuestion', () => {
  it('asks the lines as they were typed, the place tidied', () => {
    expect(
      addressQuestion(entered(' 5800 Legacy Dr ', 'Apt 4', { city: ' Plano ', state: ' tx ' })),
    ).toEqual({
      street: '5800 Legacy Dr',
      secondary: 'Apt 4',
      city: 'Plano',
      state: 'TX',
      zipcode: '75024',
    });
  });

  it('asks a line that ran on into the second one as one', () => {
    expect(addressQuestion(entered('12 Legacy', 'Drive Apt 4'))).toMatchObject({
      street: '12 Legacy Drive Apt 4',
      secondary: '',
    });
    expect(addressQuestion(entered('12 Legacy', 'Floor 2'))).toMatchObject({
      street: '12 Legacy',
      secondary: 'Floor 2',
    });
  });
});

describe('checkedAddress', () => {
  it('[ADDR-23] matches nothing when nothing is known', () => {
    fc.assert(
      fc.property(enteredAddresses, (address) => {
        expect(checkedAddress(address, [])).toEqual({ kind: 'no-match' });
      }),
    );
  });

  it('[ADDR-22] confirms one equal address silently, and says when it corrected one', () => {
    expect(checkedAddress(entered('5800 Legacy Drive'), [known('5800 Legacy Dr')])).toEqual({
      kind: 'valid',
      address: entered('5800 LEGACY DR', '', { city: 'PLANO', state: 'TX' }),
      corrected: false,
    });
    expect(checkedAddress(entered('5800 Legasy Drive'), [known('5800 Legacy Dr')])).toMatchObject({
      kind: 'valid',
      corrected: true,
    });
  });

  it.each([
    ['city', { city: 'Frisco' }],
    ['state', { state: 'OK' }],
    ['zip', { zipcode: '75025' }],
  ])('[ADDR-22] asks when another %s is known', (_, place) => {
    const check = checkedAddress(entered('5800 Legacy Dr'), [known('5800 Legacy Dr', '', place)]);
    expect(check.kind).toBe('ambiguous');
  });

  it('[ADDR-22] offers each address once, in the order they came', () => {
    const answer = [known('12 Oak Ln'), known('12 OAK LN'), known('12 Oak Ave')];
    expect(offered(entered('12 Oak'), answer).map(({ address }) => address)).toEqual([
      '12 OAK LN',
      '12 OAK AVE',
    ]);
  });

  it('keeps a second line of hers that is no unit, and lets a known unit take the place of hers', () => {
    const answer = [known('12 Oak Ln', 'Apt 4')];
    const line = (details: string) => {
      const [one] = offered(entered('12 Oak Ln', details), answer);
      return [one?.address, one?.addressDetails];
    };
    expect(line('')).toEqual(['12 OAK LN', 'APT 4']);
    expect(line('Apt 4')).toEqual(['12 OAK LN', 'APT 4']);
    expect(line('# 4')).toEqual(['12 OAK LN', 'APT 4']);
    expect(line('c/o Bob')).toEqual(['12 OAK LN APT 4', 'C/O BOB']);
  });

  it('[ADDR-03] gives first lines that fit, and loses no word', () => {
    fc.assert(
      fc.property(enteredAddresses, answers, (address, answer) => {
        for (const one of offered(address, answer)) {
          expect(one.address.length).toBeLessThanOrEqual(inputLimits.addressLongest);
        }
        for (const { street, unit } of answer) {
          const words = `${street} ${unit}`.toUpperCase().trim().split(' ');
          const written = offered(address, answer).map(
            (one) => `${one.address} ${one.addressDetails}`,
          );
          expect(written.some((line) => words.every((word) => line.includes(word)))).toBe(true);
        }
      }),
    );
  });

  it('keeps the names, and takes the place from what is known', () => {
    fc.assert(
      fc.property(enteredAddresses, answers, (address, answer) => {
        for (const one of offered(address, answer)) {
          expect([one.firstName, one.lastName]).toEqual(['Ada', 'Lovelace']);
          expect(
            answer.some(({ zipcode, state }) => zipcode === one.zipcode && state === one.state),
          ).toBe(true);
        }
      }),
    );
  });

  it('[ADDR-22] is content with what it offered', () => {
    fc.assert(
      fc.property(enteredAddresses, knownAddresses, (address, answer) => {
        // A divided line is asked as one, so its answer is another one.
        fc.pre(answer.street.length + answer.unit.length < inputLimits.addressLongest);
        for (const one of offered(address, [answer])) {
          expect(checkedAddress(one, [answer])).toEqual({
            kind: 'valid',
            address: one,
            corrected: false,
          });
        }
      }),
    );
  });
});
