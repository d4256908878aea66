import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeHttpAccountCarts } from '#adapters/http/cart/http-account-carts.ts';
import type { Cents } from '#domain/money/cents.ts';
import { answered, failureOf, signedIn, testShop } from '#test/adapters/http/fixture.ts';

const owner = { accountId: 'account-1', email: 'sara@people.example' };
const token = '00000000-0000-4000-8000-000000000001';
const onWire = { productId: 'CHP-0101', quantity: 2, currentPrice: 3.49, title: 'Chips' };
const cart = { persistCartId: 'cart-1', persistCartData: [onWire], cartVersion: 3 };

const cartsAnswering = (data: unknown) =>
  makeHttpAccountCarts(
    testShop({
      values: signedIn(),
      answer: () => answered(200, { responseCode: 200, success: true, data }),
    }).http,
  );
const read = (data: unknown) => Effect.runPromise(cartsAnswering(data).read(owner, token));
const save = { lines: [], amount: 0 as Cents, version: 2, token };

describe('a stored cart, as the storefront answers it', () => {
  it('[API-028] is its lines and version, and no more than was told', async () => {
    const stored = await read({ persistCartData: [], cartVersion: 0 });
    expect(stored).toEqual({ version: 0, lines: [] });
    expect(Object.keys(stored).sort()).toEqual(['lines', 'version']);
  });

  it('[API-028] tells what was saved here, what orders took, and the number of the last mix', async () => {
    const stored = await read({
      ...cart,
      savedHere: { cartVersion: 2, persistCartData: [onWire] },
      orderedHere: [
        { cartVersion: 1, orderId: 'CC-1', quoteId: 'quote-1', persistCartData: [onWire] },
      ],
      lastMix: 4,
    });
    const [line] = stored.lines;
    expect(line).toMatchObject({ productId: 'CHP-0101', quantity: 2 });
    expect(stored).toEqual({
      persistCartId: 'cart-1',
      version: 3,
      lines: [line],
      savedHere: { version: 2, lines: [line] },
      takenHere: [{ version: 1, orderId: 'CC-1', quoteId: 'quote-1', lines: [line] }],
      lastMix: 4,
    });
  });

  it('[API-031] that was not saved is older than the one that is stored, which it tells', async () => {
    const { save: saveIn } = cartsAnswering([{ ...cart, saved: false }]);
    expect(await failureOf(saveIn(owner, save))).toMatchObject({
      _tag: 'CartStale',
      newer: { persistCartId: 'cart-1', version: 3 },
    });
    const saved = cartsAnswering([{ ...cart, saved: true }]).save(owner, save);
    expect(await Effect.runPromise(saved)).toMatchObject({ persistCartId: 'cart-1', version: 3 });
  });
});
