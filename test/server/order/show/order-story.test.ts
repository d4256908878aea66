import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OrderStory, operatorHeader } from '#adapters/http/wire/operator.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const operatorKey = 'the key of an operator, long enough';
const minute = 60_000;

describeOnBothDatabases('why an order is as it is', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open(), { operatorKey });
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const story = async (orderId: string, lang = 'en-us'): Promise<OrderStory> => {
    await till.settle();
    const path = `/operator/orders/${orderId}/why?lang=${lang}`;
    const { status, body } = await till.shop.get(path, { [operatorHeader]: operatorKey });
    expect(status).toBe(200);
    return body.data[0] as unknown as OrderStory;
  };
  const newest = async (): Promise<string> =>
    (
      await till.db
        .selectFrom('orders')
        .select('order_id')
        .orderBy('placed_at', 'desc')
        .executeTakeFirstOrThrow()
    ).order_id;
  /** Of each step what moved or was asked, and the rule or the answer. */
  const chain = ({ steps }: OrderStory) =>
    steps.map(({ to, rule, asked, answered }) => [to ?? asked, rule ?? answered]);

  it('is told of one that is paid, step by step, in both languages', async () => {
    const { orderId, totalAmount } = placedIn(await till.submit(await till.prepare()));
    const told = await story(orderId.toLowerCase());
    expect(told).toMatchObject({
      orderId,
      state: 'PAID',
      payment: { state: 'CAPTURED', method: 'card', amount: totalAmount, needsOperator: false },
      next: 'Nothing more happens by itself.',
    });
    expect(chain(told)).toEqual([
      ['PLACING', 'submitted'],
      ['AUTHORIZING', 'asking-for-money'],
      ['authorization', 'approved'],
      ['AUTHORIZED', 'approved'],
      ['PAID', 'approved'],
      ['CAPTURING', 'captures-what-is-paid'],
      ['capture', 'done'],
      ['CAPTURED', 'captured'],
    ]);
    expect(told.steps[2]?.sentence).toBe(
      `Asked the gateway: authorization, $${totalAmount.toFixed(2)}; answer: approved, 0 ms.`,
    );
    expect((await story(orderId, 'es')).steps[4]?.sentence).toBe(
      'Pedido: PLACING → PAID. El pago se aprobó.',
    );
  });

  it.each([
    ['visa-funds', [['DECLINED', 'declined-funds']]],
    ['visa-stolen', [['DECLINED', 'declined-declined']]],
    [
      'visa-avs-failed',
      [
        ['DECLINED', 'address-check'],
        ['reversal', 'done'],
        ['REVERSED', 'approval-given-back'],
      ],
    ],
  ] as const)('is told of %s: the group, and what was given back', async (card, expected) => {
    await till.submit(await till.prepare(card));
    const told = await story(await newest());
    expect(told.state).toBe('PAYMENT_FAILED');
    expect(chain(told)).toEqual(expect.arrayContaining(expected.map((step) => [...step])));
  });

  it('[P-32] is told of an answer that was lost, while it is and afterwards', async () => {
    await till.gateway.fault({
      operation: 'authorization',
      mode: 'timeoutAfterCommit',
      delayMs: 0,
    });
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    const waiting = await story(orderId);
    expect(waiting.state).toBe('PAYMENT_UNKNOWN');
    expect(waiting.next).toMatch(/^The shop looks again at 2026-/);
    expect(chain(waiting).at(-1)).toEqual(['PAYMENT_UNKNOWN', 'no-answer']);
    till.advance(minute);
    expect(chain(await story(orderId)).slice(-6)).toEqual([
      ['standing', 'found approved'],
      ['AUTHORIZED', 'approved'],
      ['PAID', 'approved'],
      ['CAPTURING', 'captures-what-is-paid'],
      ['capture', 'done'],
      ['CAPTURED', 'captured'],
    ]);
  });

  it('is told of a payment that never arrived: called off', async () => {
    await till.gateway.fault({ operation: 'authorization', mode: 'http502', delayMs: 0 });
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    till.advance(2 * minute);
    const told = await story(orderId);
    expect(chain(told)).toEqual(expect.arrayContaining([['calling-off', 'refused']]));
    expect(chain(told).at(-1)).toEqual(['PAYMENT_FAILED', 'called-off']);
  });

  it('[P-51] tells nothing of the shopper, and no secret', async () => {
    const purchase = await till.prepare('3ds-challenge-ok');
    const answer = await till.submit(purchase);
    const asked = answer.body.data[0] as {
      orderId: string;
      stepUpUrl: string;
      accessToken: string;
    };
    const text = JSON.stringify(await story(asked.orderId));
    expect(text).toContain('bank-asks');
    const secrets = [purchase.token, purchase.key, purchase.draft.tempUserID, asked.accessToken];
    const personal = ['ada@example.com', 'Lovelace', '100 Main St', '2145550123', '75024'];
    for (const word of [...secrets, asked.stepUpUrl, ...personal]) expect(text).not.toContain(word);
  });
});
