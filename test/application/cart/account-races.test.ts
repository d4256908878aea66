import { Effect } from 'effect';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { placingBegun, withoutOrdered } from '#domain/cart/linked-cart.ts';
import type { AccountCarts } from '#ports/cart/account-carts.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { type Device, device } from '#test/application/cart/account-devices.ts';
import { product, sells } from '#test/arbitraries/cart.ts';
import {
  type MemoryAccountCarts,
  makeMemoryAccountCarts,
} from '#test/doubles/cart/memory-account-carts.ts';
import { sara } from '#test/ui/customers.ts';

const failure = new ShopUnreachable({ why: 'offline' });
const ids = ['CHP-0101', 'POP-0203', 'PRZ-0301'];

type Action =
  | { readonly do: 'add'; readonly id: string; readonly quantity: number }
  | { readonly do: 'sync'; readonly tab: number }
  | { readonly do: 'leave' }
  | { readonly do: 'order' };

const units = fc.integer({ min: 1, max: 5 });
const added = fc.record({
  do: fc.constant('add' as const),
  id: fc.constantFrom(...ids),
  quantity: units,
});
const actions: fc.Arbitrary<Action> = fc.oneof(
  added,
  fc.record({ do: fc.constant('sync' as const), tab: fc.nat({ max: 1 }) }),
  fc.record({ do: fc.constant('leave' as const) }),
  // Of the first browser only: two that order what they share buy it twice, as they asked.
  fc.record({ do: fc.constant('order' as const) }),
);
const goods = fc
  .uniqueArray(fc.record({ id: fc.constantFrom(...ids), quantity: units }), {
    selector: ({ id }) => id,
  })
  .map((lines) => lines.map(({ id, quantity }) => product(id, quantity)));
const browsers = fc.array(
  fc.record({ guest: goods, actions: fc.array(actions, { maxLength: 10 }) }),
  {
    minLength: 2,
    maxLength: 3,
  },
);
/** What becomes of each call, in turn: answered, or lost before or after it was worked on. */
const luck = fc.array(
  fc.constantFrom<Fate>('answered', 'answered', 'never sent', 'answer lost', 'answer lost'),
  {
    maxLength: 24,
  },
);

/** Calls whose requests and answers travel in any order, and are lost as luck will have it. */
const overTheWire = (scheduler: fc.Scheduler, carts: AccountCarts): AccountCarts => {
  const travel = Effect.promise(() => scheduler.schedule(Promise.resolve()));
  const travelling = <Value, Failure>(call: Effect.Effect<Value, Failure>) =>
    Effect.gen(function* () {
      yield* travel;
      const answer = yield* Effect.exit(call);
      yield* travel;
      return yield* answer;
    });
  return {
    read: (owner, token) => travelling(carts.read(owner, token)),
    save: (owner, save) => travelling(carts.save(owner, save)),
  };
};

type Fate = 'answered' | 'never sent' | 'answer lost';

/** Takes orders as the shop does: one a quote, out of the account's cart and with its device's name. */
const tillOf = (carts: MemoryAccountCarts, fate: () => Fate, scheduler: fc.Scheduler) => {
  const placed = new Map<string, readonly CartLine[]>();
  let quotes = 0;
  const submit = async (
    browser: Device,
    quoteId: string,
    lines: readonly CartLine[],
    how: Fate,
  ) => {
    await scheduler.schedule(Promise.resolve());
    if (how === 'never sent') return;
    const { link } = await browser.cart();
    const isOwn = link !== undefined && link.merge?.state !== 'pending';
    if (!placed.has(quoteId)) {
      placed.set(quoteId, lines);
      const order = { quoteId, orderId: `CC-${quoteId}`, token: link?.token ?? '' };
      if (isOwn) carts.order(sara.id, order, lines);
    }
    await scheduler.schedule(Promise.resolve());
    if (how === 'answer lost') return;
    await Effect.runPromise(
      browser.currentCart.change((cart) => withoutOrdered(cart, quoteId, lines)),
    );
  };
  const order = async (browser: Device) => {
    const { link, lines } = await browser.cart();
    if (link === undefined) return;
    const before = link.placing;
    if (before && placed.has(before.quoteId)) {
      return submit(browser, before.quoteId, before.lines, fate());
    }
    if (lines.length === 0) return;
    quotes += 1;
    const quoteId = `quote-${quotes}`;
    const begun = await Effect.runPromise(
      browser.currentCart.change((cart) => placingBegun(cart, quoteId)),
    );
    await submit(browser, quoteId, begun.link?.placing?.lines ?? [], fate());
  };
  /** Whoever never heard asks again. */
  const hear = async (browser: Device) => {
    const { placing } = (await browser.cart()).link ?? {};
    if (placing && placed.has(placing.quoteId)) {
      await submit(browser, placing.quoteId, placing.lines, 'answered');
    }
  };
  /** A press while one is under way is that one (P-23). */
  let underWay: Promise<void> | undefined;
  const press = (browser: Device) => {
    underWay ??= order(browser).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  return { press, hear, ordered: () => [...placed.values()].flat() };
};

const less = (all: Record<string, number>, out: Record<string, number>) => {
  const left = Object.entries(all).map(([id, units]) => [id, units - (out[id] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, units]) => units > 0));
};

const total = (lines: readonly CartLine[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { id, quantity } of lines) sums[id] = (sums[id] ?? 0) + quantity;
  return sums;
};

it('[MERGE-01] [MERGE-11] [CART-19] whatever is lost, late or repeated, no unit is lost and none counted twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      goods,
      browsers,
      luck,
      async (scheduler, saved, plans, fates) => {
        const left = [...fates];
        let calm = true;
        const carts = makeMemoryAccountCarts(() => {
          const fate = calm ? 'answered' : (left.shift() ?? 'answered');
          return fate === 'answered' ? undefined : { failure, done: fate === 'answer lost' };
        });
        const first = device(carts, saved);
        await first.signIn();
        await Effect.runPromise(first.sync());
        calm = false;
        const wire = overTheWire(scheduler, carts);
        const devices = plans.map((plan) => device(wire, plan.guest));
        const put = [...saved, ...plans.flatMap(({ guest }) => guest)];
        const till = tillOf(carts, () => left.shift() ?? 'answered', scheduler);
        const play = async (index: number) => {
          const browser = devices[index];
          if (browser === undefined) return;
          await browser.signIn();
          const tabs = [browser.tab(), browser.tab()];
          const running: Promise<unknown>[] = [];
          for (const action of plans[index]?.actions ?? []) {
            await scheduler.schedule(Promise.resolve());
            if (action.do === 'add') {
              const line = product(action.id, action.quantity);
              put.push(line);
              await browser.add(line);
            } else if (action.do === 'order') {
              if (index === 0) running.push(till.press(browser));
            } else {
              const sync = action.do === 'sync' ? tabs[action.tab]?.() : browser.sync('leaving');
              if (sync) running.push(Effect.runPromise(Effect.exit(sync)));
            }
          }
          await Promise.all(running);
        };
        await scheduler.waitFor(Promise.all(devices.map((_, index) => play(index))));
        calm = true;
        if (devices[0]) await scheduler.waitFor(till.hear(devices[0]));
        for (let again = 0; again < 2; again += 1) {
          for (const browser of [...devices, first]) {
            await scheduler.waitFor(Effect.runPromise(browser.sync()));
          }
        }
        const expected = less(total(put), total([...till.ordered()]));
        for (const browser of [...devices, first]) {
          const { lines } = await browser.cart();
          expect(total(lines)).toEqual(expected);
          expect(new Set(lines.map(sells)).size).toBe(lines.length);
        }
        expect(total(carts.cartOf(sara.id).lines)).toEqual(expected);
      },
    ),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 150) },
  );
});
