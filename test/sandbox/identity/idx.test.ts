import { createHash } from 'node:crypto';
import type { IdxTransaction } from '@okta/okta-auth-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  clientId,
  codeIn,
  type IdentityUnderTest,
  identityUnderTest,
  linkIn,
  otherClient,
  person,
} from './identity-under-test.ts';
import { type Okta, oktaFor } from './okta-in-node.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
beforeEach(async () => {
  await identity.post('/sandbox/reset', {});
  identity.clearMails();
});
afterAll(() => identity.close());

const authenticate = (okta: Okta, name: string) =>
  okta.idx.authenticate({ step: 'identify', ...person(name) });
const standing = ({ status, nextStep, messages }: IdxTransaction) => ({
  status,
  step: nextStep?.name,
  messages: messages?.map(({ message }) => message),
});
const emailOf = ({ tokens }: IdxTransaction) => tokens?.idToken?.claims.email;

describe('the identity engine, asked by okta-auth-js step by step', () => {
  it('[IDX-01] [TOKEN-028] signs in to tokens by an interaction code', async () => {
    const okta = oktaFor(identity);
    const done = await authenticate(okta, 'signed-up');
    expect(done.status).toBe('SUCCESS');
    expect(emailOf(done)).toBe(person('signed-up').username);
    const [token] = await identity.requests('/v1/token');
    expect(token?.body).toMatchObject({
      grant_type: 'interaction_code',
      redirect_uri: `${identity.shop}/implicit/callback`,
    });
    expect(identity.problems).toEqual([]);
  });

  it('[AUTH-17] [AUTH-16] says what is wrong, and goes on', async () => {
    const okta = oktaFor(identity);
    const wrong = { step: 'identify', password: 'Wr0ng!Wr0ng' } as const;
    for (const username of [person('signed-up').username, 'nobody@people.example']) {
      okta.transactionManager.clear();
      expect(standing(await okta.idx.authenticate({ ...wrong, username }))).toEqual({
        status: 'PENDING',
        step: 'identify',
        messages: ['Authentication failed'],
      });
    }
    const locked = await okta.idx.proceed({ step: 'identify', ...person('locked') });
    expect(standing(locked).messages).toEqual([
      'Your account has been locked due to too many incorrect password attempts.',
    ]);
    const right = await okta.idx.proceed({ step: 'identify', ...person('signed-up') });
    expect(right.status).toBe('SUCCESS');
  });

  it('[IDX-01] [REG-01] registers, after a weak password is refused', async () => {
    const okta = oktaFor(identity);
    await okta.idx.register({ step: 'select-enroll-profile' });
    await okta.idx.proceed({
      step: 'enroll-profile',
      firstName: 'Nia',
      lastName: 'Newcomer',
      email: 'nia@people.example',
    });
    await okta.idx.proceed({
      step: 'select-authenticator-enroll',
      authenticator: 'okta_password',
    });
    const weak = await okta.idx.proceed({ step: 'enroll-authenticator', password: 'weak' });
    expect(standing(weak)).toMatchObject({ status: 'PENDING', step: 'enroll-authenticator' });
    const done = await okta.idx.proceed({ step: 'enroll-authenticator', password: 'N3w!Sn4cks' });
    expect([done.status, emailOf(done)]).toEqual(['SUCCESS', 'nia@people.example']);
    const again = await oktaFor(identity).idx.authenticate({
      step: 'identify',
      username: 'NIA@people.example',
      password: 'N3w!Sn4cks',
    });
    expect(again.status).toBe('SUCCESS');
  });

  it('[REG-01] refuses an address that has an account', async () => {
    const okta = oktaFor(identity);
    await okta.idx.register({ step: 'select-enroll-profile' });
    const taken = await okta.idx.proceed({
      step: 'enroll-profile',
      firstName: 'Sara',
      lastName: 'Again',
      email: person('signed-up').username.toUpperCase(),
    });
    expect(standing(taken)).toMatchObject({
      step: 'enroll-profile',
      messages: ['A user with this Email already exists'],
    });
  });

  it('[IDX-01] [PWD-01] recovers a password by a code', async () => {
    const okta = oktaFor(identity);
    const { username } = person('signed-up');
    await okta.idx.recoverPassword({});
    const asked = await okta.idx.proceed({ step: 'identify-recovery', username });
    expect(standing(asked).step).toBe('challenge-authenticator');
    const verificationCode = codeIn(await identity.mailTo(username));
    const wrong = await okta.idx.proceed({
      step: 'challenge-authenticator',
      verificationCode: 'x',
    });
    expect(standing(wrong).messages).toEqual(['Invalid code. Try again.']);
    const right = await okta.idx.proceed({ step: 'challenge-authenticator', verificationCode });
    expect(standing(right).step).toBe('reset-authenticator');
    const done = await okta.idx.proceed({ step: 'reset-authenticator', password: 'N3w!Sn4cks' });
    expect([done.status, emailOf(done)]).toEqual(['SUCCESS', username]);
  });

  it('does not tell who has an account when a password is recovered', async () => {
    const ask = async (username: string) => {
      const okta = oktaFor(identity);
      await okta.idx.recoverPassword({});
      return standing(await okta.idx.proceed({ step: 'identify-recovery', username }));
    };
    expect(await ask('nobody@people.example')).toEqual(await ask(person('signed-up').username));
  });

  it('shuts a code after five wrong ones', async () => {
    const okta = oktaFor(identity);
    const { username } = person('signed-up');
    await okta.idx.recoverPassword({});
    await okta.idx.proceed({ step: 'identify-recovery', username });
    const right = codeIn(await identity.mailTo(username));
    const guess = (verificationCode: string) =>
      okta.idx.proceed({ step: 'challenge-authenticator', verificationCode });
    for (let turn = 0; turn < 5; turn += 1) await guess('nope');
    expect(standing(await guess(right))).toMatchObject({ step: 'challenge-authenticator' });
  });

  it('[IDX-01] unlocks an account to its end', async () => {
    const okta = oktaFor(identity);
    const { username } = person('locked');
    await okta.idx.unlockAccount({});
    await okta.idx.proceed({
      step: 'select-authenticator-unlock-account',
      username,
      authenticator: 'okta_email',
    });
    const verificationCode = codeIn(await identity.mailTo(username));
    const done = await okta.idx.proceed({ step: 'challenge-authenticator', verificationCode });
    expect(standing(done)).toMatchObject({
      status: 'TERMINAL',
      messages: ['Your account is now unlocked!'],
    });
    expect((await authenticate(oktaFor(identity), 'locked')).status).toBe('SUCCESS');
  });

  it('[IDX-03] cancels, and the next conversation begins at the beginning', async () => {
    const okta = oktaFor(identity);
    await authenticate(okta, 'factor-push');
    expect((await okta.idx.cancel()).status).toBe('CANCELED');
    expect((await identity.requests('/idp/idx/cancel')).length).toBe(1);
    expect((await authenticate(okta, 'signed-up')).status).toBe('SUCCESS');
  });

  it('[IDX-04] says how often to ask again, until the phone says yes', async () => {
    const okta = oktaFor(identity);
    let going = await authenticate(okta, 'factor-push');
    expect(going.nextStep?.refresh ?? going.nextStep?.poll?.refresh).toBe(500);
    let asked = 0;
    while (going.nextStep?.name === 'challenge-poll' && asked < 10) {
      going = await okta.idx.proceed({ step: 'challenge-poll' });
      asked += 1;
    }
    expect([asked, going.status]).toEqual([3, 'SUCCESS']);
  });

  it('[IDX-09] [IDX-10] mails a link that carries state and code, and takes them', async () => {
    const okta = oktaFor(identity);
    const { meta } = await authenticate(okta, 'factor-email');
    const link = linkIn(await identity.mailTo(person('factor-email').username));
    expect(link.searchParams.get('state')).toBe(meta?.state);
    expect(okta.idx.isEmailVerifyCallback(link.search)).toBe(true);
    const { state, otp } = okta.idx.parseEmailVerifyCallback(link.search);
    const done = await okta.idx.proceed({ step: 'challenge-authenticator', state, otp });
    expect(done.status).toBe('SUCCESS');
  });

  it('ends a conversation that is over or unknown', async () => {
    for (const path of ['introspect', 'identify', 'challenge/answer', 'cancel']) {
      const answer = await identity.post(`/idp/idx/${path}`, { stateHandle: 'made up' });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        401,
        'application/json; charset=utf-8',
      ]);
    }
  });

  it('begins no conversation for an address or a client it does not know', async () => {
    const ask = (change: Record<string, string>) =>
      identity.postForm('/oauth2/default/v1/interact', {
        client_id: 'crunchcart-web',
        scope: 'openid',
        redirect_uri: `${identity.shop}/implicit/callback`,
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
        state: 's',
        ...change,
      });
    expect((await ask({})).status).toBe(200);
    for (const change of [
      { client_id: 'nobody' },
      { redirect_uri: 'https://evil.example/' },
      { code_challenge: '' },
      { code_challenge_method: 'plain' },
      { scope: 'openid everything' },
    ]) {
      expect((await ask(change)).status).toBe(400);
    }
  });
});

describe('an interaction code', () => {
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const read = async (answer: Promise<Response>) => {
    const got = await answer;
    return { status: got.status, body: (await got.json()) as Record<string, unknown> };
  };
  /** A conversation by hand, up to where the password is asked for. */
  const begun = async (): Promise<string> => {
    const interact = await read(
      identity.postForm('/oauth2/default/v1/interact', {
        client_id: clientId,
        scope: 'openid profile email',
        redirect_uri: `${identity.shop}/implicit/callback`,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        state: 'the-state',
      }),
    );
    const interactionHandle = interact.body['interaction_handle'];
    const seen = await read(identity.post('/idp/idx/introspect', { interactionHandle }));
    return String(seen.body['stateHandle']);
  };
  const answersPassword = (stateHandle: string) => {
    const { username, password } = person('signed-up');
    const credentials = { passcode: password };
    return read(
      identity.post('/idp/idx/identify', { stateHandle, identifier: username, credentials }),
    );
  };
  const codeFrom = ({ body }: { readonly body: Record<string, unknown> }): string | undefined => {
    const success = body['successWithInteractionCode'] as
      | { readonly value: readonly { readonly name: string; readonly value?: string }[] }
      | undefined;
    return success?.value.find(({ name }) => name === 'interaction_code')?.value;
  };
  const redeem = (code: string, changes: Record<string, string> = {}) =>
    read(
      identity.postForm('/oauth2/default/v1/token', {
        grant_type: 'interaction_code',
        client_id: clientId,
        code_verifier: verifier,
        interaction_code: code,
        ...changes,
      }),
    );

  it('[TOKEN-028] is for one client, one address and one proof, and good once', async () => {
    const code = codeFrom(await answersPassword(await begun())) ?? '';
    for (const change of [
      { client_id: otherClient.clientId, client_secret: otherClient.clientSecret },
      { redirect_uri: `${identity.shop}/implicit/ssocallback` },
      { code_verifier: 'w'.repeat(43) },
    ]) {
      const { status, body } = await redeem(code, change);
      expect([status, body['error']]).toEqual([400, 'invalid_grant']);
    }
    expect((await redeem(code)).body['access_token']).toBeDefined();
    expect(await redeem(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('[IDX-01] is given once, however many answers come at once', async () => {
    const stateHandle = await begun();
    const answers = await Promise.all([1, 2, 3].map(() => answersPassword(stateHandle)));
    expect(answers.filter((one) => codeFrom(one) !== undefined)).toHaveLength(1);
    const late = await read(identity.post('/idp/idx/introspect', { stateToken: stateHandle }));
    expect(late.status).toBe(401);
  });
});

describe('an organisation without self-service', () => {
  it('[IDX-11] [IDX-12] offers neither registration nor unlocking', async () => {
    const closed = await identityUnderTest({
      database: identity.database,
      settings: { registration: false, unlocking: false },
    });
    try {
      await expect(oktaFor(closed).idx.register({ step: 'select-enroll-profile' })).rejects.toThrow(
        'Registration is not supported based on your current org configuration.',
      );
      await expect(oktaFor(closed).idx.unlockAccount({})).rejects.toThrow(
        'Self Service Account Unlock is not supported based on your current org configuration.',
      );
    } finally {
      await closed.close();
    }
  });
});
