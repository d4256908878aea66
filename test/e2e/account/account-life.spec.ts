import type { Page } from '@playwright/test';
import { isFine, isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import {
  accountTraces,
  joins,
  logsIn,
  memberWords,
  peoplePassword,
} from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const words = memberWords['en-us'];
const label = (page: Page, text: string) => page.getByLabel(text, { exact: true });
const newest = 'Cr1spy!Cr1spy';

const fillsAddress = async (page: Page, name: string, address: string): Promise<void> => {
  const values = { 'First name': name, 'Last name': 'Newton', Address: address, City: 'Plano' };
  for (const [field, value] of Object.entries(values)) await label(page, field).fill(value);
  await label(page, 'State').selectOption('Texas');
  await label(page, 'Zip code').fill('75024');
};

test('[ROUTE-15] [ROUTE-24] [ROUTE-25] [ROUTE-26] [AUTH-14] [STORE-12] [VAR-03] [REG-01] [REG-07] [PWD-10] [NAV-07] [NAV-08] somebody joins, settles in and changes everything', async ({
  shopper,
  shop,
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 4\d\d/);
  const email = `nia-${crypto.randomUUID()}@example.com`;
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/');
  const aboveTheHeader = page.getByRole('complementary', { name: 'Delivery and language' });
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('link', { name: words['account.profile'] })).toHaveCount(0);
  await expect(banner.getByText('Rewards', { exact: true })).toHaveCount(0);
  await aboveTheHeader.getByRole('link', { name: 'Create account' }).click();
  await shopper.heading(words['join.title']).waitFor();
  // Four questions; the rest is for the profile.
  const asked = page.getByRole('main').getByRole('textbox');
  await expect(asked).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  await expect(page.getByLabel(words['join.newsShop'])).toBeVisible();
  await expect(page.getByLabel(words['join.newsRewards'])).toHaveCount(0);
  await shopper.opens('/profile/addresses');
  await page.waitForURL(/\/login\?returnTo=%2Fprofile%2Faddresses$/);
  await shopper.heading(words['login.title']).waitFor();
  await isFine(page, 'login');
  await page.getByRole('main').getByRole('link', { name: words['login.create'] }).click();
  await shopper.heading(words['join.title']).waitFor();
  await page.getByRole('main').getByRole('button', { name: words['join.submit'] }).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  await isFineOnTheWay('en-us', page, 'create account with errors');
  await joins(page, email);

  await page.waitForURL('**/profile/addresses');
  await shopper.heading(words['addresses.title']).waitFor();
  await isFine(page, 'addresses, none');
  const welcomed = async () => (await shop.sandbox.mailsTo(email)).map(({ subject }) => subject);
  await expect.poll(welcomed).toEqual(['Welcome to Crunchcart']);
  await shopper.button(words['addresses.add']).click();
  await fillsAddress(page, 'Nia', 'PO Box 12');
  await shopper.button(words['addresses.save']).click();
  await expect(page.getByText('Cannot ship to P.O. Box.').first()).toBeVisible();
  await isFine(page, 'address form with errors');
  await label(page, 'Address').fill('5800 Legacy Dr');
  await shopper.button(words['addresses.save']).click();
  const cards = page.getByRole('main').getByRole('list').last().getByRole('listitem');
  await expect(cards).toHaveText([/5800 Legacy Dr/]);
  await expect(cards.first()).toContainText(words['addresses.default']);
  await shopper.button(words['addresses.add']).click();
  await fillsAddress(page, 'Gran', '1400 Avenue K');
  await page.getByLabel(words['addresses.asDefault']).check();
  await shopper.button(words['addresses.save']).click();
  await expect(cards).toHaveText([/Gran.*1400 Avenue K/, /5800 Legacy Dr/]);
  await shopper.button('Use as default: 5800 Legacy Dr').click();
  await expect(cards).toHaveText([/5800 Legacy Dr/, /1400 Avenue K/]);
  await isFine(page, 'addresses');
  await shopper.button('Remove 1400 Avenue K').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(cards).toHaveText([/5800 Legacy Dr/]);
  await expect(shopper.button(words['addresses.add'])).toBeFocused();

  const nav = page.getByRole('navigation', { name: words['account.nav'] });
  await nav.getByRole('link', { name: words['account.profile'] }).click();
  await shopper.heading(words['profile.title']).waitFor();
  await expect(label(page, 'Day')).toHaveValue('');
  const years = await label(page, 'Year').getByRole('option').allTextContents();
  const youngest = String(new Date().getFullYear() - 13);
  expect([years[1], years.at(-1)]).toEqual([youngest, '1909']);
  await label(page, 'Month').selectOption('February');
  await label(page, 'Day').selectOption('29');
  await label(page, 'Year').selectOption('2000');
  await label(page, 'First name').fill('Nía');
  await label(page, 'Gender').selectOption(words['gender.female']);
  await shopper.button(words['profile.save']).click();
  await expect(page.getByText(words['profile.saved'])).toBeVisible();
  await isFine(page, 'profile');
  await page.reload();
  await expect(label(page, 'First name')).toHaveValue('Nía');
  await expect(banner.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  const [user, token] = await page.evaluate(() => [
    localStorage.getItem('crunchcart:v1:user') ?? '',
    JSON.parse(localStorage.getItem('accessToken') ?? '{}').accessToken ?? '',
  ]);
  expect(token.split('.')).toHaveLength(3);
  expect(user).toContain('Nía');
  expect(user).not.toContain(token);

  await nav.getByRole('link', { name: words['account.preferences'] }).click();
  await page.getByLabel(words['join.newsShop']).check();
  await shopper.button(words['preferences.save']).click();
  await expect(page.getByText(words['preferences.saved'])).toBeVisible();
  await isFine(page, 'preferences');
  await nav.getByRole('link', { name: words['account.cards'] }).click();
  await expect(page.getByText(words['cards.none'])).toBeVisible();
  await isFine(page, 'cards');
  await nav.getByRole('link', { name: words['account.orders'] }).click();
  await expect(page.getByText(words['orders.none'])).toBeVisible();
  await isFine(page, 'orders');
});

test('[NAV-06] [NAV-09] [AUTH-05] [AUTH-14] [AUTH-17] [PWD-01] [PWD-04] [PWD-11] [ROUTE-01] [ROUTE-02] passwords are changed, forgotten and chosen anew', async ({
  shopper,
  shop,
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 4\d\d/);
  const email = `nia-${crypto.randomUUID()}@example.com`;
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/createaccount?returnTo=/changepassword');
  await joins(page, email);
  await page.waitForURL('**/changepassword');
  await shopper.heading(words['change.title']).waitFor();
  const change = async (current: string) => {
    await label(page, words['secret.current']).fill(current);
    await label(page, words['secret.new']).fill(newest);
    await label(page, words['secret.again']).fill(newest);
    await shopper.button(words['secret.save']).click();
  };
  await change('Wr0ng!Wr0ng');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await isFine(page, 'change password, refused');
  await change(peoplePassword);
  await expect(page.getByText(words['change.done'])).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: /Nia/ }).click();
  await isFine(page, 'account menu');
  await page.getByRole('button', { name: words['account.signOut'] }).last().click();
  await expect(page.getByText(words['account.signedOut'])).toBeVisible();
  await page.waitForURL(`${shop.origin}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await accountTraces(page)).toEqual([]);

  await shopper.opens('/orderhistory');
  await page.waitForURL(/returnTo=%2Forderhistory/);
  await logsIn(page, email, peoplePassword);
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await isFine(page, 'login, refused');

  await page.getByRole('link', { name: words['login.forgot'] }).click();
  await shopper.heading(words['forgot.title']).waitFor();
  await isFine(page, 'forgot password');
  await label(page, 'Email').fill('gina@people.example');
  await shopper.button(words['forgot.send']).click();
  await expect(
    page.getByText('Forgot password is not available for a Google sign in account.'),
  ).toBeVisible();
  await label(page, 'Email').fill(email);
  await shopper.button(words['forgot.send']).click();
  await shopper.heading(words['forgot.sent']).waitFor();
  let link = '';
  await expect
    .poll(async () => {
      const mails = await shop.sandbox.mailsTo(email);
      link =
        /https?:\S+\/resetpassword\?token=[\w.-]+/.exec(
          mails.map((mail) => mail.text).join(),
        )?.[0] ?? '';
      return link;
    })
    .not.toBe('');

  const choose = async (password: string) => {
    await label(page, words['secret.new']).fill(password);
    await label(page, words['secret.again']).fill(password);
    await shopper.button(words['secret.save']).click();
  };
  await page.goto(link);
  await shopper.seesItAlive();
  await isFine(page, 'reset password');
  await choose('Cr4cker!Cr4cker');
  await shopper.heading(words['reset.done']).waitFor();
  await page.goto(link);
  await shopper.seesItAlive();
  await choose('Cr4cker!Cr4cker2');
  await expect(
    page.getByText('This link is no longer good. Please ask for a new one.'),
  ).toBeVisible();
  await shopper.opens('/orderhistory');
  await logsIn(page, email, 'Cr4cker!Cr4cker');
  await page.waitForURL('**/orderhistory');
  await expect(shopper.heading(words['orders.title'])).toBeVisible();
});

test('[ROUTE-26] [CHK-15] [NAV-08] a customer buys to the address of the account and finds the order again', async ({
  shopper,
  page,
}) => {
  test.slow();
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false } });
  const email = `nia-${crypto.randomUUID()}@example.com`;
  await shopper.opens('/createaccount?returnTo=/profile/addresses');
  await joins(page, email);
  await shopper.button(words['addresses.add']).click();
  await fillsAddress(page, 'Nia', '5800 Legacy Dr');
  await shopper.button(words['addresses.save']).click();
  await page.getByText(words['addresses.default']).waitFor();
  await shopper.opens('/checkout/shipping');
  await expect(page.getByRole('radio', { name: /5800 Legacy Dr/ })).toBeChecked();
  await expect(label(page, shopper.words['label.email'])).toHaveValue(email);
  await isFine(page, 'shipping with saved addresses');
  // An account is made of four things; the phone number is asked where the parcel needs it.
  await label(page, shopper.words['label.phoneNumber']).fill('2145550100');
  await shopper.continuesToPayment();
  await shopper.typesCard('visa-ok');
  await shopper.continuesToReview();
  await shopper.placeOrder.click();
  const orderId = await shopper.thankYouOrderId();
  await page.getByRole('banner').getByRole('button', { name: /Nia/ }).click();
  await page.getByRole('link', { name: words['account.orders'] }).last().click();
  // The thank-you page names the order too.
  await shopper.heading(words['orders.title']).waitFor();
  await expect(page.getByRole('main').getByText(orderId)).toBeVisible();
  await isFine(page, 'order history');
  await page.getByRole('link', { name: `View order ${orderId}` }).click();
  await shopper.heading(`Order ${orderId}`).waitFor();
  await expect(page.getByText('Nia Newton')).toBeVisible();
  await isFine(page, 'an order');
});
