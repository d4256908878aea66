import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { placingBegun, withoutOrdered } from '#domain/cart/linked-cart.ts';
import type { AccountCarts } from '#ports/cart/account-carts.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { device } from '#test/application/cart/account-devices.ts';
import { product } from '#test/arbitraries/cart.ts';
import { makeMemoryAccountCarts } from '#test/doubles/cart/memory-account-carts.ts';
import { sara } from '#test/ui/customers.ts';

const { runPromise } = Effect;

/** A page that closes sends its cart, and the request stays on the way until it is let through. */
const slowToLeave = (carts: AccountCarts) => {
  const onTheWay: (() => Promise<unknown>)[] = [];
  const slow: AccountCarts = {
    ...carts,
    save: (owner, save) => {
      if (save.leaving !== true) return carts.save(owner, save);
      onTheWay.push(() => runPromise(Effect.exit(carts.save(owner, save))));
      return Effect.fail(new ShopUnreachable({ why: 'offline' }));
    },
  };
  return { slow, arrive: () => Promise.all(onTheWay.map((send) => send())) };
};

it('[CART-19] [MERGE-11] what a closed page sent and comes late brings nothing back that was ordered', async () => {
  const carts = makeMemoryAccountCarts();
  const { slow, arrive } = slowToLeave(carts);
  const phone = device(slow);
  const laptop = device(carts);
  await phone.signIn();
  await laptop.signIn();
  await runPromise(phone.sync());
  await runPromise(laptop.sync());

  await phone.add(product('CHP-0101', 5));
  await runPromise(Effect.exit(phone.sync('leaving')));
  await laptop.add(product('POP-0203', 6));
  await runPromise(laptop.sync());
  await runPromise(phone.sync());
  await runPromise(laptop.sync());
  await arrive();
  await runPromise(laptop.sync());
  const both = [
    ['POP-0203', 6],
    ['CHP-0101', 5],
  ];
  expect(await laptop.quantities()).toEqual(both);

  const { link } = await runPromise(
    laptop.currentCart.change((cart) => placingBegun(cart, 'quote-1')),
  );
  const order = { quoteId: 'quote-1', orderId: 'CC-1', token: link?.token ?? '' };
  carts.order(sara.id, order, link?.placing?.lines ?? []);
  await runPromise(laptop.currentCart.change((cart) => withoutOrdered(cart, 'quote-1')));
  for (const browser of [phone, laptop]) {
    await runPromise(browser.sync());
    expect(await browser.quantities()).toEqual([]);
  }
  expect(carts.cartOf(sara.id).lines).toEqual([]);
});
