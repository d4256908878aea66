import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOktaDirectory } from '#server/parties/directory/okta-directory.ts';
import {
  DirectoryBusy,
  DirectoryUnreachable,
  type NewPerson,
  type ShopperDirectory,
} from '#server/parties/directory/shopper-directory.ts';
import {
  apiToken,
  type IdentityUnderTest,
  identityUnderTest,
  linkIn,
  person,
} from '#test/sandbox/identity/identity-under-test.ts';

const nora: NewPerson = {
  firstName: 'Nora',
  lastName: 'Newcomer',
  email: 'nora@people.example',
  phoneNumber: '2145550100',
  password: 'N3w!Sn4cks',
  language: 'es',
};

describe('the organisation, asked about people', () => {
  let identity: IdentityUnderTest;
  let directory: ShopperDirectory;
  beforeAll(async () => {
    identity = await identityUnderTest();
    directory = makeOktaDirectory({ origin: identity.origin, apiToken });
  });
  afterAll(() => identity.close());
  beforeEach(() => identity.post('/sandbox/reset', {}));

  const signsIn = async (username: string, password: string): Promise<string> => {
    const answer = await identity.post('/api/v1/authn', { username, password });
    const { status, errorCode } = (await answer.json()) as Record<string, string>;
    return status ?? errorCode ?? '';
  };

  it('[REG-04] [PWD-02] [API-032] knows customers, who comes by Google, and nobody else', async () => {
    const found = await directory.find(person('signed-up').username.toUpperCase());
    expect(found).toMatchObject({ standing: 'customer', isSocial: false });
    expect(await directory.find(found?.subject ?? '')).toEqual(found);
    expect(await directory.find(person('google-only').username)).toMatchObject({ isSocial: true });
    expect(await directory.find('nobody@people.example')).toBeUndefined();
  });

  it('[REG-01] enrols somebody, who signs in once opened', async () => {
    const enrolled = await directory.enrol(nora);
    const subject = enrolled.kind === 'waiting' ? enrolled.person.subject : '';
    expect(enrolled).toMatchObject({ person: { standing: 'waiting', login: nora.email } });
    expect(await signsIn(nora.email, nora.password)).toBe('E0000004');
    await directory.open(subject);
    expect(await signsIn(nora.email, nora.password)).toBe('SUCCESS');
    await directory.open(subject);
  });

  it('[REG-01] lets a registration that broke off begin anew, with the new password', async () => {
    const first = await directory.enrol(nora);
    const again = await directory.enrol({ ...nora, firstName: 'Norma', password: 'Oth3r!Sn4cks' });
    expect(again).toEqual(first);
    await directory.open(again.kind === 'waiting' ? again.person.subject : '');
    expect(await signsIn(nora.email, nora.password)).toBe('E0000004');
    expect(await signsIn(nora.email, 'Oth3r!Sn4cks')).toBe('SUCCESS');
  });

  it('[REG-04] never touches an account that is there', async () => {
    const { username, password } = person('signed-up');
    expect(await directory.enrol({ ...nora, email: username })).toEqual({
      kind: 'taken',
      isSocial: false,
    });
    expect(await signsIn(username, password)).toBe('SUCCESS');
    expect(await directory.enrol({ ...nora, email: person('google-only').username })).toEqual({
      kind: 'taken',
      isSocial: true,
    });
    expect(await directory.enrol({ ...nora, password: 'weak' })).toEqual({ kind: 'weak' });
  });

  it('[REG-10] makes a customer of a member of the rewards programme', async () => {
    const { username } = person('rewards-member');
    const enrolled = await directory.enrol({ ...nora, email: username });
    expect(enrolled).toMatchObject({ kind: 'waiting', person: { loyaltyId: 'LOY-400500600' } });
    await directory.open(enrolled.kind === 'waiting' ? enrolled.person.subject : '');
    expect(await signsIn(username, nora.password)).toBe('SUCCESS');
  });

  it('[PWD-01] [PWD-11] mails a link in the language of the person, good for one password', async () => {
    const { username, password } = person('spanish');
    await directory.mailRecovery(username);
    const mail = await identity.mailTo(username);
    expect(mail.subject).toBe('Restablece tu contraseña');
    const link = linkIn(mail);
    expect(link.pathname).toBe('/resetpassword');
    const token = link.searchParams.get('token') ?? '';
    expect(await directory.resetPassword(token, 'weak')).toBe('weak');
    expect(await directory.resetPassword(token, 'N3w!Sn4cks')).toBe('changed');
    expect(await directory.resetPassword(token, 'Oth3r!Sn4cks')).toBe('bad-token');
    expect(await directory.resetPassword('made-up', 'Oth3r!Sn4cks')).toBe('bad-token');
    expect(await signsIn(username, password)).toBe('E0000004');
    expect(await signsIn(username, 'N3w!Sn4cks')).toBe('SUCCESS');
  });

  it('[PWD-11] sets no password with a link that unlocks', async () => {
    const { username, password } = person('locked');
    await identity.post('/api/v1/authn/recovery/unlock', { username, factorType: 'EMAIL' });
    const token = linkIn(await identity.mailTo(username)).searchParams.get('token') ?? '';
    expect(await directory.resetPassword(token, 'N3w!Sn4cks')).toBe('bad-token');
    expect(await signsIn(username, password)).toBe('SUCCESS');
  });

  it('[PWD-01] says the same whether or not there is such a person', async () => {
    await identity.clearMails();
    await directory.mailRecovery('nobody@people.example');
    await directory.mailRecovery(person('google-only').username);
    await directory.mailRecovery(person('signed-up').username);
    await identity.mailTo(person('signed-up').username);
    expect(identity.mails()).toHaveLength(1);
  });

  it('[PWD-04] changes a password of who knows it', async () => {
    const { username, password } = person('signed-up');
    const subject = (await directory.find(username))?.subject ?? '';
    const change = (current: string, next: string) =>
      directory.changePassword(subject, { current, next });
    expect(await change('N0t!Mine', 'N3w!Sn4cks')).toBe('wrong');
    expect(await change(password, 'weak')).toBe('weak');
    expect(await change(password, 'N3w!Sn4cks')).toBe('changed');
    expect(await signsIn(username, 'N3w!Sn4cks')).toBe('SUCCESS');
  });

  it('[AUTH-18] says that it cannot ask: no organisation, a wrong token, a failing one', async () => {
    const wrong = makeOktaDirectory({ origin: identity.origin, apiToken: 'not the token' });
    const away = makeOktaDirectory({ origin: 'http://127.0.0.1:9', apiToken });
    await expect(wrong.find(nora.email)).rejects.toThrow(/CRUNCH_IDENTITY_TOKEN/);
    await expect(wrong.enrol(nora)).rejects.toBeInstanceOf(DirectoryUnreachable);
    await expect(away.find(nora.email)).rejects.toBeInstanceOf(DirectoryUnreachable);
    await identity.fault({ operation: 'users', status: 503 });
    await expect(directory.find(nora.email)).rejects.toThrow('HTTP 503');
  });
});

describe('an organisation that answers strangely', () => {
  let server: Server;
  let listener: RequestListener = (_, response) => response.end();
  let directory: ShopperDirectory;
  const asked: { readonly url: string; readonly authorization: string | undefined }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push({ url: request.url ?? '', authorization: request.headers.authorization });
      listener(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    directory = makeOktaDirectory({
      origin: `http://127.0.0.1:${port}`,
      apiToken: 'the-api-token',
      patience: 200,
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const answers = (status: number, body: string, headers: Record<string, string> = {}) => {
    listener = (_, response) => response.writeHead(status, headers).end(body);
  };
  const refusal = (code: string, cause: string) =>
    JSON.stringify({ errorCode: code, errorCauses: [{ errorSummary: cause }] });

  it.each([
    ['no JSON', 200, '<html>'],
    ['a person without an id', 200, '{"status":"ACTIVE","profile":{"login":"a"}}'],
    ['a refusal without a reason', 403, 'no'],
    ['an answer without end', 200, `"${'x'.repeat(300_000)}"`],
    ['a limit', 429, refusal('E0000047', '')],
    ['a permission it does not give', 403, refusal('E0000006', '')],
  ])('[AUTH-18] takes %s for no answer', async (_, status, body) => {
    answers(status, body);
    await expect(directory.find('ana@example.com')).rejects.toBeInstanceOf(DirectoryUnreachable);
  });

  it('[AUTH-18] follows no redirect and does not wait for ever', async () => {
    answers(302, '', { location: 'http://127.0.0.1:9/elsewhere' });
    await expect(directory.find('ana@example.com')).rejects.toBeInstanceOf(DirectoryUnreachable);
    listener = () => undefined;
    await expect(directory.find('ana@example.com')).rejects.toThrow('TimeoutError');
  });

  it('[AUTH-01] shows the token where people are managed, not where the public asks', async () => {
    answers(200, '{}');
    asked.length = 0;
    await directory.mailRecovery('ana@example.com');
    await directory.find('../../ana@example.com').catch(() => undefined);
    expect(asked).toEqual([
      { url: '/api/v1/authn/recovery/password', authorization: undefined },
      { url: '/api/v1/users/..%2F..%2Fana%40example.com', authorization: 'SSWS the-api-token' },
    ]);
  });

  it('[PWD-11] a commonly used password does not make a good link a bad one', async () => {
    listener = (request, response) =>
      request.url === '/api/v1/authn/recovery/token'
        ? response.end(JSON.stringify({ stateToken: 'a-state', status: 'PASSWORD_RESET' }))
        : response
            .writeHead(403)
            .end(
              refusal('E0000014', 'This password was found in a list of commonly used passwords.'),
            );
    expect(await directory.resetPassword('a-token', 'Passw0rd!')).toBe('weak');
  });

  it('[PWD-11] sends on to where a security question is asked', async () => {
    answers(200, JSON.stringify({ stateToken: 'a-state', status: 'RECOVERY' }));
    const { port } = server.address() as AddressInfo;
    expect(await directory.resetPassword('a-token', 'N3w!Sn4cks')).toEqual({
      asksElsewhere: `http://127.0.0.1:${port}/signin/forgot-password`,
    });
  });

  it('[PWD-01] tells for how long an organisation puts it off', async () => {
    const busyFor = async (headers: Record<string, string>): Promise<number> => {
      answers(429, refusal('E0000047', ''), headers);
      const failed: unknown = await directory.mailRecovery('a@b.example').catch((cause) => cause);
      expect(failed).toBeInstanceOf(DirectoryBusy);
      return failed instanceof DirectoryBusy ? failed.retryAfterSeconds : 0;
    };
    const now = Math.floor(Date.now() / 1000);
    expect(await busyFor({})).toBe(60);
    const soon = await busyFor({ 'x-rate-limit-reset': String(now + 20) });
    expect(Math.abs(soon - 20)).toBeLessThanOrEqual(5);
    expect(await busyFor({ 'x-rate-limit-reset': String(now - 20) })).toBe(1);
    expect(await busyFor({ 'x-rate-limit-reset': String(now + 86_400) })).toBe(600);
    // By the shop's clock, which testers move with the provider's.
    const moved = now + 7200;
    const { port } = server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    directory = makeOktaDirectory({ origin, apiToken, now: () => moved * 1000 });
    expect(await busyFor({ 'x-rate-limit-reset': String(moved + 20) })).toBe(20);
  });

  it('[PWD-01] hides that an organisation refuses logins it does not know', async () => {
    for (const status of [403, 404]) {
      answers(status, refusal('E0000034', 'Forgot password not allowed on specified user.'));
      expect(await directory.mailRecovery('nobody@example.com')).toBeUndefined();
    }
    // Any other refusal is trouble somebody must hear of.
    answers(401, refusal('E0000011', 'Invalid token provided'));
    await expect(directory.mailRecovery('nobody@example.com')).rejects.toThrow();
  });

  it('[REG-01] [PWD-04] understands the refusals of a real organisation', async () => {
    const said = [
      [refusal('E0000014', 'Password has been used too recently'), 'weak'],
      [refusal('E0000080', 'The password does not meet the complexity requirements'), 'weak'],
      [refusal('E0000014', 'Passwords must have at least 8 characters, a number.'), 'weak'],
      [
        refusal(
          'E0000014',
          'This password was found in a list of commonly used passwords. Please try another password.',
        ),
        'weak',
      ],
      [refusal('E0000014', 'Password cannot be your current password'), 'weak'],
      [refusal('E0000001', 'newPassword: Password cannot be your last 4 passwords'), 'weak'],
      [refusal('E0000014', 'Old Password is not correct'), 'wrong'],
      [refusal('E0000014', 'oldPassword: The credentials provided were incorrect.'), 'wrong'],
    ] as const;
    for (const [body, outcome] of said) {
      answers(403, body);
      const passwords = { current: 'C4rrent!', next: 'N3w!Sn4cks' };
      expect(await directory.changePassword('00u1', passwords)).toBe(outcome);
    }
    answers(403, refusal('E0000006', ''));
    await expect(
      directory.changePassword('00u1', { current: 'C4rrent!', next: 'N3w!Sn4cks' }),
    ).rejects.toThrow('HTTP 403 E0000006');
    listener = (request, response) =>
      request.method === 'GET'
        ? response.writeHead(404).end(refusal('E0000007', 'Not found'))
        : response
            .writeHead(400)
            .end(
              refusal(
                'E0000001',
                'login: An object with this field already exists in the current organization',
              ),
            );
    expect(await directory.enrol(nora)).toEqual({ kind: 'taken', isSocial: false });
  });
});
