import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OrderStory, operatorHeader } from '#adapters/http/wire/operator.ts';
import { forgetOld } from '#server/jobs/forget-old.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf, type TestDraft } from '#test/server/setup/till/drafts.ts';
import {
  type ApprovedItem,
  type OpenedSession,
  payerOf,
  returnedIn,
} from '#test/server/setup/till/payer.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const operatorKey = 'the key of an operator, long enough';
const minute = 60_000;
const day = 24 * 60 * minute;

describeOnBothDatabases('the story of an order paid by PayPal', (open) => {
  let till: Till;
  let payer: ReturnType<typeof payerOf>;
  beforeAll(async () => {
    till = await openTill(await open(), { operatorKey });
    payer = payerOf(till);
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  /** Everything up to the sale; a minute passes between the steps. */
  const buy = async (draft: TestDraft, person: string) => {
    till.advance(minute);
    const session = (await payer.open(draft)).body.data[0] as unknown as OpenedSession;
    till.advance(minute);
    const returned = returnedIn(await payer.press(session.paymentRedirectURL, person));
    const item = (await payer.order(draft, returned)).body.data[0] as unknown as ApprovedItem;
    till.advance(minute);
    const answer = await payer.submit(draft, item, returned);
    await till.settle();
    return { session, returned, item, answer };
  };
  const story = async (orderId: string, lang = 'en-us'): Promise<OrderStory> => {
    const path = `/operator/orders/${orderId}/why?lang=${lang}`;
    const { body } = await till.shop.get(path, { [operatorHeader]: operatorKey });
    return body.data[0] as unknown as OrderStory;
  };
  const questions = ({ steps }: OrderStory) =>
    steps
      .filter(({ kind }) => kind === 'question')
      .map(({ asked, answered, reason }) => [asked, answered, ...(reason ? [reason] : [])]);
  const orders = async () =>
    (await till.db.selectFrom('orders').select('order_id').orderBy('placed_at').execute()).map(
      ({ order_id: orderId }) => orderId,
    );
  const approval = [
    ['account-session', 'opened'],
    ['account-status', 'standing approved'],
    ['account-order', 'created'],
  ];

  it('[P-39] begins with its approval: the session, who approved, the order at PayPal', async () => {
    const { item, answer } = await buy(draftOf(), 'buyer-ok');
    const told = await story(placedIn(answer).orderId);
    expect(questions(told)).toEqual([...approval, ['authorization', 'approved captured']]);
    expect(told.steps.slice(0, 4).map(({ kind, to }) => [kind, to])).toEqual([
      ['question', undefined],
      ['question', undefined],
      ['question', undefined],
      ['order', 'PLACING'],
    ]);
    const [first] = told.steps;
    const amount = `$${item.quote.totalAmount.toFixed(2)}`;
    expect(first?.sentence).toContain(`opening an approval at PayPal, ${amount}; answer: opened`);
    const spanish = await story(placedIn(answer).orderId, 'es');
    expect(spanish.steps[1]?.sentence).toContain('si quien paga aprobó');
  });

  it('[P-43] tells what failed at first, and that somebody had not approved', async () => {
    const draft = draftOf();
    const session = (await payer.open(draft)).body.data[0] as unknown as OpenedSession;
    const early = { state: '', paymentId: session.paymentId, payerId: 'NOBODY0000000' };
    const back = await payer.press(session.paymentRedirectURL, 'buyer-ok', 'cancel');
    await payer.order(draft, { ...early, state: back.searchParams.get('state') ?? '' });
    const returned = returnedIn(await payer.press(session.paymentRedirectURL, 'buyer-ok'));
    await till.gateway.fault({ operation: 'accountOrder', mode: 'http502', count: 1 });
    const item = (await payer.order(draft, returned)).body.data[0] as unknown as ApprovedItem;
    const { orderId } = placedIn(await payer.submit(draft, item, returned));
    await till.settle();
    expect(questions(await story(orderId)).slice(0, 5)).toEqual([
      ['account-session', 'opened'],
      ['account-status', 'standing not approved'],
      ['account-status', 'standing approved'],
      ['account-order', 'unknown', 'HTTP 502'],
      ['account-order', 'created'],
    ]);
  });

  it('[P-45] has what was asked for it, not what was asked for the next try of its attempt', async () => {
    const draft = draftOf();
    expect((await buy(draft, 'buyer-declined')).answer.status).toBe(402);
    const { answer } = await buy(draft, 'buyer-ok');
    const [declined = '', paid = ''] = await orders();
    expect(placedIn(answer).orderId).toBe(paid);
    const [first, second] = [await story(declined), await story(paid)].map(questions);
    expect(first).toEqual([...approval, ['authorization', 'declined', 'INSTRUMENT_DECLINED']]);
    expect(second).toEqual([...approval, ['authorization', 'approved captured']]);
    const other = await buy(draftOf(), 'buyer-ok');
    expect(questions(await story(placedIn(other.answer).orderId))).toEqual(second);
  });

  it('[P-51] keeps neither payer, e-mail, state, ids nor addresses of the approval', async () => {
    const { session, returned, item } = await buy(draftOf(), 'buyer-ok');
    const rows = await till.db.selectFrom('party_answers').selectAll().execute();
    const [orderId = ''] = await orders();
    const kept = JSON.stringify([rows, await story(orderId)]);
    expect(rows).toHaveLength(4);
    for (const secret of [
      ...Object.values(returned),
      item.payer.email,
      item.orderRequestId,
      session.paymentSessionRequestId,
      session.paymentRedirectURL,
      'example',
    ]) {
      expect(kept).not.toContain(secret);
    }
  });

  it('is forgotten with the audit entries, also where no order came of it', async () => {
    await payer.approved('buyer-ok');
    await till.settle();
    const count = async () =>
      (await till.db.selectFrom('party_answers').select('asked').execute()).length;
    expect(await count()).toBe(3);
    till.advance(90 * day + minute);
    await forgetOld(till.core.parts);
    expect(await count()).toBe(0);
  });
});
