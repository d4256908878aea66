import { watchIdentityCode } from '#test/e2e/fixtures/identity-code.ts';
import { isFine, isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { logsIn, memberWords } from '#test/e2e/fixtures/member.ts';
import type { Sandbox, SandboxMail } from '#test/e2e/fixtures/sandbox.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const words = memberWords['en-us'];

/** The newest mail to an address, once there are more than so many. */
const mailAfter = async (sandbox: Sandbox, email: string, before: number): Promise<SandboxMail> => {
  await expect.poll(async () => (await sandbox.mailsTo(email)).length).toBeGreaterThan(before);
  const [mail] = await sandbox.mailsTo(email);
  if (mail === undefined) throw new Error(`No mail to ${email}.`);
  return mail;
};
const codeIn = ({ text }: SandboxMail): string => /Code: (\d{6})/.exec(text)?.[1] ?? '';
const linkIn = ({ text }: SandboxMail): string => /Link: (\S+)/.exec(text)?.[1] ?? '';

test('[AUTH-01] [AUTH-03] [ROUTE-23] a code by mail: wrong, another one, back, and in', async ({
  shopper,
  shop,
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 40[13]/);
  const email = 'fay@people.example';
  const identityCode = watchIdentityCode(page);
  await shopper.opens('/login?returnTo=/profile');
  expect(identityCode).toEqual([]);
  const before = (await shop.sandbox.mailsTo(email)).length;
  await logsIn(page, email);
  await page.getByRole('heading', { name: words['second.title'] }).waitFor();
  expect(identityCode.length).toBeGreaterThan(0);
  const code = page.getByLabel(words['second.code'], { exact: true });
  const confirm = shopper.button(words['second.submit']);
  await expect(code).toBeFocused();
  await expect(page.getByText('f***@people.example')).toBeVisible();
  await isFineOnTheWay('en-us', page, 'second step');
  await confirm.click();
  await expect(page.getByText('Code is required').last()).toBeVisible();
  const first = codeIn(await mailAfter(shop.sandbox, email, before));
  await code.fill(first === '000000' ? '111111' : '000000');
  await confirm.click();
  await expect(
    page.getByText('This code is not right, or too old. Please try again.'),
  ).toBeVisible();
  await isFine(page, 'second step, wrong code');
  await shopper.button(words['second.resend']).click();
  await expect(page.getByText(words['second.resent'])).toBeVisible();
  await mailAfter(shop.sandbox, email, before + 1);

  await shopper.button(words['forgot.back']).click();
  await expect(page.getByLabel(words['login.email'], { exact: true }).first()).toHaveValue(email);
  await expect(page.getByLabel(words['login.password'], { exact: true })).toHaveValue('');
  await logsIn(page, email);
  await code.fill(codeIn(await mailAfter(shop.sandbox, email, before + 2)));
  await confirm.click();
  await page.waitForURL(`${shop.origin}/profile`);
  await shopper.heading(words['profile.title']).waitFor();
  await expect(page.getByText(email).first()).toBeVisible();
});

test.describe('in Spanish, on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('[NAV-13] [I18N-06] a yes on the phone, in the popup of the checkout', async ({
    shopper,
    page,
  }) => {
    const spanish = memberWords.es;
    const elena = shopper.reading('es');
    await elena.remembers({
      language: 'es',
      cart: { 'CHP-0102': 1 },
      consent: { functional: false },
    });
    await elena.opens('/checkout/shipping');
    await elena.button(spanish['saved.logText']).click();
    const popup = page.getByRole('dialog', { name: spanish['login.title'] });
    await popup.waitFor();
    await logsIn(page, 'pat@people.example', undefined, spanish);
    await expect(popup.getByText(spanish['second.device'])).toBeVisible();
    // The other device says yes by itself after a while: not before everything was looked at.
    const looked = Promise.withResolvers<void>();
    await page.route('**/api/v1/authn/**', async (route) => {
      await looked.promise;
      await route.continue();
    });
    await isFineOnTheWay('es', page, 'second step, another device');
    looked.resolve();
    await page.waitForURL(({ pathname }) => pathname === '/checkout/shipping');
    await expect(page.getByLabel(elena.words['label.email'], { exact: true })).toHaveValue(
      'pat@people.example',
    );
  });
});

test('[AUTH-16] a locked account is opened by the link of the mail, once', async ({
  shopper,
  shop,
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 40[13]/);
  const email = 'uma@people.example';
  await shopper.opens('/login');
  for (let tries = 1; tries <= 5; tries += 1) {
    await logsIn(page, email, `Wr0ng!Wr0ng${tries}`);
    await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  }
  await logsIn(page, email);
  await expect(
    page.getByText('Your account has been locked due to too many incorrect password attempts.'),
  ).toBeVisible();
  await shopper.button(words['unlock.send']).click();
  await expect(page.getByText(`If ${email} has a locked account`)).toBeVisible();
  const link = linkIn(await mailAfter(shop.sandbox, email, 0));
  expect(link).toContain(`${shop.origin}/login?recovery=unlock&token=`);

  await page.goto(link);
  await expect(page.getByText(words['unlock.done'])).toBeVisible();
  await page.waitForURL(`${shop.origin}/login`);
  await isFine(page, 'login, unlocked');
  await page.goto(link);
  await expect(page.getByText('This link is no longer good.')).toBeVisible();
  await isFine(page, 'login, link used up');
  await logsIn(page, email);
  await page.waitForURL(`${shop.origin}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: /Uma/ })).toBeVisible();
});

test('[AUTH-01] where localStorage is blocked, one signs in all the same', async ({
  shopper,
  shop,
  page,
  complaints,
}) => {
  complaints.expect(/localStorage|storage/i);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('localStorage is blocked here.', 'SecurityError');
      },
    });
  });
  await shopper.opens('/login?returnTo=/profile');
  await logsIn(page, 'elena@people.example');
  await page.waitForURL(`${shop.origin}/profile`);
  await expect(page.getByText('elena@people.example').first()).toBeVisible();
});
