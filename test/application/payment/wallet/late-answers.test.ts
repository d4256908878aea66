import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { OrderUnanswered } from '#ports/order/order-failures.ts';
import { ShopFailed, ShopUnreachable } from '#ports/session/call-failures.ts';
import { pays, plano, redacted, withChips } from '#test/application/payment/wallet/wallet-shop.ts';
import { popcorn } from '#test/fixtures.ts';

const { runPromise } = Effect;

describe('an order by wallet whose sheet does not wait', () => {
  it('[P-49] cancelled before the approval: nothing was sent and the cart stays', async () => {
    const shop = await withChips(async (sheet) => {
      await sheet.place(redacted(plano));
    });
    const before = await runPromise(shop.cart.read);
    expect(await shop.press()).toMatchObject({ is: 'cancelled' });
    expect(await runPromise(shop.cart.read)).toEqual(before);
    expect(shop.desk.submissions).toEqual([]);
  });

  it('[P-49] cancelled while the order is on its way: it is the order that counts', async () => {
    const shop = await withChips(async (sheet) => {
      await sheet.place(redacted(plano));
      void sheet.approve(plano);
    });
    expect(await shop.press()).toMatchObject({ is: 'placed' });
    expect(shop.desk.orders.size).toBe(1);
  });

  it('[P-48] an order that takes too long: the sheet hears no, the page that it is checked', async () => {
    const told: string[] = [];
    const shop = await withChips(
      async (sheet) => {
        await sheet.place(redacted(plano));
        const verdict = sheet.approve(plano);
        await until(() => shop.desk.submissions.length > 0);
        shop.clock.advance(25_000);
        expect(await verdict).toEqual({ is: 'not-paid', faults: [] });
        told.push('sheet');
        shop.clock.advance(60_000);
      },
      {
        failures: [
          new OrderUnanswered({ because: new ShopUnreachable({ why: { timeoutMs: 60_000 } }) }),
          new OrderUnanswered({ because: new ShopUnreachable({ why: { timeoutMs: 60_000 } }) }),
        ],
      },
    );
    const pressed = shop.press({ from: 'cart' }, () => told.push('checking'));
    await until(() => told.includes('sheet'));
    await until(() => {
      shop.clock.advance(1000);
      return shop.desk.submissions.length >= 3;
    });
    // Asked again under the same key until the shop could say: one order.
    expect(await pressed).toMatchObject({ is: 'placed' });
    expect(told).toEqual(['checking', 'sheet']);
    expect(new Set(shop.desk.submissions.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('[P-48] an end nobody knows is asked for by the next press, under the same key', async () => {
    const lost = () =>
      new OrderUnanswered({ because: new ShopFailed({ text: 'trouble', reference: 'r-1' }) });
    const shop = await withChips((sheet) => pays(sheet), {
      failures: [lost(), lost(), lost(), lost()],
    });
    const pressed = shop.press();
    await until(() => {
      shop.clock.advance(1000);
      return shop.desk.submissions.length >= 4;
    });
    expect(await pressed).toMatchObject({ is: 'unknown', canBeAsked: true });
    const guarded = await runPromise(shop.checkout.read);
    const [{ idempotencyKey } = { idempotencyKey: '' }] = shop.desk.submissions;
    expect(guarded).toMatchObject({ idempotencyKey, isApplePay: false });
    expect(await shop.press()).toMatchObject({ is: 'placed' });
    expect(shop.desk.submissions.at(-1)?.idempotencyKey).toBe(idempotencyKey);
    expect(shop.desk.orders.size).toBe(1);
    expect(await runPromise(shop.checkout.read)).not.toHaveProperty('idempotencyKey');
  });

  it('[P-48] an end nobody knows belongs to its product: another one is another order', async () => {
    const lost = () =>
      new OrderUnanswered({ because: new ShopFailed({ text: 'trouble', reference: 'r-1' }) });
    const shop = await withChips((sheet) => pays(sheet), {
      failures: [lost(), lost(), lost(), lost()],
    });
    const first = { from: 'product', product: popcorn, quantity: 1 } as const;
    const pressed = shop.press(first);
    await until(() => {
      shop.clock.advance(1000);
      return shop.desk.submissions.length >= 4;
    });
    expect(await pressed).toMatchObject({ is: 'unknown' });
    const [{ idempotencyKey } = { idempotencyKey: '' }] = shop.desk.submissions;
    expect(await shop.press({ ...first, quantity: 2 })).toMatchObject({ is: 'placed' });
    expect(shop.desk.submissions.at(-1)?.idempotencyKey).not.toBe(idempotencyKey);
    expect(shop.desk.submissions.at(-1)?.draft.lines.products).toMatchObject([{ quantity: 2 }]);
  });
});

const until = async (isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 2000; turn += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect.unreachable('it never became so');
};
