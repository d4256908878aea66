import { Effect } from 'effect';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeMemoryAccountCarts } from '#adapters/memory/memory-account-carts.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { AccountCarts } from '#ports/account-carts.ts';
import { ShopUnreachable } from '#ports/failures.ts';
import { device } from '#test/application/cart/account-devices.ts';
import { product, sells } from '#test/arbitraries/cart.ts';
import { sara } from '#test/ui/stores/customers.ts';

const failure = new ShopUnreachable({ call: 'savecartwebdata', text: 'Network Error' });
const ids = ['CHP-0101', 'POP-0203', 'PRZ-0301'];

type Action =
  | { readonly do: 'add'; readonly id: string; readonly quantity: number }
  | { readonly do: 'sync'; readonly tab: number }
  | { readonly do: 'leave' };

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
  fc.constantFrom('answered', 'answered', 'never sent', 'answer lost', 'answer lost'),
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
            } else {
              const sync = action.do === 'sync' ? tabs[action.tab]?.() : browser.sync('leaving');
              if (sync) running.push(Effect.runPromise(Effect.exit(sync)));
            }
          }
          await Promise.all(running);
        };
        await scheduler.waitFor(Promise.all(devices.map((_, index) => play(index))));
        calm = true;
        for (let again = 0; again < 2; again += 1) {
          for (const browser of [...devices, first]) {
            await scheduler.waitFor(Effect.runPromise(browser.sync()));
          }
        }
        const expected = total(put);
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
