import { Effect } from 'effect';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Checkout } from '#domain/checkout/checkout.ts';
import type { CardEntry, CardEntryState } from '#ports/payment/card-vault.ts';
import { adasShipping, memoryShop } from '#test/application/memory-shop.ts';
import { chips } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { PaymentSessionStore } from '#ui/stores/payment/payment-session-store.ts';

const second = 1000;
const minute = 60_000;

const field = (empty: boolean) => ({ empty, valid: !empty, focused: false });
const stateOf = (empty: boolean): CardEntryState => ({
  loaded: true,
  number: field(empty),
  securityCode: field(empty),
  brands: [],
});

/** A shopper on the payment step; `typed` says whether something is in the card fields. */
const opened = async (typed = true) => {
  const shop = memoryShop();
  await Effect.runPromise(shop.addToCart(chips, 1));
  await Effect.runPromise(shop.completeShipping(adasShipping));
  const checkouts: Checkout[] = [];
  const store = new PaymentSessionStore(coreOf(withFields(shop, typed)), {
    now: shop.clock.now,
    visible: () => true,
    checkoutChanged: (checkout) => checkouts.push(checkout),
  });
  await store.open();
  const pass = async (milliseconds: number) => {
    shop.clock.advance(milliseconds);
    await store.look();
  };
  return { shop, store, checkouts, pass };
};

type Shop = ReturnType<typeof memoryShop>;

const withFields = (shop: Shop, typed: boolean) => {
  const told = <Answer extends { readonly entry: CardEntry }>(answer: Answer): Answer => ({
    ...answer,
    entry: { ...answer.entry, state: () => stateOf(!typed) },
  });
  return {
    ...shop,
    startPayment: () => Effect.map(shop.startPayment(), told),
    extendPayment: () => Effect.map(shop.extendPayment(), told),
  };
};

describe('PaymentSessionStore', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[PAY-03] [PAY-11] opens card fields and records when', async () => {
    const { shop, store, checkouts } = await opened();
    expect(store.entry?.paymentSessionId).toBe(store.flags.paymentSessionId);
    expect(store.flags.createdAt).toBe(shop.clock.now());
    expect(checkouts.at(-1)?.paymentInfo.captureContextData).toBeDefined();
  });

  it('shows no fields of an earlier session while one is opened: what is typed in them would be lost', async () => {
    const { store } = await opened();
    const opening = store.open();
    expect(store.entry).toBeUndefined();
    await opening;
    expect(store.entry?.paymentSessionId).toBe(store.flags.paymentSessionId);
  });

  it('two openings at once, as of a screen drawn twice, are one', async () => {
    const { shop } = await opened();
    let asked = 0;
    const store = new PaymentSessionStore(
      coreOf({
        startPayment: () => {
          asked += 1;
          return shop.startPayment();
        },
      }),
      { now: shop.clock.now, visible: () => true, checkoutChanged: () => undefined },
    );
    await Promise.all([store.open(), store.open()]);
    expect(asked).toBe(1);
    expect(store.entry).toBeDefined();
  });

  it('[PAY-13] warns two minutes before the end, and not before', async () => {
    const { store, pass } = await opened();
    await pass(12 * minute + 29 * second);
    expect(store.warning).toBe(false);
    await pass(second);
    expect(store.warning).toBe(true);
    expect(store.millisecondsLeft).toBe(2 * minute);
  });

  it('with empty fields it renews without a word', async () => {
    const { store, pass } = await opened(false);
    const before = store.flags.deadline;
    await pass(12 * minute + 30 * second);
    expect(store.warning).toBe(false);
    expect(store.flags.extensions).toBe(1);
    expect(store.flags.deadline).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
  });

  it('[PAY-14] ignoring dismisses the warning for good, and the session ends all the same', async () => {
    const { store, pass } = await opened();
    await pass(13 * minute);
    await store.ignore();
    expect(store.warning).toBe(false);
    await pass(30 * second);
    expect(store.warning).toBe(false);
    expect(store.ended).toBe(false);
    await pass(minute);
    expect(store.ended).toBe(true);
    expect(store.entry).toBeUndefined();
  });

  it('[PAY-15] [CHK-06] extending records the time, takes new fields and may warn again', async () => {
    const { shop, store, pass } = await opened();
    const first = store.entry;
    await pass(13 * minute);
    await store.extend();
    expect(store.flags).toMatchObject({
      isExtended: true,
      extendedAt: shop.clock.now(),
      extensions: 1,
    });
    expect(store.warning).toBe(false);
    expect(store.entry).not.toBe(first);
    await pass(12 * minute + 30 * second);
    expect(store.warning).toBe(true);
  });

  it('[PAY-16] [PAY-18] after the end the form is loaded anew', async () => {
    const { store, pass } = await opened();
    await pass(20 * minute);
    expect(store.flags).toMatchObject({ isExpired: false, reloadPayment: true });
    await store.open();
    expect(store.ended).toBe(false);
    expect(store.entry).toBeDefined();
    expect(store.flags.reloadPayment).toBe(false);
  });

  it('the time left is spoken at 60, 30 and 10 seconds only', async () => {
    const { store, pass } = await opened();
    const spoken: (number | undefined)[] = [];
    await pass(12 * minute + 30 * second);
    for (const step of [0, 60, 15, 15, 10, 10, 5]) {
      await pass(step * second);
      spoken.push(store.announced);
    }
    expect(spoken).toEqual([undefined, 60_000, 60_000, 30_000, 30_000, 10_000, 10_000]);
  });

  it('looks again by itself, each second while the warning shows', async () => {
    const { shop, store } = await opened();
    shop.clock.advance(12 * minute + 30 * second);
    await vi.advanceTimersByTimeAsync(12 * minute + 30 * second);
    expect(store.warning).toBe(true);
    shop.clock.advance(second);
    await vi.advanceTimersByTimeAsync(second);
    expect(store.millisecondsLeft).toBe(119 * second);
  });
});
