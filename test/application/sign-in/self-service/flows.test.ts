import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import {
  makeAnswerFlow,
  makeAwaitFlow,
  makeBeginFlow,
  makeCancelFlow,
  makeReadFlow,
  makeSettle,
} from '#application/sign-in/self-service/flows.ts';
import { makeInspectToken } from '#application/sign-in/self-service/inspect-token.ts';
import { CustomerUnreadable } from '#ports/account/account-failures.ts';
import type { FlowAnswer } from '#ports/sign-in/self-service-flow.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { password, sara } from '#test/application/sign-in/memory-sign-in.ts';
import { makeMemoryOwnAccount } from '#test/doubles/account/memory-own-account.ts';
import { makeMemoryIdentity, memoryTokens } from '#test/doubles/sign-in/memory-identity.ts';
import { makeMemorySelfService } from '#test/doubles/sign-in/memory-self-service.ts';
import { makeMemorySignInSession } from '#test/doubles/sign-in/memory-sign-in-session.ts';
import { quickClock } from '#test/quick-clock.ts';

const { runPromise } = Effect;
const people = [
  { email: 'sara@people.example', password },
  { email: 'pat@people.example', password, challenged: 'approval' as const },
];

const open = (unreadable?: () => CustomerUnreadable | undefined) => {
  const clock = quickClock();
  const session = makeMemorySignInSession(clock);
  const flows = makeMemorySelfService({
    people,
    clock,
    tokensFor: (email) => memoryTokens(email, clock.now()),
  });
  const settle = makeSettle(session, makeMemoryOwnAccount(sara, unreadable));
  const { providerSession } = makeMemoryIdentity({ people, now: clock.now });
  return {
    session,
    readFlow: makeReadFlow(flows),
    beginFlow: makeBeginFlow(flows, settle),
    answerFlow: makeAnswerFlow(flows, settle),
    awaitFlow: makeAwaitFlow(flows, settle),
    cancelFlow: makeCancelFlow(flows, settle),
    inspectToken: makeInspectToken(session, providerSession),
  };
};
const credentials = { to: 'credentials', email: 'sara@people.example', password } as const;

describe('a flow of self-service', () => {
  it('[IDX-01] [IDX-02] signs in on this device when it is through', async () => {
    const shop = open();
    expect(await runPromise(shop.beginFlow('sign-in'))).toEqual({
      status: 'PENDING',
      ask: 'credentials',
    });
    expect(await runPromise(shop.answerFlow(credentials))).toEqual({
      status: 'SUCCESS',
      customer: sara,
    });
    expect(await runPromise(shop.session.customer)).toEqual(sara);
    expect(await runPromise(shop.inspectToken())).toMatchObject({ active: true });
    expect(await runPromise(shop.readFlow())).toBeUndefined();
  });

  it('[AUTH-19] leaves nothing of a sign-in whose customer cannot be read', async () => {
    const shop = open(() => new CustomerUnreadable({ issue: 'id' }));
    await runPromise(shop.beginFlow('sign-in'));
    expect(await failureOf(shop.answerFlow(credentials))).toMatchObject({
      _tag: 'CustomerUnreadable',
    });
    expect(await runPromise(shop.session.tokens)).toBeUndefined();
    expect(await failureOf(shop.inspectToken())).toMatchObject({ _tag: 'NotSignedIn' });
  });

  it('[IDX-04] waits for another device', async () => {
    const shop = open();
    await runPromise(shop.beginFlow('sign-in'));
    await runPromise(shop.answerFlow({ ...credentials, email: 'pat@people.example' }));
    expect(await runPromise(shop.awaitFlow())).toMatchObject({ status: 'SUCCESS' });
  });

  it.each<[FlowAnswer, readonly string[]]>([
    [{ to: 'credentials', email: 'sara', password }, ['email']],
    [
      { to: 'profile', email: 'x', firstName: '', lastName: '' },
      ['email', 'firstName', 'lastName'],
    ],
    [{ to: 'email', email: '' }, ['email']],
    [{ to: 'code', code: '' }, ['code']],
    [{ to: 'new-password', password: 'weak' }, ['password']],
  ])('checks %j before the provider is asked', async (answer, fields) => {
    const failure = await failureOf(open().answerFlow(answer));
    expect(failure._tag === 'InputRefused' && Object.keys(failure.problems)).toEqual(fields);
  });

  it('[IDX-03] is given up', async () => {
    const shop = open();
    await runPromise(shop.beginFlow('recover'));
    expect(await runPromise(shop.readFlow())).toBe('recover');
    expect(await runPromise(shop.cancelFlow())).toEqual({ status: 'CANCELED' });
    expect(await runPromise(shop.readFlow())).toBeUndefined();
  });
});
