import { describe, expect, it } from 'vitest';
import { ratedStates, sandboxRates } from '#sandbox/taxes/sandbox-rates.ts';

describe('sandboxRates', () => {
  it('knows the fifty states and DC', () => {
    expect(ratedStates).toHaveLength(51);
    expect(new Set(ratedStates).size).toBe(51);
  });

  it.each([
    ['ME', 5500, 5500, 5500],
    ['TN', 4000, 7000, 7000],
    ['MS', 5000, 7000, 7000],
    ['ID', 6000, 6000, 6000],
    ['SD', 4200, 4200, 4200],
    ['UT', 3000, 3000, 4850],
    ['AL', 2000, 2000, 4000],
    ['NC', 2000, 4750, 4750],
    ['VA', 1000, 1000, 4300],
    ['MO', 1225, 1225, 4225],
    ['TX', 0, 6250, 6250],
    ['NY', 0, 4000, 4000],
    ['FL', 0, 6000, 6000],
    ['IL', 0, 6250, 6250],
    ['CA', 0, 0, 7250],
    ['OR', 0, 0, 0],
  ])(
    '%s takes %d on snacks, %d on candy, %d on merchandise',
    (state, snack, candy, merchandise) => {
      expect(sandboxRates(state)?.rates).toMatchObject({ snack, candy, merchandise });
    },
  );

  it('taxes soft drinks in California, candy not', () => {
    expect(sandboxRates('CA')?.rates).toMatchObject({ candy: 0, 'soft-drink': 7250 });
  });

  it('keeps every rate a whole number from zero to ten percent, gift cards free', () => {
    for (const state of ratedStates) {
      const found = sandboxRates(state);
      const rates = Object.values(found?.rates ?? {});
      expect(rates).toHaveLength(5);
      expect(rates.every((rate) => Number.isInteger(rate) && rate >= 0 && rate <= 10_000)).toBe(
        true,
      );
      expect(found?.rates['gift-card']).toBe(0);
    }
  });

  it('taxes shipping in two states', () => {
    const taxing = ratedStates.filter((state) => (sandboxRates(state)?.shippingRate ?? 0) > 0);
    expect(taxing).toEqual(['NY', 'TX']);
  });

  it('reads the state in any letter case, and knows no other place', () => {
    expect(sandboxRates(' tx ')).toEqual(sandboxRates('TX'));
    for (const place of ['PR', 'XX', '', '__proto__', 'constructor']) {
      expect(sandboxRates(place)).toBeUndefined();
    }
  });
});
