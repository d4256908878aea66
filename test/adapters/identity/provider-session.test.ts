import { Effect } from 'effect';
import { describe, expect, it, vi } from 'vitest';
import { makeOktaProviderSession } from '#adapters/identity/okta-provider-session.ts';
import type { RedirectAnswer } from '#ports/sign-in/redirect-sign-in.ts';
import { SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';

const tokens = {
  accessToken: { accessToken: 'access', expiresAt: 0, scopes: [], claims: {} },
  idToken: { idToken: 'the id token', expiresAt: 0, scopes: [], claims: {} },
};
const back: RedirectAnswer = { kind: 'returned', url: 'https://shop.example/' };

/** A provider that answers revocation, its page of signing out, and the call that closes a session as told. */
const signingOut = (
  answers: {
    readonly revoke?: () => Promise<unknown>;
    readonly leave?: Effect.Effect<RedirectAnswer, SignInUnavailable>;
    readonly close?: () => Promise<unknown>;
  } = {},
) => {
  const {
    revoke = async () => undefined,
    leave = Effect.succeed(back),
    close = async () => true,
  } = answers;
  const left = vi.fn((_address: string) => leave);
  const closed = vi.fn(close);
  const { end } = makeOktaProviderSession({
    okta: { token: { revoke }, closeSession: closed } as never,
    settings: {
      issuer: 'https://id.example/oauth2/default',
      clientId: 'shop',
      shopOrigin: 'https://shop.example',
      scopes: ['openid'],
      accountScopes: [],
    },
    leave: left,
  });
  return { left, closed, end: (of?: typeof tokens) => Effect.runPromise(end(of)) };
};

const refusedWith = (status: number) => () =>
  Promise.reject(Object.assign(new Error('No.'), { xhr: { status } }));

describe('[AUTH-05] signing out at the provider', () => {
  it('revokes, and leaves for its page with the id token as the proof', async () => {
    const { end, left, closed } = signingOut();
    expect(await end(tokens)).toBe('ended');
    const address = new URL(left.mock.calls[0]?.[0] ?? '');
    expect(`${address.origin}${address.pathname}`).toBe(
      'https://id.example/oauth2/default/v1/logout',
    );
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      id_token_hint: 'the id token',
      post_logout_redirect_uri: 'https://shop.example/',
    });
    expect(closed).not.toHaveBeenCalled();
  });

  it('is told to be open when the token could not be taken back, although the session ended', async () => {
    const { end, left } = signingOut({ revoke: refusedWith(400) });
    expect(await end(tokens)).toBe('open');
    expect(left).toHaveBeenCalledOnce();
  });

  it.each([0, 500, 503])('does not leave for a provider that is away (%d)', async (status) => {
    const { end, left, closed } = signingOut({ revoke: refusedWith(status) });
    expect(await end(tokens)).toBe('open');
    expect([left.mock.calls, closed.mock.calls]).toEqual([[], []]);
  });

  it('says that a page is leaving, whatever became of the token', async () => {
    const leave = Effect.succeed<RedirectAnswer>({ kind: 'leaving' });
    expect(await signingOut({ leave }).end(tokens)).toBe('leaving');
    expect(await signingOut({ leave, revoke: refusedWith(400) }).end(tokens)).toBe('leaving');
  });

  it('closes the session by a call when its page asks something, or without an id token', async () => {
    const leave = Effect.fail(new SignInUnavailable());
    for (const [close, end] of [
      [async () => true, 'ended'],
      [async () => false, 'open'],
      [refusedWith(500), 'open'],
    ] as const) {
      const asked = signingOut({ leave, close });
      expect(await asked.end(tokens)).toBe(end);
      expect(asked.closed).toHaveBeenCalledOnce();
      const without = signingOut({ close });
      expect(await without.end()).toBe(end);
      expect(without.left).not.toHaveBeenCalled();
    }
  });

  it('waits five seconds for an answer, and no longer', async () => {
    vi.useFakeTimers();
    try {
      const { end } = signingOut({ revoke: () => new Promise(() => undefined) });
      let told: string | undefined;
      const ending = end(tokens).then((how) => {
        told = how;
      });
      await vi.advanceTimersByTimeAsync(4900);
      expect(told).toBeUndefined();
      await vi.advanceTimersByTimeAsync(200);
      await ending;
      expect(told).toBe('open');
    } finally {
      vi.useRealTimers();
    }
  });
});
