import { decodeJwt, importJWK, type JWK, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientId,
  codeIn,
  type IdentityUnderTest,
  identityUnderTest,
  person,
} from './identity-under-test.ts';
import { oktaFor, signIn } from './okta-in-node.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

const all = ['profile', 'email', 'phone', 'password'].map(
  (part) => `okta.myAccount.${part}.manage`,
);
const account = async (name: string, scopes: readonly string[] = all) => {
  const okta = oktaFor(identity, { scopes: ['openid', 'profile', 'email', ...scopes] });
  await signIn(okta, name, { acrValues: 'urn:okta:loa:2fa:any:ifpossible' });
  return okta;
};
/** Methods and paths since a moment, without the ids. */
const callsSince = async (begin: number) =>
  (await identity.requests('')).slice(begin).flatMap(({ method, path, headers }) => {
    if (!path.startsWith('/idp/myaccount/')) return [];
    expect(headers['authorization']).toBe('Bearer');
    expect(headers['content-type']).toBe('application/json');
    const [, , , part, ...rest] = path.split('/');
    const named = rest.map((piece) => (/^[a-z]+$/.test(piece) ? piece : '*'));
    return [[method, part, ...named].join(' ')];
  });
const now = async () => (await identity.requests('')).length;
const codeOf = (cause: { errorCode?: string }) => cause.errorCode;

describe('the self-service account, asked by okta-auth-js', () => {
  it('[MYACC-01] [MYACC-02] [MYACC-03] reads, describes and changes the profile', async () => {
    const okta = await account('signed-up');
    const before = await okta.myaccount.getProfile();
    expect(before.profile).toMatchObject({
      firstName: 'Sara',
      email: person('signed-up').username,
    });
    expect([typeof before.createdAt, typeof before.modifiedAt]).toEqual(['string', 'string']);
    const part = { profile: { firstName: '<b>Sára</b>' } };
    const partly = okta.myaccount.updateProfile({ payload: part } as never);
    expect(await partly.catch(codeOf)).toBe('E0000001');
    const whole = { ...before.profile, firstName: '<b>Sára</b>', gender: null };
    const payload = { profile: { ...whole, login: 'other@people.example' } };
    const after = await okta.myaccount.updateProfile({ payload } as never);
    expect(after.profile).toMatchObject({
      firstName: '<b>Sára</b>',
      lastName: 'Singh',
      login: person('signed-up').username,
    });
    const schema = await okta.myaccount.getProfileSchema();
    expect(Object.keys(schema.properties)).toContain('birthDate');
    const requests = await identity.requests('/idp/myaccount/profile');
    expect(requests.map(({ method, headers }) => [method, headers['authorization']])).toEqual([
      ['GET', 'Bearer'],
      ['PUT', 'Bearer'],
      ['PUT', 'Bearer'],
    ]);
    expect((await identity.requests('/idp/myaccount/profile/schema')).length).toBe(1);
    expect((await okta.myaccount.getProfile()).profile['firstName']).toBe('<b>Sára</b>');
  });

  it('[MYACC-04] [MYACC-05] [MYACC-06] [MYACC-07] adds, confirms and removes an address', async () => {
    const okta = await account('signed-up');
    const begin = await now();
    const [primary] = await okta.myaccount.getEmails();
    expect(primary).toMatchObject({
      id: expect.any(String),
      profile: { email: person('signed-up').username },
      roles: ['PRIMARY'],
      status: 'VERIFIED',
    });
    const added = await okta.myaccount.addEmail({
      payload: { profile: { email: 'second@people.example' }, sendEmail: true },
    } as never);
    expect(added).toMatchObject({ status: 'UNVERIFIED', roles: ['SECONDARY'] });
    const challenge = await added.challenge();
    expect(challenge).toMatchObject({
      id: expect.any(String),
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      status: 'UNVERIFIED',
      profile: added.profile,
    });
    const read = await okta.myaccount.getEmailChallenge({
      emailId: added.id,
      challengeId: challenge.id,
    });
    expect(read.id).toBe(challenge.id);
    const code = codeIn(await identity.mailTo('second@people.example'));
    const verify = (verificationCode: string) =>
      okta.myaccount.verifyEmailChallenge({
        emailId: added.id,
        challengeId: challenge.id,
        payload: { verificationCode },
      });
    expect(await verify('wrong').catch(codeOf)).toBe('E0000004');
    await verify(code);
    expect((await okta.myaccount.getEmail({ id: added.id })).status).toBe('VERIFIED');
    await added.delete();
    expect((await okta.myaccount.getEmails()).length).toBe(1);
    expect(await callsSince(begin)).toEqual([
      'GET emails',
      'POST emails',
      'POST emails * challenge',
      'POST emails * challenge *',
      'POST emails * challenge * verify',
      'POST emails * challenge * verify',
      'GET emails *',
      'DELETE emails *',
      'GET emails',
    ]);
  });

  it('[MYACC-04] makes an address the main one once it is confirmed, and the login stays', async () => {
    const okta = await account('unverified');
    const { username } = person('unverified');
    const email = 'new-main@people.example';
    const added = await okta.myaccount.addEmail({
      payload: { profile: { email }, role: 'PRIMARY', sendEmail: true },
    } as never);
    expect(added).toMatchObject({ status: 'UNVERIFIED', roles: ['PRIMARY'] });
    const addresses = async () => {
      const all: { profile: { email: string }; status: string }[] =
        await okta.myaccount.getEmails();
      return all.map(({ profile, status }) => [profile.email, status]);
    };
    expect(await addresses()).toEqual([
      [username, 'UNVERIFIED'],
      [email, 'UNVERIFIED'],
    ]);
    const challenge = await added.challenge();
    const verificationCode = codeIn(await identity.mailTo(email));
    const where = { emailId: added.id, challengeId: challenge.id };
    await okta.myaccount.verifyEmailChallenge({ ...where, payload: { verificationCode } });
    expect(await addresses()).toEqual([[email, 'VERIFIED']]);
    expect((await okta.signInWithCredentials(person('unverified'))).status).toBe('SUCCESS');
  });

  it('[MYACC-08] [MYACC-09] [MYACC-10] [MYACC-16] adds, confirms and removes a phone', async () => {
    const okta = await account('spanish');
    const begin = await now();
    const added = await okta.myaccount.addPhone({
      payload: { profile: { phoneNumber: '+12145550100' } },
    } as never);
    expect([added.status, typeof added.verify]).toEqual(['UNVERIFIED', 'undefined']);
    await okta.myaccount.sendPhoneChallenge({ id: added.id, payload: { method: 'SMS' } } as never);
    const mail = await identity.mailTo(person('spanish').username);
    expect(mail.text).toContain('+12145550100');
    const offered = await okta.myaccount.getPhone({ id: added.id });
    expect(typeof offered.verify).toBe('function');
    await okta.myaccount.verifyPhoneChallenge({
      id: added.id,
      payload: { verificationCode: codeIn(mail) },
    });
    const [phone] = await okta.myaccount.getPhones();
    expect(phone).toMatchObject({
      id: added.id,
      status: 'VERIFIED',
      profile: { phoneNumber: '+12145550100' },
    });
    await added.delete();
    expect(await okta.myaccount.getPhones()).toEqual([]);
    expect(await callsSince(begin)).toEqual([
      'POST phones',
      'POST phones * challenge',
      'GET phones *',
      'POST phones * verify',
      'GET phones',
      'DELETE phones *',
      'GET phones',
    ]);
  });

  it('[MYACC-11] [MYACC-12] changes, removes and sets the password', async () => {
    const okta = await account('loyalty');
    const begin = await now();
    const before = await okta.myaccount.getPassword();
    expect(before).toMatchObject({
      id: expect.any(String),
      status: 'ACTIVE',
      created: expect.stringMatching(/^\d{4}-/),
      lastUpdated: expect.stringMatching(/^\d{4}-/),
    });
    const change = (password: string) =>
      okta.myaccount.updatePassword({ payload: { profile: { password } } });
    expect(await change('weak').catch(codeOf)).toBe('E0000014');
    const changed = await change('N3w!Sn4cks');
    expect(changed.lastUpdated).not.toBe(before.lastUpdated);
    await okta.myaccount.deletePassword();
    expect((await okta.myaccount.getPassword()).status).toBe('NOT_ENROLLED');
    const set = await okta.myaccount.enrollPassword({
      payload: { profile: { password: 'N3w!Sn4cks' } },
    });
    expect(set.status).toBe('ACTIVE');
    expect(await callsSince(begin)).toEqual([
      ...['GET', 'PUT', 'PUT', 'DELETE', 'GET', 'POST'].map((method) => `${method} password`),
    ]);
  });

  it('opens only what the scopes of the token open', async () => {
    const okta = await account('signed-up', ['okta.myAccount.profile.read']);
    expect((await okta.myaccount.getProfile()).profile['firstName']).toBeDefined();
    const payload = { profile: { firstName: 'Eve' } };
    for (const refused of [
      () => okta.myaccount.updateProfile({ payload } as never),
      () => okta.myaccount.getEmails(),
      () => okta.myaccount.getPhones(),
      () => okta.myaccount.getPassword(),
    ]) {
      expect(await refused().then(() => 'open', codeOf)).toBe('E0000015');
    }
  });

  it('opens nothing without a good token, nor by an id token', async () => {
    const okta = await account('signed-up');
    const idToken = okta.tokenManager.getTokensSync().idToken?.idToken;
    for (const token of ['', 'x.y.z', idToken ?? '']) {
      const answer = await identity.get('/idp/myaccount/profile', {
        authorization: `Bearer ${token}`,
      });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('invalid_token');
    }
    await okta.revokeAccessToken();
    expect(await okta.myaccount.getProfile().then(() => 'open', codeOf)).not.toBe('open');
  });

  it('[AUTH-13] opens nothing to a token of ours for something else, out of its time, or by another algorithm', async () => {
    const okta = await account('signed-up');
    const good = decodeJwt(okta.getAccessToken() ?? '');
    const { rows } = await sql<{ kid: string; private_jwk: JWK }>`
      select kid, private_jwk from identity.signing_keys where state = 'current'
    `.execute(identity.database.db);
    const { kid = '', private_jwk: jwk = {} } = rows[0] ?? {};
    const seconds = Math.floor(Date.now() / 1000);
    const signed = async (changes: object, alg = 'RS256') =>
      new SignJWT({ ...good, ...changes })
        .setProtectedHeader({ alg, kid })
        .sign(await importJWK({ ...jwk, alg }, alg));
    const statusOf = async (token: string) => {
      const authorization = `Bearer ${token}`;
      const asked = ['/idp/myaccount/profile', '/oauth2/default/v1/userinfo'].map(
        async (path) => (await identity.get(path, { authorization })).status,
      );
      return Promise.all(asked);
    };
    expect(await statusOf(await signed({}))).toEqual([200, 200]);
    const scp = ['email', 'okta.myAccount.profile.read'];
    expect(await statusOf(await signed({ scp }))).toEqual([200, 403]);
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url');
    for (const [what, token] of Object.entries({
      'another issuer': await signed({ iss: 'https://evil.example/oauth2/default' }),
      'another audience': await signed({ aud: 'api://other' }),
      'an id token': await signed({ aud: clientId }),
      expired: await signed({ exp: seconds - 1 }),
      'not good yet': await signed({ nbf: seconds + 60 }),
      'another algorithm': await signed({}, 'PS256'),
      'no algorithm': `${unsigned}.${okta.getAccessToken()?.split('.')[1]}.`,
      'never given out': await signed({ jti: 'made up' }),
    })) {
      expect([what, await statusOf(token)]).toEqual([what, [401, 401]]);
    }
  });

  it('[PWD-04] is no way to guess the password: wrong ones count and lock', async () => {
    const okta = await account('spanish');
    const headers = { authorization: `Bearer ${okta.getAccessToken()}` };
    const change = async (currentPassword: string) => {
      const answer = await fetch(`${identity.origin}/idp/myaccount/password`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ profile: { password: 'N3w!Sn4cks' }, currentPassword }),
      });
      return answer.status;
    };
    for (let turn = 0; turn < 5; turn += 1) expect(await change('Wr0ng!Wr0ng')).toBe(401);
    expect(await change(person('spanish').password)).toBe(401);
    expect((await okta.signInWithCredentials(person('spanish'))).status).toBe('LOCKED_OUT');
    await identity.post('/sandbox/reset', {});
  });

  it("finds nobody else's address or phone", async () => {
    const [address] = await (await account('signed-up')).myaccount.getEmails();
    const okta = await account('spanish');
    const id = address?.id ?? '';
    expect(await okta.myaccount.getEmail({ id }).catch(codeOf)).toBe('E0000007');
    expect(await okta.myaccount.deleteEmail({ id }).catch(codeOf)).toBe('E0000007');
  });
});
