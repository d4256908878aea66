import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorHeader } from '#adapters/http/wire/operator.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const grace = {
  firstName: 'Grace',
  lastName: 'Hopper',
  recipientEmail: 'grace@example.com',
  giftMessage: '',
};
const hour = 3_600_000;
const operatorKey = 'the key of an operator, long enough';

describeOnBothDatabases('an e-gift card of a later day', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open(), { operatorKey });
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  /** A day so many days after the shop's clock, which shows the morning in Plano. */
  const dayAfter = (days: number): string =>
    new Date(till.clock.now() + days * 24 * hour).toISOString().slice(0, 10);
  const draftFor = (sendOn: string) =>
    draftOf({
      products: [{ productId: 'GFT-0001', quantity: 1, unitPrice: 25, gift: { ...grace, sendOn } }],
    });
  const giftMails = () => till.mails.filter(({ to }) => to === grace.recipientEmail);

  it('[GIFT-02] is mailed in the morning of its day, and not before; the buyer is told the day', async () => {
    const sendOn = dayAfter(4);
    const { orderId } = placedIn(
      await till.submit(await till.prepare('visa-ok', draftFor(sendOn))),
    );
    await till.settle();
    expect(giftMails()).toEqual([]);
    const shown = await till.lookUp(orderId);
    expect(shown.body.data[0]).toMatchObject({ lines: [{ gift: { ...grace, sendOn } }] });
    const [confirmation] = till.mails;
    expect(confirmation?.text).toMatch(
      /→ Grace Hopper, grace@example\.com, sent on \w+day, November/,
    );
    // The clock shows six in the morning: two hours short of the hour at which mails leave.
    till.advance(4 * 24 * hour + hour);
    await till.settle();
    expect(giftMails()).toEqual([]);
    till.advance(hour + 60_000);
    await till.settle();
    expect(giftMails()).toHaveLength(1);
    expect(giftMails()[0]?.text).toMatch(/GC(-[0-9A-Z]{4}){4}/);
  });

  it('is mailed at once when its day came while it lay in a cart', async () => {
    for (const sendOn of [dayAfter(-3), dayAfter(0)]) {
      placedIn(await till.submit(await till.prepare('visa-ok', draftFor(sendOn))));
      await till.settle();
    }
    expect(giftMails()).toHaveLength(2);
  });

  it('[GIFT-06] is refused when its day is too far away, or none', async () => {
    for (const sendOn of [dayAfter(92), '2027-02-30', 'soon']) {
      const answer = await till.validate(draftFor(sendOn));
      expect([answer.status, answer.body.field]).toEqual([400, 'draft.lines.gift.sendOn']);
    }
  });

  it('is never mailed when the order is given back before', async () => {
    const { orderId } = placedIn(
      await till.submit(await till.prepare('visa-ok', draftFor(dayAfter(4)))),
    );
    await till.settle();
    const cancelled = await till.shop.post(
      `/operator/orders/${orderId}/cancel`,
      {},
      { [operatorHeader]: operatorKey },
    );
    expect(cancelled.status).toBe(200);
    till.advance(6 * 24 * hour);
    await till.settle();
    expect(giftMails()).toEqual([]);
    const kept = await till.db.selectFrom('gift_cards').select(['code', 'balance']).execute();
    expect(kept).toEqual([{ code: null, balance: 0 }]);
  });
});
