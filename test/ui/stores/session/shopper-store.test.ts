import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { guest } from '#domain/account/shopper.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { sara } from '#test/ui/customers.ts';
import { coreOf, type FlatUseCases } from '#test/ui/memory-core.ts';
import { ShopperStore } from '#ui/stores/session/shopper-store.ts';

const storeOf = (useCases: Partial<FlatUseCases>) => new ShopperStore(coreOf(useCases));

describe('ShopperStore', () => {
  it('[AUTH-03] is nobody until the device was looked at, then who it remembers', async () => {
    const shopper = storeOf({
      readShopper: () => Effect.succeed({ role: 'customer', customer: sara }),
    });
    expect(shopper.shopper).toBeUndefined();
    await shopper.read();
    expect(shopper.customer).toBe(sara);
    expect(shopper.returned).toBe(false);
  });

  it('[AUTH-05] [NAV-09] is a guest after signing out, which leads nowhere', () => {
    const shopper = storeOf({});
    shopper.signedIn(sara);
    shopper.leave();
    expect(shopper.shopper).toEqual(guest);
    expect(shopper.ended).toBe(0);
    expect(shopper.returned).toBe(false);
  });

  it('[SESS-05] a session that ended by itself counts, one that was ended does not', () => {
    for (const [reason, ended] of [
      ['user', 0],
      ['sessionexpired', 1],
      ['invalidtoken', 1],
    ] as const) {
      const shopper = storeOf({});
      shopper.become(sara);
      shopper.hear({ name: 'showApiFailAlert', error: 'x' });
      expect(shopper.customer).toBe(sara);
      shopper.hear({ name: 'logout', reason });
      expect(shopper.customer).toBeUndefined();
      expect(shopper.ended).toBe(ended);
    }
  });

  it('asks the shop for the account once, and keeps what it has when that fails', async () => {
    let asked = 0;
    const newer = { ...sara, optInCodes: ['SHOP_NEWS'] };
    const shopper = storeOf({
      refreshCustomer: () => {
        asked += 1;
        return asked === 1
          ? Effect.succeed(newer)
          : Effect.fail(new ShopUnreachable({ why: 'offline' }));
      },
    });
    shopper.become(sara);
    await shopper.refresh();
    await shopper.refresh();
    expect(asked).toBe(1);
    expect(shopper.customer).toBe(newer);
    shopper.leave();
    shopper.become(sara);
    await shopper.refresh();
    expect(asked).toBe(2);
    expect(shopper.customer).toBe(sara);
    expect(shopper.fresh).toBe(true);
  });
});
