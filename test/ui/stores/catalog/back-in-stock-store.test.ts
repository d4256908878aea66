import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { EmailDoubted } from '#ports/notice/email-doubted.ts';
import { ProductAvailable } from '#ports/notice/product-available.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { chips } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { BackInStockStore } from '#ui/stores/catalog/back-in-stock-store.ts';

const { productId } = chips;

describe('the form of a product that is gone', () => {
  it('keeps the wish once for two quick presses, and the e-mail it was kept for', async () => {
    const asked: string[] = [];
    const store = new BackInStockStore(
      coreOf({ notifyWhenBack: (_, email) => Effect.sync(() => void asked.push(email)) }),
      productId,
    );
    const [first, second] = await Promise.all([store.ask(' ada@example.com '), store.ask('x')]);
    expect([first, second]).toEqual([true, false]);
    expect(asked).toEqual([' ada@example.com ']);
    expect(store.toldTo).toBe('ada@example.com');
    expect(store.problem).toBeUndefined();
  });

  it('[NOTIFYME-02] asks about an unusual e-mail, and takes it when it is sent once more', async () => {
    const sure: boolean[] = [];
    const store = new BackInStockStore(
      coreOf({
        notifyWhenBack: (_, email, isSure) => {
          sure.push(isSure);
          return isSure ? Effect.void : Effect.fail(new EmailDoubted({ email: email.trim() }));
        },
      }),
      productId,
    );
    expect(await store.ask('ada@example.museum')).toBe(false);
    expect(store.doubted).toBe('ada@example.museum');
    expect(await store.ask('bea@example.museum')).toBe(false);
    expect(await store.ask(' bea@example.museum ')).toBe(true);
    expect(store.doubted).toBeUndefined();
    expect(sure).toEqual([false, false, true]);
  });

  it('says what failed, can be sent again, and knows when the product is back', async () => {
    const failures = [new ShopUnreachable({ why: 'offline' }), new ProductAvailable({ productId })];
    const store = new BackInStockStore(
      coreOf({
        notifyWhenBack: () => {
          const failure = failures.shift();
          return failure === undefined ? Effect.void : Effect.fail(failure);
        },
      }),
      productId,
    );
    expect(await store.ask('ada@example.com')).toBe(false);
    expect(store.problem).toMatchObject({ failure: { _tag: 'ShopUnreachable' } });
    expect(store.isBack).toBe(false);
    await store.ask('ada@example.com');
    expect(store.isBack).toBe(true);
    expect(await store.ask('ada@example.com')).toBe(true);
  });
});
