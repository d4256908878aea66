import { Effect } from 'effect';
import { makeSyncCart } from '#application/cart/sync-cart.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { addLine, changeQuantity } from '#domain/cart/lines/edit-lines.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import type { AccountCarts } from '#ports/cart/account-carts.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import { makeMemoryAccountCarts } from '#test/doubles/cart/memory-account-carts.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryCurrentCheckout } from '#test/doubles/checkout/memory-current-checkout.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryIds } from '#test/doubles/device/memory-ids.ts';
import { makeMemoryTurns } from '#test/doubles/device/memory-turns.ts';
import { makeMemoryShopperMemory } from '#test/doubles/session/memory-shopper-memory.ts';
import { makeMemorySignInSession } from '#test/doubles/sign-in/memory-sign-in-session.ts';
import { sara } from '#test/ui/customers.ts';

const ids = makeMemoryIds();

/** One browser, or one terminal: a cart at hand, somebody signed in or not, and any number of tabs. */
export const device = (
  carts: AccountCarts,
  start: readonly CartLine[] = [],
  currentCart: CurrentCart = makeMemoryCurrentCart({ lines: start }),
) => {
  const clock = makeMemoryClock();
  const session = makeMemorySignInSession(clock);
  const turns = makeMemoryTurns();
  const checkout = makeMemoryCurrentCheckout();
  const memory = makeMemoryShopperMemory();
  const tab = () =>
    makeSyncCart({
      signInSession: session,
      currentCart,
      accountCarts: carts,
      idGenerator: ids,
      oneAtATime: turns,
      currentCheckout: checkout,
      shopperMemory: memory,
    });
  const accessToken = { accessToken: 'token', expiresAt: 4e9, scopes: [], claims: {} };
  return {
    session,
    currentCart,
    checkout,
    memory,
    tab,
    sync: tab(),
    signIn: async (customer: Customer = sara) => {
      await Effect.runPromise(session.saveTokens({ accessToken }));
      await Effect.runPromise(session.saveCustomer(customer));
    },
    add: (line: CartLine) =>
      Effect.runPromise(currentCart.change((cart) => withLines(cart, addLine(cart.lines, line)))),
    set: (lineId: string, quantity: number) =>
      Effect.runPromise(
        currentCart.change((cart) => withLines(cart, changeQuantity(cart.lines, lineId, quantity))),
      ),
    cart: () => Effect.runPromise(currentCart.read),
    quantities: async () =>
      (await Effect.runPromise(currentCart.read)).lines.map(({ id, quantity }) => [id, quantity]),
  };
};

export type Device = ReturnType<typeof device>;

export const accountOf = (lines: readonly CartLine[] = []) => {
  const carts = makeMemoryAccountCarts();
  const { id: accountId, accountContacts } = sara;
  const { email } = accountContacts;
  const save = { lines, amount: 0 as never, version: 0, token: 'elsewhere' };
  if (lines.length > 0) Effect.runSync(carts.save({ accountId, email }, save));
  return carts;
};
