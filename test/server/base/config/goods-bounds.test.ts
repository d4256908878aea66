import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigRefused, readConfig } from '#server/base/config/config.ts';
import { readGoodsBounds } from '#server/base/config/goods-bounds.ts';
import { usualGoodsBounds } from '#server/base/parts/goods-bounds.ts';

const secrets = {
  CRUNCH_SESSION_SECRET: 'a session secret of thirty-two letters',
  CRUNCH_GATEWAY_SECRET: Buffer.alloc(32, 7).toString('base64'),
  CRUNCH_IDENTITY_TOKEN: 'an-identity-token-of-enough-letters',
};
const read = (environment: Record<string, string>) => readConfig({ ...secrets, ...environment });

describe('how much one shopper may keep from the others', () => {
  it('has defaults', () => {
    expect(read({}).goods).toEqual(usualGoodsBounds);
  });

  it('is set by environment, money in dollars and times in seconds', () => {
    const { goods } = read({
      CRUNCH_ORDER_LINES: '20',
      CRUNCH_ORDER_UNITS: '200',
      CRUNCH_ORDER_VALUE: '750',
      CRUNCH_HELD_UNITS: '300',
      CRUNCH_HELD_UNITS_OF_ADDRESS: '900',
      CRUNCH_CHALLENGE_SECONDS: '120',
    });
    expect(goods).toEqual({
      order: { lines: 20, units: 200, value: 75_000 },
      heldOfShopper: 300,
      heldOfAddress: 900,
      challenge: 120_000,
    });
  });

  it.each([
    ['CRUNCH_ORDER_LINES', '0'],
    ['CRUNCH_ORDER_UNITS', '-1'],
    ['CRUNCH_ORDER_VALUE', '49.99'],
    ['CRUNCH_HELD_UNITS', 'many'],
    ['CRUNCH_HELD_UNITS_OF_ADDRESS', '0'],
    ['CRUNCH_CHALLENGE_SECONDS', '5'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigRefused);
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it('never lets fewer be on hold than one order may take', () => {
    const some = fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined });
    fc.assert(
      fc.property(some, some, some, (units, ofShopper, ofAddress) => {
        const { order, heldOfShopper, heldOfAddress } = readGoodsBounds({
          ...(units !== undefined && { CRUNCH_ORDER_UNITS: units }),
          ...(ofShopper !== undefined && { CRUNCH_HELD_UNITS: ofShopper }),
          ...(ofAddress !== undefined && { CRUNCH_HELD_UNITS_OF_ADDRESS: ofAddress }),
        });
        expect(heldOfShopper).toBeGreaterThanOrEqual(order.units);
        expect(heldOfAddress).toBeGreaterThanOrEqual(heldOfShopper);
      }),
    );
  });
});
