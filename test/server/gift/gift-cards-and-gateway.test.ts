import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withdrawnorder } from '#adapters/http/wire/calls/order-calls.ts';
import { actorOf } from '#server/base/host/fingerprint.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import {
  bags,
  balancesOf,
  boughtCard,
  holderOf,
  usesOf,
} from '#test/server/setup/till/gift-cards.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;

describeOnBothDatabases('a gift card in an order whose payment takes its time', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const purchase = async (alias = 'visa-ok', more: Parameters<typeof draftOf>[0] = {}) => {
    const code = await boughtCard(till, 700);
    const draft = draftOf({ products: bags(), ...(await holderOf(till, [code])), ...more });
    return till.prepare(alias, draft);
  };
  const held = [{ amount: 700, state: 'HELD' }];
  const taken = [{ amount: 700, state: 'TAKEN' }];
  const returned = [{ amount: 700, state: 'RETURNED' }];

  it.each([
    ['timeoutAfterCommit', 'PAID', taken, [0]],
    ['http502', 'PAYMENT_FAILED', returned, [700]],
  ] as const)(
    '[P-50] [P-32] %s: held while nobody knows, then the order is %s and the card with it',
    async (mode, state, uses, balances) => {
      const wish = await purchase();
      await till.gateway.fault({ operation: 'authorization', mode, delayMs: 0 });
      const { orderId, payment } = placedIn(await till.submit(wish));
      expect(payment).toBe('CONFIRMING');
      expect(await usesOf(till)).toEqual(held);
      expect(await balancesOf(till)).toEqual([0]);
      till.advance(2 * minute);
      await till.settle();
      const order = await till.db
        .selectFrom('orders')
        .select('state')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      expect(order.state).toBe(state);
      expect(await usesOf(till)).toEqual(uses);
      expect(await balancesOf(till)).toEqual(balances);
      const [mail] = till.mails;
      expect(mail?.text.includes('Your gift cards have their full amount back.')).toBe(
        state === 'PAYMENT_FAILED',
      );
    },
  );

  it('[P-50] [P-22] a bank’s question that is left gives back', async () => {
    const wish = await purchase('3ds-challenge-ok');
    expect((await till.submit(wish)).body.code).toBe('PAYMENT_ACTION_REQUIRED');
    expect(await usesOf(till)).toEqual(held);
    const left = await till.shop.ask(withdrawnorder, {
      body: { tempUserID: wish.draft.tempUserID },
      headers: { 'idempotency-key': wish.key },
    });
    expect(left.body.data).toEqual([{ withdrawn: true }]);
    expect(await usesOf(till)).toEqual(returned);
    expect(await balancesOf(till)).toEqual([700]);
  });

  it('[P-50] [P-22] a bank’s question that is answered takes it', async () => {
    const wish = await purchase('3ds-challenge-ok');
    const [page] = (await till.submit(wish)).body.data as unknown as { accessToken: string }[];
    await till.gateway.call('/challenge/answer', {
      method: 'POST',
      body: new URLSearchParams({ access: page?.accessToken ?? '', code: '1234' }).toString(),
    });
    expect(placedIn(await till.submit(wish)).payment).toBe('PAID');
    expect(await till.gateway.ledger('authorization')).toContainEqual(
      expect.objectContaining({ amountCents: 1300 }),
    );
    expect(await usesOf(till)).toEqual(taken);
  });

  it.each([
    ['accept', taken, [0]],
    ['reject', returned, [700]],
  ] as const)('[P-50] a review that ends with %s', async (decision, uses, balances) => {
    const wish = await purchase();
    await till.gateway.fault({ operation: 'authorization', mode: 'review' });
    expect(placedIn(await till.submit(wish)).payment).toBe('IN_REVIEW');
    expect(await usesOf(till)).toEqual(held);
    const body = JSON.stringify({ decision });
    await till.gateway.call('/sandbox/reviews', { method: 'POST', body });
    till.advance(16_000);
    await till.settle();
    expect(await usesOf(till)).toEqual(uses);
    expect(await balancesOf(till)).toEqual(balances);
  });

  it('a quote of before gift cards could be spent is still good', async () => {
    const draft = draftOf({ products: bags() });
    const wish = await till.prepare('visa-ok', draft);
    await till.db
      .updateTable('quotes')
      .set({ amount_due: null, gift_cards: '[]' })
      .where('actor_hash', '=', actorOf(draft.tempUserID))
      .execute();
    expect((await till.submit(wish)).status).toBe(200);
    expect(await till.gateway.ledger('authorization')).toMatchObject([{ amountCents: 2000 }]);
  });
});
