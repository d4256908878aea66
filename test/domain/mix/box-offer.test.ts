import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOffer } from '#domain/mix/box-offer.ts';
import type { Cents } from '#domain/money/cents.ts';
import { boxOfThirty } from '#test/arbitraries/mix.ts';
import { prices } from '#test/arbitraries/money.ts';

const sizes = fc.integer({ min: 1, max: 200 });
const bag = (price: number) => ({ mixable: true, available: true, price: price as Cents });

describe('what a bag costs in a box', () => {
  it('[MIX-04] is offered only where it is less, and is the box’s share of a bag to half a cent', () => {
    fc.assert(
      fc.property(prices(), prices(), sizes, (price, boxPrice, packSize) => {
        const offer = boxOffer(bag(price), { packSize, price: boxPrice });
        if (offer === undefined) {
          // Half a cent at most is hidden by rounding.
          expect(boxPrice / packSize).toBeGreaterThanOrEqual(price - 0.5);
          return;
        }
        expect(offer.packSize).toBe(packSize);
        expect(Math.abs(offer.each - boxPrice / packSize)).toBeLessThanOrEqual(0.5);
        expect(offer.each).toBeLessThan(price);
        expect(boxPrice).toBeLessThan(price * packSize);
      }),
    );
  });

  it('is not offered of what no mix may hold, of what is sold out, and of boxes without a price', () => {
    const { price: _price, ...unpriced } = { ...boxOfThirty, price: undefined };
    fc.assert(
      fc.property(prices(), sizes, (price, packSize) => {
        const cheap = { packSize, price: 0 as Cents };
        expect(boxOffer({ ...bag(price), mixable: false }, cheap)).toBeUndefined();
        expect(boxOffer({ available: true, price }, cheap)).toBeUndefined();
        expect(boxOffer({ ...bag(price), available: false }, cheap)).toBeUndefined();
        expect(boxOffer(bag(price), { ...unpriced, packSize })).toBeUndefined();
      }),
    );
  });

  it('of the design’s bag is 89 cents beside 1.29', () => {
    const rules = { packSize: 30, price: 2675 as Cents };
    expect(boxOffer(bag(129), rules)).toEqual({ packSize: 30, each: 89 });
    expect(boxOffer(bag(90), rules)).toEqual({ packSize: 30, each: 89 });
    expect(boxOffer(bag(89), rules)).toBeUndefined();
  });
});
