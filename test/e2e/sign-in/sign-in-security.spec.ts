import type { Page } from '@playwright/test';
import { isFine, isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { accountTraces, joins, logsIn, memberWords } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const english = memberWords['en-us'];
const newest = 'Cr1spy!Cr1spy';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Scopes of the tokens that other scripts of the page could read. */
const storedScopes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('accessToken') ?? '{}').scopes);

test('[MYACC-13] [MYACC-14] [MYACC-15] [MYACC-16] somebody looks after e-mails, phones and password', async ({
  shopper,
  shop,
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 4\d\d/);
  const email = `nia-${crypto.randomUUID()}@example.com`;
  const second = `second-${email}`;
  const codeFor = async (subjectOf: RegExp): Promise<string> => {
    let code = '';
    await expect
      .poll(async () => {
        const mails = [
          ...(await shop.sandbox.mailsTo(email)),
          ...(await shop.sandbox.mailsTo(second)),
        ];
        const found = mails.findLast(({ text }) => subjectOf.test(text));
        code = /Code: (\d{6})/.exec(found?.text ?? '')?.[1] ?? '';
        return code;
      })
      .not.toBe('');
    return code;
  };
  const enters = async (code: string) => {
    await page.getByLabel(english['second.code'], { exact: true }).fill(code);
    await shopper.button(english['second.submit']).click();
  };
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/createaccount?returnTo=/profile/security');
  await joins(page, email);
  await page.waitForURL('**/profile/security');
  await shopper.heading(english['security.title']).waitFor();
  await isFine(page, 'asked to confirm');
  await shopper.button(english['security.confirm']).click();

  const emails = part(page, english['security.emails']);
  await expect(emails.getByRole('listitem')).toHaveText([
    new RegExp(`${email}.*Primary.*Not verified`),
  ]);
  await expect(emails.getByRole('button', { name: english['security.remove'] })).toHaveCount(0);
  expect(await storedScopes(page)).toEqual(['openid', 'profile', 'email']);

  await shopper.button(english['security.addEmail']).click();
  await shopper.button(english['security.save']).click();
  await expect(emails.getByRole('alert')).toBeVisible();
  await emails.getByLabel(english['security.email'], { exact: true }).fill(second);
  await shopper.button(english['security.save']).click();
  await expect(page.getByLabel(english['second.code'], { exact: true })).toBeFocused();
  await isFineOnTheWay('en-us', page, 'a code was sent');
  const code = await codeFor(/Code: /);
  await enters(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('This code is not right, or too old.')).toBeVisible();
  await enters(code);
  await expect(emails.getByRole('listitem').last()).toHaveText(/second-.*Secondary.*Verified/);
  await expect(emails).toBeFocused();
  await shopper.button(`Remove ${second}`).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(emails.getByRole('listitem')).toHaveCount(1);
  await expect(emails).toBeFocused();

  const phones = part(page, english['security.phones']);
  await shopper.button(english['security.addPhone']).click();
  await phones.getByLabel(english['security.phone'], { exact: true }).fill('(214) 555-0177');
  await shopper.button(english['security.save']).click();
  await enters(await codeFor(/555.?0177/));
  await expect(phones.getByRole('listitem')).toHaveText([/555-0177Verified/]);

  const secret = part(page, english['security.password']);
  const chooses = async () => {
    await page.getByLabel(english['secret.new'], { exact: true }).fill(newest);
    await page.getByLabel(english['secret.again'], { exact: true }).fill(newest);
    await shopper.button(english['secret.save']).click();
  };
  await expect(secret.getByRole('button', { name: english['security.setPassword'] })).toHaveCount(
    0,
  );
  await page.route('**/idp/myaccount/password', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const answer = await route.fetch();
    const challenge = 'Bearer error="insufficient_authentication_context", max_age=900';
    const headers = { ...answer.headers(), 'www-authenticate': challenge };
    return route.fulfill({ status: 403, headers, json: {} });
  });
  await secret.getByRole('button', { name: english['security.changePassword'] }).click();
  await chooses();
  await expect(page.getByText(english['security.confirmAgain'])).toBeVisible();
  await isFine(page, 'to be confirmed again');
  await page.unroute('**/idp/myaccount/password');
  await secret.getByRole('button', { name: english['security.confirm'] }).click();
  await page.waitForURL(/implicit\/callback/);
  await secret.getByRole('button', { name: english['security.changePassword'] }).click();
  await chooses();
  await expect(page.getByText(english['security.passwordChanged'])).toBeVisible();
  await secret.getByRole('button', { name: english['security.removePassword'] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(secret.getByText(english['security.noPassword'])).toBeVisible();
  await expect(secret.getByRole('button')).toHaveText([english['security.setPassword']]);
  await secret.getByRole('button', { name: english['security.setPassword'] }).click();
  await chooses();
  await expect(page.getByText(english['security.passwordSet'])).toBeVisible();
  await expect(secret.getByRole('button')).toHaveCount(2);

  await page.getByRole('button', { name: english['account.signOut'] }).first().click();
  await expect(page.getByText(english['account.signedOut'])).toBeVisible();
  await page.waitForURL(`${shop.origin}/`);
  expect(await accountTraces(page)).toEqual([]);
});

test.describe('in Spanish, on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('[I18N-06] [MYACC-15] Elena hears that the provider keeps it closed, and later that it does not', async ({
    shopper: visitor,
    page,
  }) => {
    const words = memberWords.es;
    const shopper = visitor.reading('es');
    await shopper.remembers({ language: 'es', consent: { functional: false } });
    await shopper.opens('/login?returnTo=/profile/security');
    await logsIn(page, 'elena@people.example', undefined, words);
    await shopper.heading(words['security.title']).waitFor();
    // A provider that does not know these scopes sends people back with an error.
    const authorize = '**/oauth2/default/v1/authorize?*';
    await page.route(authorize, async (route) => {
      const asked = new URL(route.request().url()).searchParams;
      expect(asked.get('scope')).toContain('okta.myAccount.password.manage');
      expect(asked.get('max_age')).toBe('300');
      expect(asked.get('acr_values')).toBe('urn:okta:loa:2fa:any:ifpossible');
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.searchParams.set('error', 'invalid_scope');
      back.searchParams.set('state', asked.get('state') ?? '');
      await route.fulfill({ status: 302, headers: { location: back.href } });
    });
    await shopper.button(words['security.confirm']).click();
    await shopper.page.getByText(words['security.closed']).waitFor();
    await isFine(page, 'closed');
    await page.unroute(authorize);
    await page.reload();
    await shopper.button(words['security.confirm']).click();
    await part(page, words['security.emails']).getByText('elena@people.example').waitFor();
    await isFineOnTheWay('es', page, 'Spanish, opened');
  });
});
