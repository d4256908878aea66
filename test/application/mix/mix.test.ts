import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeAddMixToCart } from '#application/mix/add-mix-to-cart.ts';
import { makeEditMix } from '#application/mix/edit-mix.ts';
import { makeReadMix } from '#application/mix/read-mix.ts';
import { makeShowMixProducts } from '#application/mix/show-mix-products.ts';
import { makeStoreMix } from '#application/mix/store-mix.ts';
import { makeSurpriseMix } from '#application/mix/surprise-mix.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { emptyMixDraft, type MixDraft } from '#domain/mix/mix-draft.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { Cents } from '#domain/money/cents.ts';
import { orderLinesOf } from '#domain/order/order-lines.ts';
import { mix } from '#test/arbitraries/cart.ts';
import { boxOfThirty } from '#test/arbitraries/mix.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryIds } from '#test/doubles/device/memory-ids.ts';
import { makeMemoryCurrentMix, makeMemoryMixCatalog } from '#test/doubles/mix/memory-mix.ts';
import { makeMemorySavedMixes } from '#test/doubles/mix/memory-saved-mixes.ts';
import { makeMemorySignInSession } from '#test/doubles/sign-in/memory-sign-in-session.ts';
import { chips, popcorn } from '#test/fixtures.ts';

const table = (parts: { cart?: Cart; rules?: MixRules; gone?: boolean } = {}) => {
  const rules = parts.rules ?? { ...boxOfThirty, price: 2675 as Cents };
  const mixCatalog = makeMemoryMixCatalog(rules, [
    chips,
    { ...popcorn, available: parts.gone !== true },
  ]);
  const cart = makeMemoryCurrentCart(parts.cart ?? emptyCart);
  const current = makeMemoryCurrentMix();
  return {
    show: makeShowMixProducts(mixCatalog),
    read: makeReadMix(current),
    keep: makeStoreMix(current),
    surprise: makeSurpriseMix(makeMemoryIds()),
    edit: makeEditMix(cart, mixCatalog, current),
    add: makeAddMixToCart({
      currentCart: cart,
      mixCatalog,
      currentMix: current,
      signInSession: makeMemorySignInSession(makeMemoryClock()),
      savedMixes: makeMemorySavedMixes({ rules, mixable: new Set() }),
    }),
    rules,
  };
};

const box = (counts: readonly (readonly [ProductId, number])[], more: Partial<MixDraft> = {}) => ({
  ...emptyMixDraft,
  bags: counts.flatMap(([id, count]) => Array<ProductId>(count).fill(id)),
  ...more,
});
const full = box([
  [chips.productId, 12],
  [popcorn.productId, 18],
]);
const run = Effect.runPromise;
const failureOf = <Failure>(effect: Effect.Effect<unknown, Failure>) => run(Effect.flip(effect));

describe('addMixToCart', () => {
  it('[MIX-01] [MIX-06] [CART-13] puts a full box into the cart under the next number', async () => {
    const { add, read, keep } = table({ cart: { lines: [mix('MYOMP-30-4', { a: 30 })] } });
    await run(keep(full));
    const cart = await run(add(full));
    expect(cart.lines[1]).toMatchObject({
      kind: 'mix',
      id: 'MYOMP-30-5',
      productId: 'MYOMP-30-5',
      quantity: 1,
      title: 'My Mix 5',
      unitPrice: 2675,
      nonSku: 'ZMYOMP30',
    });
    expect(await run(read())).toEqual(emptyMixDraft);
  });

  it('[MIX-11] its non-stock item goes into the order', async () => {
    const cart = await run(table().add(full));
    const [line] = orderLinesOf(cart.lines).multipack;
    expect(line).toMatchObject({ multipackId: 'MYOMP-30-1', nonSku: 'ZMYOMP30', quantity: 1 });
  });

  it('[MIX-05] a box that is not full is refused, stays on the table and leaves the cart alone', async () => {
    const { add, read, keep } = table();
    const half = box([[chips.productId, 22]]);
    await run(keep(half));
    expect(await failureOf(add(half))).toMatchObject({
      _tag: 'InputRefused',
      problems: { mix: { key: 'mix.missing', values: { count: 8 } } },
    });
    expect(await run(read())).toEqual(half);
  });

  it('[MIX-04] asks the shop how large a box is', async () => {
    const small = table({ rules: { ...boxOfThirty, packSize: 2, price: 100 as Cents } });
    const cart = await run(small.add(box([[chips.productId, 2]])));
    expect(cart.lines).toHaveLength(1);
  });

  it('[MIX-01] a name with special characters is refused', async () => {
    expect(await failureOf(table().add({ ...full, name: '<b>' }))).toMatchObject({
      problems: {
        mixName: { key: 'text.characters', values: { field: 'mixName', characters: '< >' } },
      },
    });
  });

  it('[MIX-07] [MIX-09] bags that are gone are told, and nothing is added', async () => {
    expect(await failureOf(table({ gone: true }).add(full))).toMatchObject({
      _tag: 'MixItemsGone',
      productIds: [popcorn.productId],
    });
  });

  it('[MIX-01] an equal box joins the one that is there', async () => {
    const { add } = table();
    await run(add(full));
    const cart = await run(add({ ...full, bags: full.bags.toReversed() }));
    expect(cart.lines).toHaveLength(1);
    expect(cart.lines[0]?.quantity).toBe(2);
  });
});

describe('editMix', () => {
  const inCart = {
    lines: [mix('MYOMP-30-1', { [chips.productId]: 12, [popcorn.productId]: 18 })],
  };

  it('[MIX-08] opens a box of the cart without what is gone, and takes it back repaired', async () => {
    const { edit, add } = table({ cart: inCart, gone: true });
    const draft = await run(edit('MYOMP-30-1'));
    expect(draft.bags).toHaveLength(12);
    expect(draft.replaceMixItems).toEqual([{ productId: popcorn.productId, quantity: 18 }]);
    const repaired = { ...draft, bags: Array<ProductId>(30).fill(chips.productId) };
    const cart = await run(add(repaired));
    expect(cart.lines).toHaveLength(1);
    expect(cart.lines[0]).toMatchObject({ id: 'MYOMP-30-1', title: 'Movie night' });
  });

  it('[MIX-08] a line that is no box cannot be opened', async () => {
    expect(await failureOf(table().edit('CHP-0101'))).toMatchObject({ _tag: 'LineNotFound' });
  });
});

describe('the shelf and surprises', () => {
  it('[MIX-10] shows what may go into a box, with the rules', async () => {
    const { show, rules } = table();
    const seen = await run(show());
    expect(seen.rules).toEqual(rules);
    expect(seen.shelf.map(({ productId }) => productId)).toEqual([
      chips.productId,
      popcorn.productId,
    ]);
  });

  it('[MIX-01] surprise me fills the box', async () => {
    const { surprise, rules } = table();
    const bags = await run(surprise([], [chips.productId, popcorn.productId], rules));
    expect(bags).toHaveLength(30);
  });
});
