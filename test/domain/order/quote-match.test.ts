import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText } from '#domain/content/canonical-text.ts';
import type { Cents } from '#domain/money/cents.ts';
import {
  isSamePrice,
  type PricedAnew,
  quoteBasis,
  quoteMatch,
} from '#domain/order/quote/quote-match.ts';
import { orderPrices } from '#test/arbitraries/money.ts';

const now = 1000;
const priced = (): fc.Arbitrary<PricedAnew> =>
  fc.record({
    basis: fc.constantFrom('a', 'b'),
    price: orderPrices(),
    unavailable: fc.constant([]),
    priceChanges: fc.constant([]),
  });
const promisedFrom = ({ basis, price }: PricedAnew, expiresAt = now + 1) => ({
  basis,
  price,
  expiresAt,
});
const change = { productId: 'A', title: 'A', oldPrice: 1 as Cents, newPrice: 2 as Cents };
const missing = { productId: 'A', title: 'A', requested: 2, available: 1 };

describe('whether an order is still what was promised', () => {
  it('holds for the very price that was promised', () => {
    fc.assert(
      fc.property(priced(), (anew) => {
        expect(quoteMatch(promisedFrom(anew), anew, now)).toEqual({ kind: 'holds' });
      }),
    );
  });

  it('holds for nothing that differs by a cent, a line or a destination', () => {
    fc.assert(
      fc.property(priced(), priced(), (promised, anew) => {
        const isSame =
          promised.basis === anew.basis &&
          JSON.stringify(promised.price) === JSON.stringify(anew.price);
        expect(quoteMatch(promisedFrom(promised), anew, now)).toEqual(
          isSame
            ? { kind: 'holds' }
            : { kind: 'changed', oldTotal: promised.price.totalAmount, isTampered: false },
        );
      }),
    );
  });

  it('holds for no other goods at the same price, and no price the client made up', () => {
    fc.assert(
      fc.property(priced(), (anew) => {
        const promised = promisedFrom(anew);
        const changed = { kind: 'changed', oldTotal: anew.price.totalAmount };
        expect(quoteMatch({ ...promised, basis: 'c' }, anew, now)).toEqual({
          ...changed,
          isTampered: false,
        });
        expect(quoteMatch(promised, { ...anew, priceChanges: [change] }, now)).toEqual({
          ...changed,
          isTampered: true,
        });
      }),
    );
  });

  it('ends with its time, and is unknown where there is none', () => {
    fc.assert(
      fc.property(priced(), (anew) => {
        expect(quoteMatch(promisedFrom(anew, now), anew, now)).toEqual({ kind: 'expired' });
        expect(quoteMatch(undefined, anew, now)).toEqual({ kind: 'unknown' });
      }),
    );
  });

  it('says first what is missing, then what changed', () => {
    fc.assert(
      fc.property(priced(), priced(), (promised, anew) => {
        const short = { ...anew, unavailable: [missing], priceChanges: [change] };
        expect(quoteMatch(promisedFrom(promised), short, now)).toEqual({
          kind: 'unavailable',
          items: [missing],
        });
      }),
    );
  });

  it('knows prices somebody made up from prices that changed', () => {
    fc.assert(
      fc.property(priced(), priced(), (promised, anew) => {
        const match = quoteMatch(promisedFrom(promised), { ...anew, priceChanges: [change] }, now);
        expect(match).toEqual({
          kind: 'changed',
          oldTotal: promised.price.totalAmount,
          isTampered: promised.basis === anew.basis,
        });
      }),
    );
  });
});

describe('two prices', () => {
  it('are the same when no part differs, whichever comes first', () => {
    fc.assert(
      fc.property(orderPrices(), orderPrices(), (one, other) => {
        expect(isSamePrice(one, one)).toBe(true);
        expect(isSamePrice(one, other)).toBe(isSamePrice(other, one));
        expect(isSamePrice(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });

  it('differ by any one part', () => {
    fc.assert(
      fc.property(orderPrices(), (price) => {
        for (const part of Object.keys(price) as (keyof typeof price)[]) {
          expect(isSamePrice(price, { ...price, [part]: price[part] + 1 })).toBe(false);
        }
      }),
    );
  });
});

describe('what a price depends on', () => {
  const line = {
    kind: 'product' as const,
    productId: 'A',
    quantity: 1,
    unitPrice: 5 as Cents,
    contents: [],
  };
  const destination = { state: 'NY', zipcode: '10001' };

  it('is the place however its state is written, the goods and their prices', () => {
    const basis = quoteBasis(destination, 'L1', [line]);
    expect(quoteBasis({ ...destination, state: ' ny ' }, 'L1', [line])).toBe(basis);
    expect(basis).toContain('"NY"');
    const renamed = { ...line, name: 'Other', total: 5 };
    expect(quoteBasis(destination, 'L1', [renamed])).toBe(basis);
    for (const other of [
      quoteBasis({ ...destination, state: 'NJ' }, 'L1', [line]),
      quoteBasis({ ...destination, zipcode: '10002' }, 'L1', [line]),
      quoteBasis(destination, 'L2', [line]),
      quoteBasis(destination, 'L1', []),
      quoteBasis(destination, 'L1', [{ ...line, productId: 'B' }]),
      quoteBasis(destination, 'L1', [{ ...line, quantity: 2 }]),
      quoteBasis(destination, 'L1', [{ ...line, unitPrice: 6 as Cents }]),
      quoteBasis(destination, 'L1', [{ ...line, contents: [{ productId: 'B', quantity: 1 }] }]),
      quoteBasis(destination, 'L1', [{ ...line, kind: 'bundle' }]),
    ]) {
      expect(other).not.toBe(basis);
    }
  });
});

describe('the one text of a value', () => {
  it('does not depend on the order of keys, and tells different values apart', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalText(turned)).toBe(canonicalText(value));
        expect(canonicalText({ ...value, extra: 1 })).not.toBe(
          canonicalText({ ...value, extra: 2 }),
        );
      }),
    );
  });

  it('is JSON that reads back as the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalText(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(canonicalText({ b: [1, { d: 2, c: null }], a: undefined, ab: 'x' })).toBe(
      '{"ab":"x","b":[1,{"c":null,"d":2}]}',
    );
    expect(canonicalText(undefined)).toBe('null');
  });
});
