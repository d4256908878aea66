import { OktaAuth } from '@okta/okta-auth-js';
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeOktaIdentity } from '#adapters/identity/okta-identity.ts';
import { variants } from '#domain/session/variant.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { memoryStorage } from '#test/adapters/identity/identity-shop.ts';
import { quickClock } from '#test/quick-clock.ts';

const { runPromise } = Effect;
const origin = 'https://id.example';
const link = (path: string) => ({ href: `${origin}${path}`, hints: { allow: ['POST'] } });

/** A way to be asked once more, as an organisation lists it. */
const factor = (factorType: string, profile: object = {}) => ({
  id: factorType,
  factorType,
  provider: 'OKTA',
  profile,
  _links: { verify: link(`/verify/${factorType}`) },
});
const required = (...factors: readonly object[]) => ({
  stateToken: 'the-state-token',
  status: 'MFA_REQUIRED',
  _embedded: { user: {}, factors },
  _links: { cancel: link('/cancel') },
});
const success = { status: 'SUCCESS', sessionToken: 'the-session-token' };
const refused = (status: number, errorCode: string) => ({ status, body: { errorCode } });

/** The library against an organisation that answers as told, and what it was sent. */
const organisation = (...answers: readonly object[]) => organisationOn('snacks', ...answers);

/** The same, of a site. */
const organisationOn = (variant: 'snacks' | 'rewards', ...answers: readonly object[]) => {
  const sent: (readonly [path: string, body: unknown])[] = [];
  const waiting = [...answers];
  const fetch = async (address: unknown, init?: RequestInit) => {
    sent.push([new URL(String(address)).pathname, JSON.parse(String(init?.body))]);
    const next = waiting.shift() ?? {};
    const { status, body } =
      'body' in next ? (next as ReturnType<typeof refused>) : { status: 200, body: next };
    return Response.json(body, { status });
  };
  const { credentials } = makeOktaIdentity(OktaAuth, {
    settings: {
      issuer: `${origin}/oauth2/default`,
      clientId: 'shop',
      shopOrigin: 'https://shop.example',
      scopes: variants.snacks.scopes,
      accountScopes: [],
    },
    variant,
    clock: quickClock(),
    fetch: fetch as typeof globalThis.fetch,
    leave: () => Effect.succeed({ kind: 'leaving' }),
    storage: memoryStorage(),
  });
  return { sent, credentials, signIn: runPromise(credentials.signIn('sara@people.example', 'x')) };
};

it.each(['snacks', 'rewards'] as const)(
  '[VAR-07] a wrong password is told in the words of %s',
  async (variant) => {
    const { signIn } = organisationOn(variant, refused(401, 'E0000004'));
    await expect(signIn).rejects.toMatchObject({ _tag: 'CredentialsRejected', variant });
  },
);

describe('a code an app makes', () => {
  const app = factor('token:software:totp', { credentialId: 'sara@people.example' });

  it('[AUTH-01] is asked for without anything being sent, may be wrong, and lets in', async () => {
    const { sent, credentials, signIn } = organisation(
      required(app),
      refused(403, 'E0000068'),
      success,
    );
    expect(await signIn).toEqual({ kind: 'second-step', step: { kind: 'code', canResend: false } });
    expect(sent).toHaveLength(1);
    expect(await failureOf(credentials.answerCode('000000'))).toMatchObject({
      _tag: 'CodeRejected',
    });
    expect(await runPromise(credentials.answerCode('123456'))).toEqual({
      kind: 'accepted',
      sessionToken: 'the-session-token',
    });
    expect(sent.slice(1)).toEqual(
      ['000000', '123456'].map((passCode) => [
        '/verify/token:software:totp',
        { passCode, stateToken: 'the-state-token' },
      ]),
    );
  });

  it('[AUTH-16] locks the account where it was wrong too often, and cannot be sent again', async () => {
    const { credentials, signIn } = organisation(required(app), refused(403, 'E0000069'));
    await signIn;
    expect(await failureOf(credentials.resendCode)).toMatchObject({ _tag: 'SignInOver' });
    expect(await failureOf(credentials.answerCode('000000'))).toMatchObject({
      _tag: 'AccountLocked',
    });
  });

  it.each([
    [401, 'E0000011', 'SignInOver'],
    [403, 'E0000079', 'SignInOver'],
    [404, 'E0000007', 'SignInUnavailable'],
  ])(
    'says by %d %s that nobody is waited for, or that it does not know',
    async (status, code, tag) => {
      const { credentials, signIn } = organisation(required(app), refused(status, code));
      await signIn;
      expect(await failureOf(credentials.answerCode('123456'))).toMatchObject({ _tag: tag });
    },
  );

  it('is asked for where the ways before it have no screen here', async () => {
    const key = factor('webauthn');
    const { sent, signIn } = organisation(required(key, app, factor('sms')));
    expect(await signIn).toMatchObject({ kind: 'second-step', step: { kind: 'code' } });
    expect(sent).toHaveLength(1);
    expect(await organisation(required(key)).signIn).toEqual({ kind: 'elsewhere' });
  });

  it('of a token to carry is the same', async () => {
    for (const kind of ['token', 'token:hotp', 'token:hardware']) {
      const { credentials, signIn } = organisation(required(factor(kind)), success);
      expect(await signIn).toMatchObject({ step: { kind: 'code', canResend: false } });
      expect(await runPromise(credentials.answerCode('1'))).toMatchObject({ kind: 'accepted' });
    }
  });
});

describe('a code that is sent', () => {
  it('says to which phone, and the answer goes where the provider wants it', async () => {
    const profile = { phoneNumber: '+1 XXX-XXX-0143' };
    const challenge = {
      stateToken: 'the-state-token',
      status: 'MFA_CHALLENGE',
      _embedded: { user: {}, factor: factor('sms', profile) },
      _links: { next: { name: 'verify', ...link('/answer') } },
    };
    const { sent, credentials, signIn } = organisation(
      required(factor('sms', profile)),
      challenge,
      success,
    );
    expect(await signIn).toEqual({
      kind: 'second-step',
      step: { kind: 'code', canResend: false, sentTo: '+1 XXX-XXX-0143' },
    });
    expect(await runPromise(credentials.answerCode('123456'))).toMatchObject({ kind: 'accepted' });
    expect(sent.map(([path]) => path)).toEqual(['/api/v1/authn', '/verify/sms', '/answer']);
  });
});
