import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlowAnswer, FlowName, FlowState } from '#ports/sign-in/self-service-flow.ts';
import { type IdxPolicy, idxPolicy } from '#sandbox/identity/base/idx-policy.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { quickClock } from '#test/quick-clock.ts';
import {
  codeIn,
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';
import { login, memoryStorage, terminalAt } from './identity-shop.ts';

const { runPromise } = Effect;
const newest = 'Cr1spy!Cr1spy';
/** More than any policy asks. */
const longest = 8;

let identity: IdentityUnderTest;
beforeAll(async () => {
  const many = { limit: 10_000, seconds: 60 };
  const allowances = { passwords: many, messages: many, codes: many, address: many };
  identity = await identityUnderTest({ settings: { allowances } });
});
beforeEach(() => identity.post('/sandbox/reset', {}));
afterAll(() => identity.close());

const obey = async (policy: Partial<IdxPolicy>): Promise<void> => {
  const answer = await fetch(`${identity.origin}/sandbox/policy`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(policy),
  });
  expect(answer.status).toBe(200);
};

type Offers = IdxPolicy['enrolls'][number]['offers'];
const offers = fc.constantFrom<Offers[]>(
  ['password'],
  ['email'],
  ['password', 'email'],
  ['email', 'password'],
);
const stages = fc.array(fc.record({ offers, required: fc.boolean() }), { maxLength: 3 });
const policies = fc.record({
  enrolls: stages.map((some) => [...some, { offers: ['password'] as Offers, required: true }]),
  listsOne: fc.boolean(),
  recoveryAsks: fc.boolean(),
  identifierFirst: fc.constantFrom('no' as const, 'password' as const, 'choice' as const),
  offersMore: fc.boolean(),
});

/** Goes through a flow as a person does, and gives what was asked, and how it ended. */
const through = async (
  flow: FlowName,
  who: { readonly email: string; readonly password: string },
) => {
  const device = () => terminalAt(identity, storage, quickClock()).selfService;
  const storage = memoryStorage();
  const asks: string[] = [];
  let state: FlowState = await runPromise(device().start(flow));
  while (state.status === 'PENDING' && asks.length < longest) {
    asks.push(state.ask);
    const answer = await answerTo(state.ask, who);
    if (answer === undefined) break;
    // Another process each time, as with the commands.
    state = await runPromise(device().answer(answer));
  }
  return { asks, state };
};

const answerTo = async (
  ask: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<FlowAnswer | undefined> => {
  switch (ask) {
    case 'credentials':
      return { to: 'credentials', email, password };
    case 'profile':
      return { to: 'profile', email, firstName: 'Nia', lastName: 'Newton' };
    case 'email':
      return { to: 'email', email };
    case 'code': {
      const code = codeIn(await identity.mailTo(email));
      identity.clearMails();
      return { to: 'code', code };
    }
    case 'new-password':
      return { to: 'new-password', password: newest };
    default:
      return undefined;
  }
};

describe('self-service at an organisation that asks in an order of its own', () => {
  it('[IDX-01] [IDX-02] comes to its end in every order', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(policies, async (policy) => {
        await obey(policy);
        identity.clearMails();
        count += 1;
        const email = `nia-${count}@people.example`;
        const joined = await through('register', { email, password: newest });
        expect(joined.state.status, JSON.stringify(joined.asks)).toBe('SUCCESS');
        // What may be skipped is skipped, and not asked for again.
        const first = policy.enrolls.find((stage) => stage.offers.includes('email'));
        const codes = first?.required ? ['code'] : [];
        expect([...joined.asks].sort()).toEqual([...codes, 'new-password', 'profile']);
        const known = { email, password: newest };
        const back = await through('sign-in', known);
        expect(back.asks, JSON.stringify(policy)).toEqual(['credentials']);
        expect(back.state.status).toBe('SUCCESS');
        const renewed = await through('recover', known);
        expect(renewed.asks).toEqual(['email', 'code', 'new-password']);
        expect(renewed.state.status).toBe('SUCCESS');
      }),
      { numRuns: 12 },
    );
  });

  it('[IDX-01] leaves to the provider what it cannot ask for here, and stops', async () => {
    await obey({ enrolls: [{ offers: ['password'], required: true }], offersMore: true });
    const state = await through('sign-in', login('factor-push'));
    expect(state.asks).toEqual(['credentials', 'approval']);
  });

  it('[IDX-02] a wrong password in a step of its own is told as such', async () => {
    await obey({ identifierFirst: 'password' });
    const { selfService } = terminalAt(identity);
    await runPromise(selfService.start('sign-in'));
    const { email } = login('signed-up');
    const wrong = selfService.answer({ to: 'credentials', email, password: 'Wr0ng!Wr0ng' });
    expect(await failureOf(wrong)).toMatchObject({ _tag: 'CredentialsRejected' });
    const right = selfService.answer({ to: 'credentials', ...login('signed-up') });
    expect((await runPromise(right)).status).toBe('SUCCESS');
  });

  it('takes no policy it does not know', () => {
    expect(idxPolicy.safeParse({ enrolls: [], other: 1 }).success).toBe(false);
  });
});
