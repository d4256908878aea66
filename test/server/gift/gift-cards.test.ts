import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf, type TestLine } from '#test/server/setup/till/drafts.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const grace = {
  firstName: 'Grace',
  lastName: 'Hopper',
  recipientEmail: 'grace@example.com',
  giftMessage: 'Eat <b>well</b>\n& soon',
};
const card = (quantity = 1, gift: TestLine['gift'] = grace): TestLine => ({
  productId: 'GFT-0001',
  quantity,
  unitPrice: 25,
  ...(gift && { gift }),
});
const nowhere = {
  firstName: '',
  lastName: '',
  address: '',
  city: '',
  state: '',
  zipcode: '',
};
const home = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '100 Main St',
  city: 'Honolulu',
  state: 'HI',
  zipcode: '96813',
};

const code = /GC-(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}/;

describeOnBothDatabases('e-gift cards', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const onlyCards = (quantity = 1) =>
    draftOf({ products: [card(quantity)], shipping: nowhere, billing: home });
  const cards = () => till.db.selectFrom('gift_cards').selectAll().execute();
  const giftMails = () => till.mails.filter(({ to }) => to === grace.recipientEmail);

  it('[GIFT-02] mails each paid card with a code of its own; the shop keeps the fingerprint', async () => {
    const draft = draftOf({
      products: [card(2), { productId: 'CHP-0003', quantity: 1, unitPrice: 5 }],
    });
    const { orderId } = placedIn(await till.submit(await till.prepare('visa-ok', draft)));
    await till.settle();
    await till.settle();
    expect(giftMails()).toHaveLength(2);
    const [mail] = giftMails();
    const codes = giftMails().map(({ text }) => code.exec(text)?.[0] ?? '');
    expect(new Set(codes).size).toBe(2);
    const kept = await cards();
    expect(kept.map((row) => row.code_hash).sort()).toEqual(codes.map(fingerprint).sort());
    expect(mail?.subject).toBe('Ada Lovelace sent you a $25.00 Crunchcart gift card');
    expect(mail?.html).toContain('Eat &lt;b&gt;well&lt;/b&gt;<br>&amp; soon');
    expect(mail?.html).not.toContain('<b>well');
    expect(kept.map((row) => [row.code, row.amount, row.order_id])).toEqual([
      [null, 2500, orderId],
      [null, 2500, orderId],
    ]);
    expect(till.mails.find(({ to }) => to === 'ada@example.com')?.text).toContain(
      '2 × Snack GFT-0001 (→ Grace Hopper, grace@example.com): $50.00',
    );
  });

  it('[GIFT-09] an order of cards alone needs no address, ships nothing and is not taxed', async () => {
    const purchase = await till.prepare('visa-ok', onlyCards(2));
    expect(purchase.quote).toMatchObject({
      subTotal: 50,
      shippingCharge: 0,
      tax: 0,
      totalAmount: 50,
    });
    const { orderId } = placedIn(await till.submit(purchase));
    const shown = await till.lookUp(orderId);
    expect(shown.body.data[0]).toMatchObject({
      shipping: { zipcode: '' },
      lines: [{ productId: 'GFT-0001', gift: grace }],
    });
    await till.settle();
    expect(giftMails()).toHaveLength(2);
    const mail = till.mails.find(({ to }) => to === 'ada@example.com');
    expect(mail?.text).toContain('Hi Ada,');
    expect(mail?.text).toContain('By email, to the recipient of each card');
  });

  it('nothing else goes without an address', async () => {
    const goods = [card(), { productId: 'CHP-0003', quantity: 1, unitPrice: 5 }];
    const answer = await till.validate(
      draftOf({ products: goods, shipping: nowhere, billing: home }),
    );
    expect([answer.status, answer.body.code]).toEqual([400, 'INPUT_REFUSED']);
    const disguised = [{ productId: 'CHP-0003', quantity: 1, unitPrice: 5, gift: grace }];
    const other = await till.validate(
      draftOf({ products: disguised, shipping: nowhere, billing: home }),
    );
    expect([other.status, other.body.field]).toEqual([400, 'draft.lines.gift']);
  });

  it.each([
    ['no recipient', { ...card(), gift: undefined }, 'draft.lines.gift'],
    ['no e-mail', card(1, { ...grace, recipientEmail: '' }), 'draft.lines.gift.recipientEmail'],
    [
      'a message too long',
      card(1, { ...grace, giftMessage: 'x'.repeat(201) }),
      'draft.lines.gift.giftMessage',
    ],
    ['six cards', card(6), 'quantity'],
  ])('[GIFT-07] [GIFT-09] refuses a card with %s', async (_, line, field) => {
    const { gift, ...rest } = line;
    const answer = await till.validate(draftOf({ products: [gift ? { ...rest, gift } : rest] }));
    expect([answer.status, answer.body.field]).toEqual([400, field]);
  });

  it('[GIFT-09] the operators may allow less', async () => {
    await till.db
      .insertInto('settings')
      .values({ key: 'giftCardTotalLimit', value: '49.99' })
      .execute();
    expect((await till.validate(onlyCards(2))).status).toBe(400);
    expect((await till.validate(onlyCards(1))).status).toBe(200);
    await till.db.deleteFrom('settings').where('key', '=', 'giftCardTotalLimit').execute();
  });

  it('makes no card before the payment is there, and none when it fails', async () => {
    expect((await till.submit(await till.prepare('visa-declined', onlyCards()))).status).toBe(402);
    await till.settle();
    expect(await cards()).toEqual([]);
    expect(till.mails).toEqual([]);
  });

  it('no coupon pays for cards: not free, not a percent of them', async () => {
    const both = [card(), { productId: 'CHP-0003', quantity: 2, unitPrice: 5 }];
    const free = await till.validate(draftOf({ products: both, couponName: 'FREE' }));
    expect(free.body.data).toEqual([{ couponName: 'FREE', reason: 'gift-cards' }]);
    const tenth = await till.quoteFor(draftOf({ products: both, couponName: 'TEN' }));
    expect(tenth).toMatchObject({ subTotal: 35, discount: 1 });
  });

  it('[GIFT-01] [GIFT-03] a gift order keeps its flag and message, in the mail too', async () => {
    const draft = draftOf({ giftOrder: true, giftMessage: 'For <you> & yours' });
    const { orderId } = placedIn(await till.submit(await till.prepare('visa-ok', draft)));
    const shown = await till.lookUp(orderId);
    expect(shown.body.data[0]).toMatchObject({ giftOrder: true, giftMessage: 'For <you> & yours' });
    await till.settle();
    expect(till.mails[0]?.html).toContain(
      '<blockquote><bdi>For &lt;you&gt; &amp; yours</bdi></blockquote>',
    );
    const long = await till.validate(draftOf({ giftMessage: 'x'.repeat(201) }));
    expect([long.status, long.body.field]).toEqual([400, 'draft.giftMessage']);
  });
});
