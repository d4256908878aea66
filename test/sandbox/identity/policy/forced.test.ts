import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizePath,
  browserAt,
  leadsTo,
  signsIn,
  whoIsIn,
} from '#test/sandbox/identity/by-hand.ts';
import {
  codeIn,
  type IdentityUnderTest,
  identityUnderTest,
  linkIn,
  person,
} from '#test/sandbox/identity/identity-under-test.ts';
import { oktaFor } from '#test/sandbox/identity/okta-in-node.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterEach(async () => {
  await identity.post('/sandbox/reset', {});
  identity.clearMails();
});
afterAll(() => identity.close());

const better = 'Pr3tzels!';
/** What the classic calls answer. */
interface Told {
  readonly status: string;
  readonly stateToken: string;
  readonly sessionToken?: string;
  readonly errorCode?: string;
  readonly errorCauses?: readonly { readonly errorSummary: string }[];
  readonly _embedded: { readonly user: { readonly recovery_question?: object } };
  readonly _links: Readonly<Record<string, { readonly name?: string; readonly href: string }>>;
}
const tell = async (path: string, body: object): Promise<Told> =>
  (await (await identity.post(path, body)).json()) as Told;
const authn = (name: string, password = person(name).password) =>
  tell('/api/v1/authn', { username: person(name).username, password });
const causeOf = ({ errorCode, errorCauses }: Told) => [
  errorCode,
  errorCauses?.[0]?.errorSummary ?? '',
];

describe('a password that has expired, asked by the classic calls', () => {
  it('has to be replaced by another good one, of who knows the old', async () => {
    const { username, password } = person('password-expired');
    const { status, stateToken, _links: links } = await authn('password-expired');
    expect([status, links['next']?.name]).toEqual(['PASSWORD_EXPIRED', 'changePassword']);
    const path = new URL(links['next']?.href ?? '').pathname;
    const change = (oldPassword: string, newPassword: string) =>
      tell(path, { stateToken, oldPassword, newPassword });
    expect(causeOf(await change('Wr0ng!Wr0ng', better))).toEqual([
      'E0000014',
      'Old Password is not correct',
    ]);
    expect(causeOf(await change(password, password))).toEqual([
      'E0000014',
      'Password cannot be your current password',
    ]);
    const [code, rules] = causeOf(await change(password, 'P3tra!weak'.toLowerCase()));
    expect([code, rules]).toEqual(['E0000014', expect.stringContaining('requirements')]);
    const changed = await change(password, better);
    expect([changed.status, typeof changed.sessionToken]).toEqual(['SUCCESS', 'string']);
    expect((await authn('password-expired')).errorCode).toBe('E0000004');
    expect((await authn('password-expired', better)).status).toBe('SUCCESS');
    expect((await change(better, 'An0ther!one')).errorCode).toBe('E0000011');
    expect(username).toContain('petra');
  });

  it('may hold no part of the login', async () => {
    const { password } = person('password-expired');
    const { stateToken } = await authn('password-expired');
    const path = '/api/v1/authn/credentials/change_password';
    const [code, cause] = causeOf(
      await tell(path, { stateToken, oldPassword: password, newPassword: 'My!PETRA1x' }),
    );
    expect([code, cause]).toEqual(['E0000014', expect.stringContaining('your username')]);
  });
});

describe('a factor that has to be set up', () => {
  it('is enrolled by a mailed code, and asked for from then on', async () => {
    const { username } = person('factor-missing');
    const { status, stateToken } = await authn('factor-missing');
    expect(status).toBe('MFA_ENROLL');
    const factor = { stateToken, factorType: 'email', provider: 'OKTA' };
    const { status: next, _links: links } = await tell('/api/v1/authn/factors', factor);
    expect(next).toBe('MFA_ENROLL_ACTIVATE');
    const path = new URL(links['next']?.href ?? '').pathname;
    const passCode = codeIn(await identity.mailTo(username));
    const wrong = passCode === '000000' ? '111111' : '000000';
    expect((await tell(path, { stateToken, passCode: wrong })).errorCode).toBe('E0000068');
    expect((await tell(path, { stateToken, passCode })).status).toBe('SUCCESS');
    expect((await authn('factor-missing')).status).toBe('MFA_REQUIRED');
  });

  it('may be put off by going back, not got around', async () => {
    const { stateToken } = await authn('factor-missing');
    await tell('/api/v1/authn/factors', { stateToken, factorType: 'email', provider: 'OKTA' });
    expect((await tell('/api/v1/authn/previous', { stateToken })).status).toBe('MFA_ENROLL');
    const skipped = await tell('/api/v1/authn/factors/x/verify', { stateToken, passCode: '1' });
    expect(skipped.errorCode).toBe('E0000079');
  });
});

describe('a security question', () => {
  const opened = async () => {
    const { username } = person('asks-question');
    await tell('/api/v1/authn/recovery/password', { username, factorType: 'EMAIL' });
    const recoveryToken = linkIn(await identity.mailTo(username)).searchParams.get('token');
    return tell('/api/v1/authn/recovery/token', { recoveryToken });
  };

  it('comes before a forgotten password is set anew; its answers are counted', async () => {
    const told = await opened();
    const { stateToken } = told;
    expect([told.status, told._embedded.user.recovery_question]).toEqual([
      'RECOVERY',
      { question: 'What is your favorite snack?' },
    ]);
    const reset = { stateToken, newPassword: better };
    const early = await tell('/api/v1/authn/credentials/reset_password', reset);
    expect(early.errorCode).toBe('E0000079');
    const path = new URL(told._links['next']?.href ?? '').pathname;
    expect((await tell(path, { stateToken, answer: 'chips' })).errorCode).toBe('E0000087');
    expect((await tell(path, { stateToken, answer: ' Pretzel ' })).status).toBe('PASSWORD_RESET');
    const done = await tell('/api/v1/authn/credentials/reset_password', reset);
    expect(done.status).toBe('SUCCESS');
    identity.clearMails();
    const again = await opened();
    const guesses: (string | undefined)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const { errorCode } = await tell(path, { stateToken: again.stateToken, answer: 'no' });
      guesses.push(errorCode);
    }
    expect(guesses.at(-1)).toBe('E0000047');
  });

  it('is asked on the page the shop sends on to, where the new password is chosen', async () => {
    const { username } = person('asks-question');
    const { visit } = browserAt(identity);
    const sent = await visit('/signin/forgot-password', { form: { identifier: username } });
    expect(await sent.text()).toContain('a link is on its way');
    const link = linkIn(await identity.mailTo(username));
    expect(link.origin).toBe(identity.origin);
    const ticket = link.searchParams.get('token') ?? '';
    const page = await (await visit(link.href)).text();
    expect(page).toContain('What is your favorite snack?');
    const choose = async (answer: string, password: string, language = 'en') => {
      const form = {
        ...{ ticket, 'credentials.answer': answer, 'credentials.newPassword': password },
      };
      const headers = { 'accept-language': language };
      const chosen = await visit('/signin/reset-password', { form, headers });
      return [chosen.status, await chosen.text()];
    };
    expect(await choose('chips', better)).toEqual([
      400,
      expect.stringContaining('This answer is not right'),
    ]);
    expect(await choose('pretzel', 'weak', 'es')).toEqual([
      400,
      expect.stringContaining('Esta contraseña no cumple las reglas'),
    ]);
    expect(await choose('pretzel', better)).toEqual([
      200,
      expect.stringContaining('Your password is changed'),
    ]);
    expect((await authn('asks-question', better)).status).toBe('SUCCESS');
    expect(await choose('pretzel', 'An0ther!one')).toEqual([
      400,
      expect.stringContaining('This link was used already'),
    ]);
  });

  it('the page answers the same for who is not there', async () => {
    const { visit } = browserAt(identity);
    const form = { identifier: 'nobody@people.example' };
    const sent = await visit('/signin/forgot-password', { form });
    expect([sent.status, await sent.text()]).toEqual([
      200,
      expect.stringContaining('If there is an account'),
    ]);
    expect(identity.mails()).toEqual([]);
  });
});

describe("the provider's sign-in page", () => {
  const arrived = async (name: string) => {
    const browser = browserAt(identity);
    const page = await leadsTo(await browser.visit(authorizePath(identity)));
    const { username, password } = person(name);
    const form = { identifier: username, 'credentials.passcode': password };
    const answer = await browser.visit(page.pathname, { form });
    return { browser, page, answer, html: await answer.text() };
  };
  const ticketIn = (html: string) => /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';

  it('asks for a new password first where the old one has expired', async () => {
    const { browser, page, html } = await arrived('password-expired');
    expect(html).toContain('Your password has expired. Choose a new one to go on.');
    const choose = (password: string) =>
      browser.visit(`${page.pathname}/password`, {
        form: { ticket: ticketIn(html), 'credentials.newPassword': password },
      });
    const same = await choose(person('password-expired').password);
    expect([same.status, await same.text()]).toEqual([
      400,
      expect.stringContaining('This is your current password'),
    ]);
    const back = await leadsTo(await choose(better));
    const code = await leadsTo(await browser.visit(back.href));
    expect(code.href).toContain('/implicit/callback?code=');
    expect(await whoIsIn(browser)).toBe(person('password-expired').username);
    // The page is left for good: its ticket opens nothing more.
    expect((await choose('An0ther!one')).status).toBe(400);
  });

  it('sets up codes by mail where somebody has to have them', async () => {
    const { browser, page, html } = await arrived('factor-missing');
    const passcode = codeIn(await identity.mailTo(person('factor-missing').username));
    const form = { ticket: ticketIn(html), 'credentials.passcode': passcode };
    const back = await leadsTo(await browser.visit(`${page.pathname}/code`, { form }));
    expect((await leadsTo(await browser.visit(back.href))).href).toContain('callback?code=');
    expect((await authn('factor-missing')).status).toBe('MFA_REQUIRED');
  });

  it('asks nothing of whoever has a session of the new password', async () => {
    const browser = browserAt(identity);
    expect((await signsIn(identity, browser, 'signed-up')).href).toContain('code=');
  });
});

describe('the identity engine', () => {
  it('has an expired password replaced, and goes on', async () => {
    const { idx } = oktaFor(identity);
    const { nextStep } = await idx.authenticate({
      step: 'identify',
      ...person('password-expired'),
    });
    expect(nextStep?.name).toBe('reenroll-authenticator');
    const { password } = person('password-expired');
    const same = await idx.proceed({ step: 'reenroll-authenticator', newPassword: password });
    expect([same.status, same.messages?.[0]?.message]).toEqual([
      'PENDING',
      'Password cannot be your current password',
    ]);
    const done = await idx.proceed({ step: 'reenroll-authenticator', newPassword: better });
    expect(done.status).toBe('SUCCESS');
    expect((await authn('password-expired', better)).status).toBe('SUCCESS');
  });

  it('has a missing factor set up by a code', async () => {
    const { idx } = oktaFor(identity);
    const { nextStep } = await idx.authenticate({
      step: 'identify',
      ...person('factor-missing'),
    });
    expect(nextStep?.name).toBe('enroll-authenticator');
    const verificationCode = codeIn(await identity.mailTo(person('factor-missing').username));
    const done = await idx.proceed({ step: 'enroll-authenticator', verificationCode });
    expect(done.status).toBe('SUCCESS');
    expect((await authn('factor-missing')).status).toBe('MFA_REQUIRED');
  });
});
