import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AddressSuggestion,
  type MarkKey,
  movedMark,
  streetText,
  suggestedPlace,
  suggestionLine,
} from '#domain/shipping/address-service/address-suggestion.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';

const suggestions: fc.Arbitrary<AddressSuggestion> = fc.record({
  street: fc.constantFrom('4600 Legacy Dr', '12345 Northwestern Wildflower Meadow Blvd'),
  unit: fc.constantFrom('', 'Apt 4'),
  city: fc.constantFrom('Plano', 'Saint Louis'),
  state: fc.constantFrom('TX', 'MO'),
  zipcode: fc.constantFrom('75024', '63101'),
});
const keys = fc.constantFrom<MarkKey>('ArrowDown', 'ArrowUp', 'Home', 'End');

describe('streetText', () => {
  it('[D-SHIPPING-11] asks from three letters or digits on, and tidies what it asks', () => {
    expect(['46', '4 6', '..,', '', '   4 6  '].map(streetText)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
    expect(streetText('  46 l ')).toBe('46 l');
    expect(streetText('x'.repeat(127))).toHaveLength(127);
    expect(streetText('x'.repeat(128))).toBeUndefined();
  });

  it('[D-SHIPPING-11] asks nothing that the service would not read', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (typed) => {
        const text = streetText(typed);
        if (text === undefined) return;
        expect(text.length).toBeLessThanOrEqual(127);
        expect(text).toBe(text.trim());
        expect(text.match(/[\p{L}\p{N}]/gu)?.length).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

describe('suggestionLine', () => {
  it('says an address in one line', () => {
    const plano = { street: '4600 Legacy Dr', city: 'Plano', state: 'TX', zipcode: '75024' };
    expect(suggestionLine({ ...plano, unit: '' })).toBe('4600 Legacy Dr, Plano, TX 75024');
    expect(suggestionLine({ ...plano, unit: 'Apt 4' })).toBe(
      '4600 Legacy Dr Apt 4, Plano, TX 75024',
    );
  });
});

describe('suggestedPlace', () => {
  it('[D-SHIPPING-11] [ADDR-03] fills the whole place, in lines that fit, and loses no word', () => {
    fc.assert(
      fc.property(suggestions, fc.constantFrom('', 'Floor 2'), (suggestion, details) => {
        const place = suggestedPlace(suggestion, details);
        expect(place.address.length).toBeLessThanOrEqual(inputLimits.addressLongest);
        const { street, unit, city, state, zipcode } = suggestion;
        expect(place).toMatchObject({ city, state, zipcode });
        const known = [street, unit].filter((part) => part !== '').join(' ');
        const written = [place.address, place.addressDetails].filter((part) => part !== '');
        const isHers = unit === '' && street.length <= inputLimits.addressLongest;
        expect(written.join(' ')).toBe(isHers && details !== '' ? `${known} ${details}` : known);
      }),
    );
  });
});

describe('movedMark', () => {
  it('[D-SHIPPING-11] stays in the list or on the text, and comes back around', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.array(keys, { maxLength: 30 }), (count, pressed) => {
        let marked = -1;
        for (const key of pressed) {
          marked = movedMark(marked, key, count);
          expect(marked).toBeGreaterThanOrEqual(-1);
          expect(marked).toBeLessThan(Math.max(count, 0));
        }
        for (let step = 0; step <= count; step += 1) {
          const there = movedMark(marked, 'ArrowDown', count);
          expect(movedMark(there, 'ArrowUp', count)).toBe(marked);
          marked = there;
        }
      }),
    );
  });

  it('[D-SHIPPING-11] goes to the ends by Home and End', () => {
    expect(movedMark(1, 'Home', 3)).toBe(0);
    expect(movedMark(0, 'End', 3)).toBe(2);
    expect(movedMark(-1, 'ArrowDown', 3)).toBe(0);
    expect(movedMark(2, 'ArrowDown', 3)).toBe(-1);
    expect(movedMark(-1, 'ArrowUp', 3)).toBe(2);
  });
});
