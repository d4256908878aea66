import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Gateway } from '#server/parties/gateway.ts';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnBothDatabases('a saved card that its customer removed', (open) => {
  let till: Till;
  let answer: Awaited<ReturnType<Gateway['forgetCard']>> | undefined;
  const asked: string[] = [];
  beforeAll(async () => {
    const signIn = providerUnderTest();
    signIn.people.set('ada', { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
    till = await openTill(await open(), {
      signIn,
      between: (real) => ({
        ...real,
        forgetCard: async (card) => {
          asked.push(card.instrumentId);
          return answer ?? real.forgetCard(card);
        },
      }),
    });
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    answer = undefined;
    asked.length = 0;
    await till.forget();
  });

  /** A card that was kept and removed; the id by which the gateway knows it. */
  const removed = async (): Promise<string> => {
    const purchase = await till.prepare();
    const payment = {
      transientToken: purchase.token,
      paymentSessionId: purchase.session.paymentSessionId,
      nameOnCard: 'Ada Byron',
      saveNewCard: true,
    };
    placedIn(await till.submit(purchase, { payment }, headersOf('ada')));
    await till.settle();
    const at = new Date(till.clock.now());
    await till.db.updateTable('saved_cards').set({ removed_at: at }).execute();
    return (await rows())[0]?.instrument_id ?? '';
  };
  const rows = () => till.db.selectFrom('saved_cards').selectAll().execute();
  const later = async (milliseconds: number) => {
    till.advance(milliseconds);
    await till.settle();
  };
  const told = () =>
    till.reports.filter((report) => 'event' in report && report.event === 'card-not-forgotten');

  it('[P-37] that the gateway refuses to forget is asked for less and less often, until it does', async () => {
    const card = await removed();
    answer = { kind: 'refused', reason: 'HTTP 429' };
    await till.settle();
    await till.settle();
    expect(asked).toEqual([card]);
    expect(told()).toEqual([{ event: 'card-not-forgotten', detail: 'HTTP 429' }]);
    // After 2 minutes, then after 4.
    await later(2 * minute);
    await later(3 * minute);
    expect(asked).toEqual([card, card]);
    await later(minute);
    expect(asked).toHaveLength(3);
    expect((await rows()).map((row) => [row.instrument_id, row.forget_tries])).toEqual([[card, 3]]);
    answer = undefined;
    await later(hour);
    await later(24 * hour);
    expect(asked).toHaveLength(4);
    expect(await rows()).toEqual([]);
  });

  it('[P-37] is asked for in the next round when the gateway did not answer', async () => {
    const card = await removed();
    answer = { kind: 'unknown', why: 'TimeoutError' };
    await till.settle();
    await till.settle();
    expect(asked).toEqual([card, card]);
    expect(told()).toEqual([]);
    expect(await rows()).toMatchObject([{ instrument_id: card, forget_tries: 0 }]);
    answer = undefined;
    await till.settle();
    expect(await rows()).toEqual([]);
  });
});
