import { TokenKind } from '@okta/okta-auth-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { peoplePassword } from '#sandbox/identity/people/people.ts';
import { browserAt, signsIn, whoIsIn } from './by-hand.ts';
import {
  codeIn,
  type IdentityUnderTest,
  identityUnderTest,
  linkIn,
  person,
} from './identity-under-test.ts';
import { oktaFor, signIn } from './okta-in-node.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
beforeEach(async () => {
  await identity.post('/sandbox/reset', {});
  identity.clearMails();
});
afterAll(() => identity.close());

const wrong = (username: string) =>
  oktaFor(identity).signInWithCredentials({ username, password: 'Wr0ng!Wr0ng' });
const codeOf = (cause: { errorCode?: string }) => cause.errorCode;
/** The body behind a transaction; the library's types leave it out. */
const dataOf = (transaction: object) =>
  (transaction as { readonly data: Readonly<Record<string, unknown>> }).data;
const factorOf = (transaction: object) => {
  const { factors } = transaction as { factors: { verify(): Promise<unknown> }[] };
  if (factors[0] === undefined) throw new Error('There is no factor.');
  return factors[0];
};

describe('a lock that the organisation does not tell of', () => {
  it('[AUTH-16] [AUTH-17] reads as a wrong password, here and by the policy', async () => {
    await identity.post('/sandbox/reset', {});
    const said = async (name: string) => {
      const answer = await identity.post('/api/v1/authn', person(name));
      const { status, errorCode } = (await answer.json()) as Record<string, string>;
      return [answer.status, status ?? errorCode];
    };
    expect(await said('locked')).toEqual([200, 'LOCKED_OUT']);
    expect(await said('locked-quietly')).toEqual([401, 'E0000004']);
    const usual = await identityUnderTest({ settings: { lockouts: 'hidden' } });
    const hidden = await usual.post('/api/v1/authn', person('locked'));
    expect([hidden.status, (await hidden.json()) as object]).toMatchObject([
      401,
      { errorCode: 'E0000004' },
    ]);
    await usual.close();
  });
});

describe('the classic sign-in, asked by okta-auth-js', () => {
  it('[AUTHN-01] gives a session token and who it is', async () => {
    const okta = oktaFor(identity);
    const transaction = await okta.signInWithCredentials(person('spanish'));
    expect(transaction.status).toBe('SUCCESS');
    expect(transaction.user?.['profile']).toMatchObject({ firstName: 'Elena', locale: 'es-US' });
    const [request] = await identity.requests('/api/v1/authn');
    expect(request?.body).toMatchObject({ username: person('spanish').username, password: '***' });
  });

  it('takes the fingerprint of a device', async () => {
    const headers = { 'x-device-fingerprint': 'a-device' };
    await identity.post('/api/v1/authn', person('signed-up'), headers);
    const [request] = await identity.requests('/api/v1/authn');
    expect(request?.headers).toMatchObject(headers);
  });

  it('[AUTH-17] says the same of a wrong password and of nobody', async () => {
    const answers = await Promise.all(
      [person('signed-up').username, 'nobody@people.example', person('google-only').username].map(
        async (username) => {
          const answer = await identity.post('/api/v1/authn', { username, password: 'x' });
          const { errorId, ...body } = (await answer.json()) as Record<string, unknown>;
          return { status: answer.status, isId: typeof errorId, body };
        },
      ),
    );
    expect(answers[0]).toMatchObject({ status: 401, body: { errorCode: 'E0000004' } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('[AUTH-16] locks after five wrong tries, known or not, and the right one does not help', async () => {
    for (const username of [person('signed-up').username, 'nobody@people.example']) {
      for (let turn = 0; turn < 5; turn += 1) {
        expect(await wrong(username).catch(codeOf)).toBe('E0000004');
      }
      const okta = oktaFor(identity);
      const locked = await okta.signInWithCredentials({ username, password: peoplePassword });
      expect(locked.status).toBe('LOCKED_OUT');
      expect(locked.sessionToken).toBeUndefined();
    }
  });

  it('counts wrong tries that come at once', async () => {
    const username = person('signed-up').username;
    const tries = Array.from({ length: 20 }, () => wrong(username).catch(codeOf));
    const refused = (await Promise.all(tries)).filter((answer) => answer === 'E0000004');
    expect(refused.length).toBe(5);
  });

  it('forgets wrong tries after a right one', async () => {
    const username = person('signed-up').username;
    for (let turn = 0; turn < 4; turn += 1) await wrong(username).catch(codeOf);
    const okta = oktaFor(identity);
    expect((await okta.signInWithCredentials(person('signed-up'))).status).toBe('SUCCESS');
    expect(await wrong(username).catch(codeOf)).toBe('E0000004');
    expect((await okta.signInWithCredentials(person('signed-up'))).status).toBe('SUCCESS');
  });

  it('[AUTH-18] fails as often as a tester asks', async () => {
    await identity.fault({ operation: 'authn', status: 500 });
    const okta = oktaFor(identity);
    expect(await okta.signInWithCredentials(person('signed-up')).catch(codeOf)).toBe('E0000009');
    expect((await okta.signInWithCredentials(person('signed-up'))).status).toBe('SUCCESS');
  });

  it('refuses nonsense without an error of its own', async () => {
    for (const body of [{}, { username: 7 }, { username: '' }, { username: 'a', password: {} }]) {
      expect((await identity.post('/api/v1/authn', body)).status).toBe(400);
    }
    const broken = await fetch(`${identity.origin}/api/v1/authn`, { method: 'POST', body: '{' });
    expect(broken.status).toBe(400);
    expect(identity.problems).toEqual([]);
  });
});

describe('a second factor', () => {
  it('[AUTHN-06] [AUTHN-11] polls a phone until it says yes', async () => {
    const okta = oktaFor(identity);
    const required = await okta.signInWithCredentials(person('factor-push'));
    expect(required.status).toBe('MFA_REQUIRED');
    const waiting = (await factorOf(required).verify()) as {
      status: string;
      poll(options: object): Promise<{ status: string; sessionToken?: string }>;
    };
    expect(waiting.status).toBe('MFA_CHALLENGE');
    const done = await waiting.poll({ delay: 1 });
    expect([done.status, typeof done.sessionToken]).toEqual(['SUCCESS', 'string']);
    const polls = await identity.requests('/verify');
    expect(polls.length).toBe(4);
    expect(polls.every(({ body }) => body['stateToken'] === '***')).toBe(true);
  });

  it('takes the code of the mail, once, and shuts after five wrong ones', async () => {
    const okta = oktaFor(identity);
    const { username } = person('factor-email');
    const challenge = async () =>
      (await factorOf(await okta.signInWithCredentials(person('factor-email'))).verify()) as {
        verify(options: { passCode: string }): Promise<{ status: string }>;
      };
    const first = await challenge();
    const code = codeIn(await identity.mailTo(username));
    expect((await first.verify({ passCode: code })).status).toBe('SUCCESS');
    expect(await first.verify({ passCode: code }).catch(codeOf)).toBe('E0000011');

    identity.clearMails();
    const second = await challenge();
    const right = codeIn(await identity.mailTo(username));
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await second.verify({ passCode: 'nope' }).catch(codeOf)).toBe('E0000068');
    }
    expect(await second.verify({ passCode: right }).catch(codeOf)).toBe('E0000047');
  });

  it('is taken up again by its state token, and not without', async () => {
    const okta = oktaFor(identity);
    const required = await okta.signInWithCredentials(person('factor-push'));
    const stateToken = String(dataOf(required)['stateToken']);
    expect((await okta.authn.introspect({ stateToken })).status).toBe('MFA_REQUIRED');
    expect((await okta.tx.resume({ stateToken })).status).toBe('MFA_REQUIRED');
    expect(await okta.tx.resume({ stateToken: 'made up' }).catch(codeOf)).toBe('E0000011');
    // A sign-in on its way is no recovery: it sets no password.
    const reset = { stateToken, newPassword: 'N3w!Sn4cks' };
    const path = '/api/v1/authn/credentials/reset_password';
    expect((await identity.post(path, reset)).status).toBe(403);
  });
});

describe('recovery', () => {
  it('[AUTHN-04] [PWD-01] [PWD-11] resets a password by mail, once, and ends old sessions', async () => {
    const okta = oktaFor(identity);
    const { username, password } = person('signed-up');
    const { accessToken } = await signIn(okta);
    const browser = browserAt(identity);
    await signsIn(identity, browser, 'signed-up');
    const asked = await okta.forgotPassword({ username, factorType: 'EMAIL' });
    expect([asked.status, dataOf(asked)['recoveryType']]).toEqual([
      'RECOVERY_CHALLENGE',
      'PASSWORD',
    ]);
    const link = linkIn(await identity.mailTo(username));
    expect(link.href.startsWith(`${identity.shop}/resetpassword?token=`)).toBe(true);
    const recoveryToken = link.searchParams.get('token') ?? '';
    const reset = (await okta.verifyRecoveryToken({ recoveryToken })) as unknown as {
      resetPassword(options: { newPassword: string }): Promise<{ status: string }>;
    };
    expect(await reset.resetPassword({ newPassword: 'weak' }).catch(codeOf)).toBe('E0000014');
    expect((await reset.resetPassword({ newPassword: 'N3w!Sn4cks' })).status).toBe('SUCCESS');
    expect(await okta.verifyRecoveryToken({ recoveryToken }).catch(codeOf)).toBe('E0000011');
    expect(await okta.signInWithCredentials({ username, password }).catch(codeOf)).toBe('E0000004');
    const fresh = await okta.signInWithCredentials({ username, password: 'N3w!Sn4cks' });
    expect(fresh.status).toBe('SUCCESS');
    expect(await whoIsIn(browser)).toBeUndefined();
    expect(await okta.token.introspect(TokenKind.ACCESS, accessToken)).toMatchObject({
      active: false,
    });
  });

  it('[AUTHN-04] unlocks by mail', async () => {
    const okta = oktaFor(identity);
    const { username, password } = person('locked');
    expect((await okta.signInWithCredentials({ username, password })).status).toBe('LOCKED_OUT');
    await okta.unlockAccount({ username, factorType: 'EMAIL' });
    const recoveryToken = linkIn(await identity.mailTo(username)).searchParams.get('token') ?? '';
    const done = await okta.verifyRecoveryToken({ recoveryToken });
    expect([done.status, dataOf(done)['recoveryType']]).toEqual(['SUCCESS', 'UNLOCK']);
    expect((await okta.signInWithCredentials({ username, password })).status).toBe('SUCCESS');
  });

  it('answers the same for nobody, and mails nobody', async () => {
    const ask = async (username: string) =>
      (await identity.post('/api/v1/authn/recovery/password', { username })).json();
    expect(await ask('nobody@people.example')).toEqual(await ask(person('signed-up').username));
    await ask(person('google-only').username);
    await identity.mailTo(person('signed-up').username);
    expect(identity.mails().length).toBe(1);
  });

  it('does not flood a mailbox', async () => {
    const ask = () =>
      identity.post('/api/v1/authn/recovery/password', { username: 'signed@people.example' });
    const statuses = (await Promise.all(Array.from({ length: 12 }, ask))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 429).length).toBe(2);
  });
});

describe('who else may call', () => {
  it('keeps pages of other origins from changing anything, and from reading', async () => {
    const evil = { origin: 'https://evil.example' };
    const answer = await identity.post('/api/v1/authn', person('signed-up'), evil);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const read = await identity.get('/api/v1/sessions/me', evil);
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
    const trusted = await identity.post('/api/v1/authn', person('signed-up'), {
      origin: identity.shop,
    });
    expect(trusted.headers.get('access-control-allow-origin')).toBe(identity.shop);
    expect(trusted.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('answers webfinger the same for everybody', async () => {
    const ask = async (account: string) => {
      const answer = await oktaFor(identity).webfinger({
        resource: `okta:acct:${account}`,
        rel: 'okta:idp',
      });
      return (answer as { links: { properties: object }[] }).links[0]?.properties;
    };
    expect(await ask(person('google-only').username)).toEqual(await ask('nobody@people.example'));
  });

  it('[AUTHN-08] [AUTHN-10] tells a browser without a cookie that nobody is signed in', async () => {
    const okta = oktaFor(identity);
    expect((await okta.session.get()).status).toBe('INACTIVE');
    expect(await okta.closeSession()).toBe(false);
  });
});
