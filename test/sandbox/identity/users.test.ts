import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  apiToken,
  type IdentityUnderTest,
  identityUnderTest,
  person,
} from '#test/sandbox/identity/identity-under-test.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());
beforeEach(() => identity.post('/sandbox/reset', {}));

const ssws = { authorization: `SSWS ${apiToken}` };

interface OktaAnswer {
  readonly id?: string;
  readonly status?: string;
  readonly profile?: Readonly<Record<string, string>>;
  readonly credentials?: { readonly password?: object; readonly provider: { type: string } };
  readonly errorCode?: string;
  readonly errorSummary?: string;
  readonly errorCauses?: readonly { readonly errorSummary: string }[];
}

const read = async (answering: Promise<Response>) => {
  const answer = await answering;
  return { status: answer.status, body: (await answer.json()) as OktaAnswer };
};
const get = (name: string, headers: Record<string, string> = ssws) =>
  read(identity.get(`/api/v1/users/${encodeURIComponent(name)}`, headers));
const post = (path: string, body: object, headers: Record<string, string> = ssws) =>
  read(identity.post(`/api/v1/users${path}`, body, headers));
const signIn = async (username: string, password: string) =>
  (await read(identity.post('/api/v1/authn', { username, password }))).body;

const newcomer = {
  profile: {
    firstName: 'Nora',
    lastName: 'Newcomer',
    email: 'nora@people.example',
    login: 'nora@people.example',
    mobilePhone: '2145550100',
    locale: 'es_US',
  },
  credentials: { password: { value: 'N3w!Sn4cks' } },
};

describe('who may manage people', () => {
  it('[AUTH-01] opens to the API token only, and says nothing to others', async () => {
    const { username } = person('signed-up');
    for (const headers of [{}, { authorization: 'SSWS wrong' }, { authorization: apiToken }]) {
      const known = await get(username, headers);
      expect([known.status, known.body.errorCode]).toEqual([401, 'E0000011']);
      const nobody = await get('nobody@people.example', headers);
      expect([nobody.status, nobody.body.errorSummary]).toEqual([401, known.body.errorSummary]);
      expect((await post('', newcomer, headers)).status).toBe(401);
    }
  });

  it('[AUTH-01] answers nobody where no token was set', async () => {
    const closed = await identityUnderTest({
      database: identity.database,
      apiToken: undefined,
    });
    const answer = await closed.get('/api/v1/users/x', { authorization: 'SSWS undefined' });
    expect(answer.status).toBe(401);
    await closed.close();
  });

  it('keeps the token, passwords and people out of its log', async () => {
    await post('?activate=true', newcomer);
    const log = JSON.stringify(await identity.requests('/api/v1/users'));
    expect(log).toContain('SSWS');
    for (const secret of [apiToken, 'N3w!Sn4cks']) expect(log).not.toContain(secret);
  });
});

describe('people', () => {
  it('[REG-01] are added, found by login in any case or by id, and can sign in', async () => {
    const added = await post('?activate=true', newcomer);
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject({
      status: 'ACTIVE',
      profile: { firstName: 'Nora', login: 'nora@people.example', locale: 'es-US' },
      credentials: { password: {}, provider: { type: 'OKTA' } },
    });
    expect((await get('NORA@people.example')).body.id).toBe(added.body.id);
    expect((await get(added.body.id ?? '')).body.profile?.['mobilePhone']).toBe('2145550100');
    expect((await signIn('nora@people.example', 'N3w!Sn4cks')).status).toBe('SUCCESS');
  });

  it('[REG-01] wait without an account until they are activated', async () => {
    const { body } = await post('?activate=false', newcomer);
    expect(body.status).toBe('STAGED');
    expect((await signIn('nora@people.example', 'N3w!Sn4cks')).errorCode).toBe('E0000004');
    const changed = await post(`/${body.id}`, {
      profile: { firstName: 'Norma' },
      credentials: { password: { value: 'Oth3r!Sn4cks' } },
    });
    expect([changed.body.status, changed.body.profile?.['firstName']]).toEqual(['STAGED', 'Norma']);
    expect((await post(`/${body.id}/lifecycle/activate?sendEmail=false`, {})).status).toBe(200);
    expect((await signIn('nora@people.example', 'Oth3r!Sn4cks')).status).toBe('SUCCESS');
    const again = await post(`/${body.id}/lifecycle/activate`, {});
    expect([again.status, again.body.errorCode]).toEqual([403, 'E0000016']);
  });

  it('[PWD-11] are mailed no recovery while they wait', async () => {
    await post('?activate=false', newcomer);
    const ask = (username: string) =>
      identity.post('/api/v1/authn/recovery/password', { username });
    await ask('nora@people.example');
    await ask(person('signed-up').username);
    await identity.mailTo(person('signed-up').username);
    expect(identity.mails().filter(({ to }) => to.includes('nora@people.example'))).toEqual([]);
  });

  it('[REG-01] are refused where the login is taken, a name is missing, a password is weak', async () => {
    const taken = { ...newcomer.profile, login: person('signed-up').username };
    const said = async (body: object) => {
      const answer = await post('', body);
      return [answer.status, answer.body.errorCode, answer.body.errorCauses?.[0]?.errorSummary];
    };
    expect(await said({ ...newcomer, profile: taken })).toEqual([
      400,
      'E0000001',
      'login: An object with this field already exists in the current organization',
    ]);
    expect((await said({ profile: { ...newcomer.profile, firstName: '' } }))[2]).toMatch(
      /^firstName/,
    );
    expect((await said({ ...newcomer, credentials: { password: { value: 'weak' } } }))[2]).toMatch(
      /^password: Password requirements were not met/,
    );
    expect((await get('nora@people.example')).body.errorCode).toBe('E0000007');
  });

  it('[REG-04] [PWD-02] tell who signs in by Google alone', async () => {
    const google = (await get(person('google-only').username)).body.credentials;
    expect([google?.provider.type, google?.password]).toEqual(['SOCIAL', undefined]);
    const usual = (await get(person('signed-up').username)).body.credentials;
    expect([usual?.provider.type, usual?.password]).toEqual(['OKTA', {}]);
    expect((await get(person('locked').username)).body.status).toBe('LOCKED_OUT');
    expect((await get(person('rewards-member').username)).body).toMatchObject({
      status: 'STAGED',
      profile: { loyaltyId: 'LOY-400500600' },
    });
  });
});

describe('a changed password', () => {
  const change = (username: string, oldPassword: string, newPassword: string) =>
    post(`/${encodeURIComponent(username)}/credentials/change_password`, {
      oldPassword: { value: oldPassword },
      newPassword: { value: newPassword },
      revokeSessions: true,
    });

  it('[PWD-04] needs the current one', async () => {
    const { username, password } = person('signed-up');
    const wrong = await change(username, 'N0t!This', 'N3w!Sn4cks');
    expect([wrong.status, wrong.body.errorCode, wrong.body.errorCauses]).toEqual([
      403,
      'E0000014',
      [{ errorSummary: 'Old Password is not correct' }],
    ]);
    const weak = await change(username, password, 'weak');
    expect([weak.status, weak.body.errorCode]).toEqual([403, 'E0000014']);
    expect(weak.body.errorCauses?.[0]?.errorSummary).toMatch(/^Password requirements/);
    expect((await signIn(username, password)).status).toBe('SUCCESS');
    expect((await change(username, password, 'N3w!Sn4cks')).status).toBe(200);
    expect((await signIn(username, password)).errorCode).toBe('E0000004');
    expect((await signIn(username, 'N3w!Sn4cks')).status).toBe('SUCCESS');
  });

  it('[PWD-04] cannot be guessed for: wrong ones lock the account', async () => {
    const { username, password } = person('signed-up');
    for (let guess = 0; guess < 5; guess += 1)
      await change(username, `Gu3ss!${guess}`, 'N3w!Sn4cks');
    expect((await change(username, password, 'N3w!Sn4cks')).status).toBe(403);
    expect((await signIn(username, password)).status).toBe('LOCKED_OUT');
  });
});
