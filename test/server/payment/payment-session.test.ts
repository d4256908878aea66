import { randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { shopOrigin } from '#test/sandbox/payments/gateway-under-test.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { type OpenedContext, openTill, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;

describeOnBothDatabases('a payment session', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.db.deleteFrom('attempts').execute());

  const contextOf = (answer: Awaited<ReturnType<Till['context']>>): OpenedContext =>
    answer.body.data[0] as unknown as OpenedContext;

  it('[P-01] [PAY-03] carries a context signed by the gateway, for our origin whatever the body says', async () => {
    const session = await till.openSession(randomUUID());
    const { kid } = decodeProtectedHeader(session.captureContext);
    const key = (await till.gateway.call(`/flex/v2/public-keys/${kid}`)).body as JWK;
    const { use: _, ...rest } = key;
    const { payload } = await jwtVerify<{
      ctx: readonly { data: { targetOrigins: readonly string[] } }[];
    }>(session.captureContext, await importJWK(rest, 'RS256'), {
      currentDate: new Date(till.clock.now()),
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900);
    expect(payload.ctx[0]?.data.targetOrigins).toEqual([shopOrigin]);
  });

  it('[PAY-09] [PAY-11] lasts 14:30 and tells the server time', async () => {
    const now = till.clock.now();
    expect(await till.openSession(randomUUID())).toMatchObject({
      serverTime: now,
      createdAt: now,
      deadline: now + 14.5 * minute,
      extensionsLeft: 10,
    });
  });

  it('[P-34] [PAY-15] is extended ten times, and refused the eleventh', async () => {
    const actor = randomUUID();
    const { paymentSessionId, createdAt } = await till.openSession(actor);
    for (let left = 9; left >= 0; left -= 1) {
      till.advance(12.5 * minute);
      const extended = contextOf(await till.context(actor, paymentSessionId));
      expect(extended).toMatchObject({
        paymentSessionId,
        createdAt,
        extensionsLeft: left,
        deadline: till.clock.now() + 14.5 * minute,
      });
    }
    till.advance(minute);
    const eleventh = await till.context(actor, paymentSessionId);
    expect(eleventh.status).toBe(409);
    expect(eleventh.body.code).toBe('EXTENSION_LIMIT');
  });

  it('[P-34] that ran out, or is somebody else’s, is not extended', async () => {
    const actor = randomUUID();
    const { paymentSessionId } = await till.openSession(actor);
    const stranger = await till.context(randomUUID(), paymentSessionId);
    expect(stranger.body.code).toBe('PAYMENT_SESSION_UNKNOWN');
    till.advance(16 * minute);
    const late = await till.context(actor, paymentSessionId);
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('PAYMENT_SESSION_UNKNOWN');
  });

  it('extended by two tabs at once is extended twice', async () => {
    const actor = randomUUID();
    const { paymentSessionId } = await till.openSession(actor);
    const answers = await Promise.all([
      till.context(actor, paymentSessionId),
      till.context(actor, paymentSessionId),
    ]);
    const left = answers.map((answer) => contextOf(answer).extensionsLeft).sort();
    expect(left).toEqual([8, 9]);
  });

  it('ten contexts a minute for one shopper, and no more', async () => {
    const actor = randomUUID();
    for (let count = 0; count < 10; count += 1) {
      expect((await till.context(actor)).status).toBe(200);
    }
    const refused = await till.context(actor);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('TOO_MANY_ATTEMPTS');
    expect(Number(refused.headers.get('retry-after'))).toBe(60);
    expect((await till.context(randomUUID())).status).toBe(200);
    till.advance(minute);
    expect((await till.context(actor)).status).toBe(200);
  });

  it('keeps the two latest contexts: [P-35] a token made just before an extension pays once', async () => {
    const draft = draftOf();
    const session = await till.openSession(draft.tempUserID);
    const tokens = [await till.tokenFor(session, 'visa-ok')];
    for (let count = 0; count < 2; count += 1) {
      const answer = await till.context(draft.tempUserID, session.paymentSessionId);
      tokens.push(await till.tokenFor(contextOf(answer), 'visa-ok'));
    }
    const pay = async (token: string | undefined) =>
      till.submit({
        draft,
        session,
        token: token ?? '',
        quote: await till.quoteFor(draft),
        key: randomUUID(),
      });
    const [oldest, older, newest] = tokens;
    expect((await pay(oldest)).body.code).toBe('PAYMENT_TOKEN_INVALID');
    expect((await pay(older)).status).toBe(200);
    expect((await pay(older)).body.code).toBe('PAYMENT_TOKEN_INVALID');
    expect((await pay(newest)).status).toBe(200);
  });

  it("[P-15] a token made in another shopper's session is refused without asking the gateway", async () => {
    const mine = await till.prepare();
    const theirs = await till.prepare();
    const before = (await till.gateway.ledger('authorization')).length;
    for (const session of [mine.session, theirs.session]) {
      const answer = await till.submit({
        ...mine,
        session,
        token: theirs.token,
        key: randomUUID(),
      });
      expect(answer.body.code).toBe('PAYMENT_TOKEN_INVALID');
    }
    expect(await till.gateway.ledger('authorization')).toHaveLength(before);
    expect((await till.submit(theirs)).status).toBe(200);
  });

  it('a gateway that is down says so, and no session is kept', async () => {
    await till.gateway.fault({ operation: 'session', mode: 'http502' });
    const before = await till.db.selectFrom('payment_sessions').select('session_id').execute();
    const answer = await till.context(randomUUID());
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('PAYMENT_UNAVAILABLE');
    const after = await till.db.selectFrom('payment_sessions').select('session_id').execute();
    expect(after).toHaveLength(before.length);
  });

  it('keeps the public half of the one-time key and not the context', async () => {
    const session = await till.openSession(randomUUID());
    const row = await till.db
      .selectFrom('payment_contexts')
      .selectAll()
      .where('session_id', '=', session.paymentSessionId)
      .executeTakeFirstOrThrow();
    const { flx } = decodeJwt<{ flx: { data: string; jwk: { kid: string; n: string } } }>(
      session.captureContext,
    );
    expect(row).toMatchObject({ key_id: flx.jwk.kid, jwk: { n: flx.jwk.n } });
    expect(JSON.stringify(row)).not.toContain(flx.data);
  });
});
