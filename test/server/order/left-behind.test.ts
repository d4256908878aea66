import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTurn } from '#server/data/sign-in/registrations.ts';
import { claimKey } from '#server/order/submission/submission-key.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describeOnBothDatabases('what a killed process leaves behind', (open) => {
  let till: Till;
  const killed = { afterApproval: false };
  beforeAll(async () => {
    till = await openTill(await open(), {
      afterApproval: async () => {
        if (killed.afterApproval) throw new Error('killed');
      },
    });
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    killed.afterApproval = false;
    await till.forget();
  });

  const keys = () => till.db.selectFrom('idempotency').select(['state', 'order_id']).execute();
  /** Rounds as the jobs make them, far enough apart for every wait there is. */
  const pass = async (milliseconds: number) => {
    for (let gone = 0; gone < milliseconds; gone += milliseconds / 8) {
      till.advance(milliseconds / 8);
      await till.settle();
    }
  };
  const claimed = (keyHash: string = randomUUID()) =>
    claimKey(till.core.parts, { actorHash: 'a', route: 'submittedorder', keyHash }, 'body');

  it('a key of work that made no order is forgotten once nobody can come back for it', async () => {
    await claimed();
    await pass(day - 2 * minute);
    expect(await keys()).toEqual([{ state: 'IN_PROGRESS', order_id: null }]);
    // A day after its lease, which is a minute.
    await pass(4 * minute);
    expect(await keys()).toEqual([]);
  });

  it('a key somebody took over a moment ago is left alone', async () => {
    await claimed('the key');
    await pass(day - minute / 2);
    expect(await claimed('the key')).toMatchObject({ kind: 'mine' });
    await pass(minute);
    expect(await keys()).toEqual([{ state: 'IN_PROGRESS', order_id: null }]);
  });

  it('a key whose bank was never answered ends with its order', async () => {
    const answer = await till.submit(await till.prepare('3ds-challenge-ok'));
    expect(answer.body.code).toBe('PAYMENT_ACTION_REQUIRED');
    await pass(4 * minute);
    expect((await keys()).map(({ state }) => state)).toEqual(['IN_PROGRESS']);
    await pass(2 * minute);
    expect((await keys()).map(({ state }) => state)).toEqual(['DONE']);
  });

  it('a key whose process died between approval and commit ends with its order', async () => {
    killed.afterApproval = true;
    expect((await till.submit(await till.prepare())).status).toBe(500);
    expect((await keys()).map(({ state }) => state)).toEqual(['IN_PROGRESS']);
    await pass(2 * minute);
    expect((await keys()).map(({ state }) => state)).toEqual(['DONE']);
  });

  it('a key whose process died while it resumed after the bank ends with its order', async () => {
    const purchase = await till.prepare('3ds-challenge-ok');
    const asked = await till.submit(purchase);
    const [{ accessToken = '' } = {}] = asked.body.data as { accessToken?: string }[];
    const body = new URLSearchParams({ access: accessToken, code: '1234' }).toString();
    await till.gateway.call('/challenge/answer', { method: 'POST', body });
    killed.afterApproval = true;
    expect((await till.submit(purchase)).status).toBe(500);
    await pass(2 * minute);
    expect((await keys()).map(({ state }) => state)).toEqual(['DONE']);
  });

  it('a token that paid and a turn nobody ended are forgotten after a day', async () => {
    placedIn(await till.submit(await till.prepare()));
    const now = new Date(till.clock.now());
    const dead = inTurn(till.db, { emailHash: 'e', now, longest: minute }, async () => {
      await till.db.updateTable('registration_turns').set({ holder: 'killed' }).execute();
    });
    await dead;
    const left = async () => [
      (await till.db.selectFrom('consumed_tokens').select('jti').execute()).length,
      (await till.db.selectFrom('registration_turns').select('holder').execute()).length,
    ];
    expect(await left()).toEqual([1, 1]);
    await pass(day - 2 * minute);
    expect(await left()).toEqual([1, 1]);
    await pass(4 * minute);
    expect(await left()).toEqual([0, 0]);
  });
});
