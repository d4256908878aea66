import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorHeader } from '#adapters/http/wire/operator.ts';
import type { Decision, Found, Gateway } from '#server/parties/gateway.ts';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { payerOf } from '#test/server/setup/till/payer.ts';
import { roundsAtOnce, serversOver } from '#test/server/setup/till/several-servers.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const operatorKey = 'the key of an operator, long enough';
const minute = 60_000;
const day = 24 * 60 * minute;

/** What the gateway does not do as it should. */
const trouble = {
  isAnswerLost: false,
  isNeverSent: false,
  search: 'honest' as 'honest' | 'none' | 'silent' | 'without-consent' | 'declined',
};
const asked = { ended: [] as string[], searches: 0 };

const withoutConsent = <Answer extends Decision>({ savedAccount: _, ...rest }: Answer) => rest;
const searched = (found: Found): Found => {
  if (trouble.search === 'none') return { kind: 'not-found' };
  if (trouble.search === 'silent') return { kind: 'unknown', why: 'HTTP 502' };
  if (found.kind !== 'found' || trouble.search === 'honest') return found;
  return trouble.search === 'declined'
    ? {
        ...found,
        decision: { kind: 'declined', reason: 'REFUSED' },
        captured: false,
        reversed: false,
      }
    : { ...found, decision: withoutConsent(found.decision) as Decision };
};
const troubled = (real: Gateway): Gateway => ({
  ...real,
  authorize: async (wish) => {
    if (trouble.isNeverSent) return { kind: 'unknown', why: 'TimeoutError' };
    const decision = await real.authorize(wish);
    if (trouble.isAnswerLost) return { kind: 'unknown', why: 'TimeoutError' };
    return decision.kind === 'pending' ? (withoutConsent(decision) as Decision) : decision;
  },
  findPayment: async (names) => {
    asked.searches += 1;
    return searched(await real.findPayment(names));
  },
  forgetAccount: async (id) => {
    asked.ended.push(id);
    return real.forgetAccount(id);
  },
});

describeOnBothDatabases('the consent of a sale that was undone unseen', (open) => {
  let till: Till;
  let payer: ReturnType<typeof payerOf>;
  beforeAll(async () => {
    const signIn = providerUnderTest();
    signIn.people.set('ada', { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
    till = await openTill(await open(), { signIn, operatorKey, between: troubled });
    payer = payerOf(till);
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    Object.assign(trouble, { isAnswerLost: false, isNeverSent: false, search: 'honest' });
    await till.forget();
    Object.assign(asked, { ended: [], searches: 0 });
  });

  const headers = headersOf('ada');
  const buy = async (person = 'buyer-ok', keepAccount = true) => {
    const changes = { keepAccount };
    const { draft, item, returned } = await payer.approved(person, draftOf(), { changes, headers });
    return placedIn(await payer.submit(draft, item, returned, headers));
  };
  const later = async (milliseconds: number, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      till.advance(milliseconds);
      await till.settle();
    }
  };
  /** A sale whose answer is lost, which the search does not know, and which is called off. */
  const calledOff = async (keepAccount = true) => {
    Object.assign(trouble, { search: 'none' });
    const { payment } = await buy('buyer-ok', keepAccount);
    expect(payment).toBe('CONFIRMING');
    await later(2 * minute);
    if (trouble.isNeverSent) {
      // One that the gateway does not know may still be found; it is waited for.
      expect(await standing()).toMatchObject({ state: 'UNKNOWN' });
      await later(16 * minute);
    }
    expect(await standing()).toEqual({ state: 'DECLINED', reason: 'TIMED_OUT' });
  };
  const standing = () =>
    till.db.selectFrom('payments').select(['state', 'reason']).executeTakeFirstOrThrow();
  const agreements = async () =>
    ((await till.gateway.ledger('account-agreement')) as { readonly id: string }[]).map(
      ({ id }) => id,
    );
  const waiting = () => till.db.selectFrom('unseen_consents').selectAll().execute();
  const accounts = () => till.db.selectFrom('payment_accounts').selectAll().execute();
  const told = () =>
    till.reports.filter((report) => 'event' in report && report.event === 'consent-not-found');

  it('[PACC-15] [P-32] is ended as soon as the search knows the sale, and once', async () => {
    trouble.isAnswerLost = true;
    await calledOff();
    expect(await till.gateway.ledger('void')).toHaveLength(1);
    await later(5 * minute);
    expect(await waiting()).toHaveLength(1);
    expect(asked.ended).toEqual([]);
    trouble.search = 'honest';
    till.advance(20 * minute);
    await Promise.all([till.settle(), roundsAtOnce(serversOver(till, 2))]);
    await later(minute);
    const [id, ...others] = await agreements();
    expect(others).toEqual([]);
    expect(new Set(asked.ended)).toEqual(new Set([id]));
    expect(await waiting()).toEqual([]);
    expect(await accounts()).toMatchObject([{ agreement_id: '', payer_hash: null }]);
    expect(await till.gateway.ledger('account-agreement-end')).toHaveLength(1);
    const searches = asked.searches;
    await later(day, 2);
    expect(asked.searches).toBe(searches);
  });

  it('[PACC-15] is looked for less and less often, and no longer than two days', async () => {
    trouble.isNeverSent = true;
    await calledOff();
    const before = asked.searches;
    await later(minute, 10);
    expect(asked.searches - before).toBeLessThanOrEqual(4);
    await later(6 * 60 * minute, 18);
    expect(await waiting()).toEqual([]);
    expect(asked.searches - before).toBeLessThanOrEqual(12);
    // The gateway never heard of the sale: nothing is left to end.
    expect(told()).toEqual([]);
    expect(asked.ended).toEqual([]);
  });

  it('[PACC-15] that the gateway never names is told to an operator, once', async () => {
    trouble.isAnswerLost = true;
    await calledOff();
    trouble.search = 'without-consent';
    await later(6 * 60 * minute, 18);
    const { order_id: orderId } = await till.db
      .selectFrom('orders')
      .select('order_id')
      .executeTakeFirstOrThrow();
    expect(told()).toEqual([{ event: 'consent-not-found', orderId }]);
    expect(await waiting()).toEqual([]);
  });

  it('is looked for as long as the gateway is silent, which says nothing about it', async () => {
    trouble.isAnswerLost = true;
    await calledOff();
    trouble.search = 'silent';
    await later(12 * 60 * minute, 12);
    expect((await waiting())[0]?.checks).toBeLessThan(5);
    // Also where the last look of all is not answered.
    await till.db.updateTable('unseen_consents').set({ checks: 10 }).execute();
    await later(day, 2);
    expect(await waiting()).toHaveLength(1);
    trouble.search = 'honest';
    await later(day);
    expect(asked.ended).toEqual(await agreements());
  });

  it('is no more looked for when PayPal itself declined the sale', async () => {
    trouble.isAnswerLost = true;
    await calledOff();
    trouble.search = 'declined';
    await later(day);
    expect(await waiting()).toEqual([]);
    expect(told()).toEqual([]);
  });

  it('[P-45] of a pending sale that an operator cancelled is ended too', async () => {
    const { orderId } = await buy('buyer-pending');
    await till.core.idle();
    const path = `/operator/orders/${orderId}/cancel`;
    const { status } = await till.shop.post(path, {}, { [operatorHeader]: operatorKey });
    expect(status).toBe(200);
    await later(minute);
    await till.settle();
    const ids = await agreements();
    expect(ids).toHaveLength(1);
    expect(asked.ended).toEqual(ids);
  });

  it('is not looked for where nobody asked to keep the account, nor after a plain decline', async () => {
    trouble.isAnswerLost = true;
    await calledOff(false);
    expect(await waiting()).toEqual([]);
    await till.forget();
    Object.assign(trouble, { isAnswerLost: false, search: 'honest' });
    const changes = { keepAccount: true };
    const approved = await payer.approved('buyer-declined', draftOf(), { changes, headers });
    const { draft, item, returned } = approved;
    expect((await payer.submit(draft, item, returned, headers)).status).toBe(402);
    expect(await waiting()).toEqual([]);
  });
});
