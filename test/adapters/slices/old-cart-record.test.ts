import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';

/** A record as builds up to November 2026 wrote it, letter for letter. */
const oldChips =
  '{"productId":"CHP-0101","quantity":2,"currentPrice":4.29,"id":"CHP-0101","title":"Salt & Vinegar Chips","preOrder":true,"preOrderText":"Ships in May","imagePath":"/packs/chips.svg","size":"9 oz"}';
const oldCard =
  '{"productId":"GFT-0002","quantity":1,"currentPrice":25,"id":"GFT-0002-7f3a","title":"Gift card","gift":{"firstName":"Ada","lastName":"Byron","recipientEmail":"ada@example.com","giftMessage":"Enjoy"}}';
const oldMix =
  '{"productId":"MYOMP-30-3","quantity":1,"currentPrice":19.99,"id":"MYOMP-30-3","title":"Movie night","multipack":true,"multipackList":[{"productId":"CHP-0101","quantity":18},{"productId":"POP-0203","quantity":12}],"zNonSku":"ZMIX30"}';
const oldPack =
  '{"productId":"VAR-0001","quantity":1,"id":"VAR-0001","title":"Party pack","bundleId":"VAR-0001","virtualSku":"V-1","products":[{"productId":"CHP-0101","quantity":6,"title":"Salt & Vinegar Chips"},{"productId":"POP-0203","quantity":6}]}';
const oldCart = `{"version":1,"value":{"lines":[${oldChips},${oldCard},${oldMix},${oldPack}],"coupon":{"couponName":"SAVE5","cartAmount":28.57,"discount":5,"discountedAmount":23.57,"message":"5 dollars off","freeOrder":false,"cartID":"cart-1","date":"2026-11-02T10:00:00.000Z"},"shipping":{"shippingCharge":4.99,"shippingSku":"SHIP-1","freeShippingThreshold":15},"tax":{"totalTax":1.65,"lines":[{"category":"snack","tax":1.65}]},"link":{"accountId":"account-1","token":"7f3c1b9e-5c0e-4b44-9b0f-3f0a4a1d2c11","persistCartId":"stored-1","version":7,"base":[${oldChips}],"merge":{"state":"merged","from":[${oldChips}],"saved":[${oldMix}],"lastMix":3},"lastMix":4,"placing":{"quoteId":"quote-1","lines":[${oldChips}]}},"turn":{"cartMerge":false,"reOrderMergeFlag":true,"cartMergeBeforeReOrder":false}}}`;

const key = 'crunchcart:v1:cart';
const openOld = (text: string) => {
  const values = new Map<StorageKey, string>([[key, text]]);
  return { values, cart: makeStoredCurrentCart(makeMemoryKeyValueStorage(values)) };
};
const read = (text: string): Promise<Cart> => Effect.runPromise(openOld(text).cart.read);

describe('a cart stored by an older build', () => {
  it('[STORE-10] is read whole: every kind of line, coupon, shipping, tax and link', async () => {
    const cart = await read(oldCart);
    const chips = {
      ...{ kind: 'product', id: 'CHP-0101', productId: 'CHP-0101', quantity: 2, unitPrice: 429 },
      ...{ title: 'Salt & Vinegar Chips', preOrder: true, preOrderText: 'Ships in May' },
      ...{ imagePath: '/packs/chips.svg', size: '9 oz' },
    };
    const mix = {
      ...{ kind: 'mix', id: 'MYOMP-30-3', productId: 'MYOMP-30-3', quantity: 1, unitPrice: 1999 },
      ...{ title: 'Movie night', nonSku: 'ZMIX30' },
      contents: [
        { productId: 'CHP-0101', quantity: 18 },
        { productId: 'POP-0203', quantity: 12 },
      ],
    };
    expect(cart).toEqual({
      lines: [
        chips,
        {
          ...{ kind: 'product', id: 'GFT-0002-7f3a', productId: 'GFT-0002', quantity: 1 },
          ...{ unitPrice: 2500, title: 'Gift card' },
          gift: {
            ...{ firstName: 'Ada', lastName: 'Byron' },
            ...{ recipientEmail: 'ada@example.com', giftMessage: 'Enjoy' },
          },
        },
        mix,
        {
          ...{ kind: 'bundle', id: 'VAR-0001', productId: 'VAR-0001', quantity: 1 },
          ...{ title: 'Party pack', bundleId: 'VAR-0001', virtualSku: 'V-1' },
          products: [
            { productId: 'CHP-0101', quantity: 6, title: 'Salt & Vinegar Chips' },
            { productId: 'POP-0203', quantity: 6 },
          ],
        },
      ],
      coupon: {
        ...{ couponName: 'SAVE5', cartAmount: 2857, discount: 500, discountedAmount: 2357 },
        ...{ message: '5 dollars off', freeOrder: false, cartID: 'cart-1' },
        date: '2026-11-02T10:00:00.000Z',
      },
      shipping: { shippingCharge: 499, shippingSku: 'SHIP-1', freeShippingThreshold: 1500 },
      tax: { totalTax: 165, lines: [{ category: 'snack', tax: 165 }] },
      link: {
        ...{ accountId: 'account-1', token: '7f3c1b9e-5c0e-4b44-9b0f-3f0a4a1d2c11' },
        ...{ persistCartId: 'stored-1', version: 7, base: [chips], lastMix: 4 },
        merge: { state: 'merged', from: [chips], saved: [mix], lastMix: 3 },
        placing: { quoteId: 'quote-1', lines: [chips] },
      },
      turn: { cartMerge: false, reOrderMergeFlag: true, cartMergeBeforeReOrder: false },
    });
  });

  it('[STORE-10] is written in the same form, so that a tab of the older build still reads it', async () => {
    const { values, cart } = openOld(oldCart);
    await Effect.runPromise(Effect.flatMap(cart.read, cart.replace));
    expect(JSON.parse(values.get(key) ?? '')).toEqual(JSON.parse(oldCart));
  });

  it('[STORE-14] a line that names two kinds, or half of one, is unreadable', async () => {
    const both = `${oldMix.slice(0, -1)},"bundleId":"VAR-0001","products":[],"virtualSku":"V-1"}`;
    const half = '{"productId":"MYOMP-30-1","quantity":1,"id":"MYOMP-30-1","multipack":true}';
    for (const line of [both, half, oldChips.replace('"quantity":2', '"quantity":-2')]) {
      expect(await read(`{"version":1,"value":{"lines":[${line}]}}`)).toEqual({ lines: [] });
    }
  });
});
