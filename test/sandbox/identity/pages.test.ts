import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerProviderError } from '#sandbox/identity/pages/error-page.ts';
import { authorizePath, type ByHand, browserAt, leadsTo, signsIn, whoIsIn } from './by-hand.ts';
import {
  codeIn,
  type IdentityUnderTest,
  identityUnderTest,
  person,
} from './identity-under-test.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

const hostile = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;

/** An authorize request that ends at the provider's own sign-in page. */
const onPage = async (browser: ByHand, changes: Record<string, string> = {}): Promise<string> =>
  (await leadsTo(await browser.visit(authorizePath(identity, changes)))).pathname;

/** What a page would do with what it was given: no element of ours, no attribute, no script. */
const isHarmless = (html: string): void => {
  expect(html).not.toMatch(/<script>alert|<img/i);
  expect(html).not.toContain(`"'>`);
};

/** The hidden value of a form. */
const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

describe('a page of the provider', () => {
  it('shows what was given to it as text, in every place', async () => {
    const browser = browserAt(identity);
    const page = await onPage(browser, { login_hint: hostile });
    const shown = await (await browser.visit(page)).text();
    expect(shown).toContain('&lt;script&gt;');
    isHarmless(shown);
    const form = { identifier: hostile, 'credentials.passcode': 'x' };
    isHarmless(await (await browser.visit(page, { form })).text());

    const error = { get: () => '', set: () => undefined, body: '' };
    answerProviderError(error as never, { error: hostile, error_description: hostile });
    expect(error.body).toContain('&lt;script&gt;');
    isHarmless(error.body);
    const unknown = await browser.visit(authorizePath(identity, { client_id: hostile }));
    expect(unknown.status).toBe(400);
    isHarmless(await unknown.text());
    const policy = unknown.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('[AUTH-02] shows names somebody gave themselves at Google as text', async () => {
    const browser = browserAt(identity);
    const google = await leadsTo(await browser.visit(await onPage(browser, { idp: '0oagoogle' })));
    const request = google.searchParams.get('request') ?? '';
    const names = { givenName: '<img src=x>', familyName: hostile.slice(0, 50) };
    const form = { request, email: 'mallory@people.example', ...names };
    await browser.visit('/google/accounts', { form });
    const again = await leadsTo(await browser.visit(await onPage(browser, { idp: '0oagoogle' })));
    const shown = await (await browser.visit(again.href)).text();
    expect(shown).toContain('mallory@people.example');
    isHarmless(shown);
  });

  it('hands its message to the shop alone, and no value of it ends the script', async () => {
    const browser = browserAt(identity);
    await signsIn(identity, browser, 'signed-up');
    const query = {
      prompt: 'none',
      response_mode: 'okta_post_message',
      state: `</script>${hostile}`,
    };
    const answer = await browser.visit(authorizePath(identity, query));
    const html = await answer.text();
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    expect(html).not.toContain('<img');
    expect(html).toContain(`, "${identity.shop}");`);
    expect(answer.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${identity.shop}`,
    );
  });
});

describe('a visit to the sign-in page', () => {
  it('[AUTH-01] belongs to the browser it was begun in', async () => {
    const victim = browserAt(identity);
    const page = await onPage(victim);
    const attacker = browserAt(identity);
    const own = await onPage(attacker);
    expect(own).not.toBe(page);
    const { username, password } = person('spanish');
    const form = { identifier: username, 'credentials.passcode': password };
    for (const path of [page, `${page}/code`]) {
      expect([path, (await attacker.visit(path, { form })).status]).toEqual([path, 400]);
      expect((await browserAt(identity).visit(path, { form })).status).toBe(400);
    }
    expect((await attacker.visit(page)).status).toBe(400);
    expect(await whoIsIn(victim)).toBeUndefined();
  });

  it('[AUTH-02] takes no code of Google that somebody else came back with, nor one twice', async () => {
    const goesToGoogle = async (browser: ByHand) => {
      const page = await onPage(browser, { idp: '0oagoogle' });
      const request = (await leadsTo(await browser.visit(page))).searchParams.get('request') ?? '';
      const subject = /name="subject" value="([^"]+)"/.exec(
        await (await browser.visit(`/google/accounts?request=${request}`)).text(),
      )?.[1];
      const form = { request, subject: subject ?? '' };
      const back = await leadsTo(await browser.visit('/google/accounts', { form }));
      return { page, back };
    };
    const attacker = browserAt(identity);
    const victim = browserAt(identity);
    const page = await onPage(victim, { idp: '0oagoogle' });
    // The code of the attacker, on the page of the victim, and as the end of a conversation.
    for (const path of [`${page}/google/back`, '/sso/idps/google/back']) {
      const theirs = await goesToGoogle(attacker);
      const answer = await victim.visit(`${path}${theirs.back.search}`);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 400, null]);
    }
    expect(await whoIsIn(victim)).toBeUndefined();

    const own = await goesToGoogle(victim);
    const done = await victim.visit(own.back.href);
    const callback = await leadsTo(await victim.visit((await leadsTo(done)).href));
    expect(callback.origin).toBe(identity.shop);
    expect((await victim.visit(own.back.href)).status).toBe(400);
  });

  it('[AUTH-01] takes a mailed code where it was asked for, and once', async () => {
    const asksFor = async (browser: ByHand) => {
      const page = await onPage(browser);
      const { username, password } = person('factor-email');
      identity.clearMails();
      const form = { identifier: username, 'credentials.passcode': password };
      const html = await (await browser.visit(page, { form })).text();
      const ticket = hidden(html, 'ticket');
      return { page, ticket, code: codeIn(await identity.mailTo(username)) };
    };
    const attacker = await asksFor(browserAt(identity));
    const victim = browserAt(identity);
    const own = await asksFor(victim);
    const answers = ({ ticket, code }: { ticket: string; code: string }) =>
      victim.visit(`${own.page}/code`, { form: { ticket, 'credentials.passcode': code } });
    expect((await answers(attacker)).status).toBe(400);
    expect((await answers(own)).status).toBe(303);
    expect((await answers(own)).status).toBe(400);
  });
});
