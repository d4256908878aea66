import { Effect } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { login, memoryStorage, terminalAt } from '#test/adapters/identity/identity-shop.ts';
import {
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';

const { runPromise } = Effect;
const hour = 3_600_000;
let identity: IdentityUnderTest;
/** Milliseconds by which the provider's clock and the shop's are ahead. */
let provider = 0;
let shop = 0;
beforeAll(async () => {
  identity = await identityUnderTest({ now: () => new Date(Date.now() + provider) });
});
beforeEach(() => {
  provider = shop = 0;
});
afterAll(() => identity.close());

const atLogin = async () => {
  const clock = { now: () => Date.now() + shop, at: () => () => undefined };
  const terminal = terminalAt(identity, memoryStorage(), clock, ['offline_access']);
  const { email, password } = login('signed-up');
  const step = await runPromise(terminal.credentials.signIn(email, password));
  if (step.kind !== 'accepted') throw new Error('a second step is asked for');
  const { sessionToken } = step;
  const back = await runPromise(terminal.redirects.begin({ returnTo: '/', sessionToken }));
  if (back.kind !== 'returned') throw new Error('nobody came back');
  return { terminal, completion: terminal.redirects.complete(back.url) };
};

const near = (seconds: number | undefined, milliseconds: number) =>
  Math.abs(Number(seconds) * 1000 - milliseconds) < 60_000;

describe('[D-AUTH-31] a shop whose clock is the provider’s, and not the machine’s', () => {
  it.each([3 * hour, -3 * hour])(
    'takes its tokens, and keeps their ends by that clock (%d ms)',
    async (moved) => {
      provider = shop = moved;
      const { completion } = await atLogin();
      const done = await runPromise(completion);
      if (done.kind !== 'completed') throw new Error('nobody is signed in');
      const end = Date.now() + moved + hour;
      expect(near(done.tokens.accessToken.expiresAt, end)).toBe(true);
      expect(near(done.tokens.idToken?.expiresAt, end)).toBe(true);
    },
  );

  it('[TOKEN-016] takes none of a provider that lives at another time', async () => {
    for (const [its, own] of [
      [3 * hour, 0],
      [0, 3 * hour],
    ] as const) {
      [provider, shop] = [its, own];
      const { completion } = await atLogin();
      expect(await failureOf(completion)).toMatchObject({
        _tag: 'SignInNotCompleted',
        reason: 'token',
      });
    }
  });

  it('[TOKEN-003] [TOKEN-004] renews by that clock, and by no other', async () => {
    const { terminal, completion } = await atLogin();
    await runPromise(completion);
    const early = await runPromise(terminal.tokenLife.renew('accessToken'));
    expect(early.events).not.toContain('expired accessToken');
    provider = shop = 5 * hour;
    const late = await runPromise(terminal.tokenLife.renew('accessToken'));
    expect(late.events).toContain('expired accessToken');
    expect(near(late.tokens?.accessToken.expiresAt, Date.now() + 6 * hour)).toBe(true);
    // What was kept of it has its new end.
    const again = await runPromise(terminal.tokenLife.renew('accessToken'));
    expect(again.events).not.toContain('expired accessToken');
    shop = 0;
    const lost = await runPromise(terminal.tokenLife.renew('accessToken'));
    expect([lost.tokens, lost.because]).toEqual([
      undefined,
      'The new tokens are of somebody else, or of another time.',
    ]);
  });
});
