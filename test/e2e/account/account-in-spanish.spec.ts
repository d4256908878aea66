import type { Page } from '@playwright/test';
import { failures } from '#application/messages/es/failures.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { logsIn, memberWords, peoplePassword } from '#test/e2e/fixtures/member.ts';
import type { Sandbox } from '#test/e2e/fixtures/sandbox.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import type { Shopper } from '#test/e2e/fixtures/shopper.ts';

const words = memberWords.es;
const passwords = { second: 'Cr1spy!Cr1spy', third: 'Cr4cker!Cr4cker' } as const;
const label = (page: Page, text: string) => page.getByLabel(text, { exact: true });
const main = (page: Page) => page.getByRole('main');

const joins = async (page: Page, elena: Shopper, email: string): Promise<void> => {
  const values = {
    [elena.words['label.firstName']]: 'Elena',
    [elena.words['label.lastName']]: 'Ñandú',
    [words['login.email']]: email,
    [words['login.password']]: peoplePassword,
  };
  for (const [field, value] of Object.entries(values)) {
    await main(page).getByLabel(field, { exact: true }).fill(value);
  }
  await page.getByLabel(words['join.terms']).check();
  await main(page).getByRole('button', { name: words['join.submit'] }).click();
};

/** The newest link of a kind in the mails to somebody, once it is there. */
const linkTo = async (sandbox: Sandbox, email: string, pattern: RegExp): Promise<string> => {
  const found = async () => {
    const text = (await sandbox.mailsTo(email)).map((mail) => mail.text).join('\n');
    return pattern.exec(text)?.[0] ?? '';
  };
  await expect.poll(found).not.toBe('');
  return found();
};

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'es-US' });

test('[I18N-06] [ROUTE-23] [A11Y-04] [REG-01] [ACCT-01] [ACCT-07] [AUTH-02] [AUTH-05] [AUTH-16] [PWD-01] [PWD-04] en español: Elena se registra, cambia su cuenta, se va de todas partes y vuelve', async ({
  shopper,
  shop,
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 4\d\d/);
  const elena = shopper.reading('es');
  const email = `elena-${crypto.randomUUID()}@example.com`;
  await elena.remembers({ language: 'es', consent: { functional: false } });
  await elena.opens('/createaccount?returnTo=/profile');
  await elena.heading(words['join.title']).waitFor();
  await isFine(page, 'create account');
  await joins(page, elena, email);

  await elena.heading(words['profile.title']).waitFor();
  const mailed = async () => (await shop.sandbox.mailsTo(email)).map(({ subject }) => subject);
  await expect.poll(mailed).toContain('Te damos la bienvenida a Crunchcart');
  await label(page, words['join.month']).selectOption('febrero');
  await label(page, words['join.day']).selectOption('29');
  await label(page, words['join.year']).selectOption('2000');
  await elena.button(words['profile.save']).click();
  await expect(main(page).getByRole('alert')).toContainText('El género es obligatorio');
  await label(page, words['join.gender']).selectOption(words['gender.female']);
  await label(page, elena.words['label.phoneNumber']).fill('2145550100');
  await label(page, elena.words['label.firstName']).fill('Elenita');
  await elena.button(words['profile.save']).click();
  await expect(page.getByText(words['profile.saved'])).toBeVisible();
  await isFine(page, 'profile');
  const goesTo = async (place: keyof typeof words, title: keyof typeof words) => {
    await main(page).getByRole('link', { name: words[place] }).click();
    await elena.heading(words[title]).waitFor();
    await isFine(page, place);
  };
  await goesTo('account.orders', 'orders.title');
  await goesTo('account.addresses', 'addresses.title');
  await elena.button(words['addresses.add']).click();
  await label(page, elena.words['label.firstName']).fill('Elenita');
  await label(page, elena.words['label.lastName']).fill('Ñandú');
  await label(page, elena.words['label.address']).fill('5800 Legacy Dr');
  await label(page, elena.words['label.city']).fill('Plano');
  await label(page, elena.words['label.state']).selectOption('Texas');
  await label(page, elena.words['label.zipcode']).fill('75024');
  await elena.button(words['addresses.save']).click();
  await expect(main(page).getByText(words['addresses.default'])).toBeVisible();
  await elena.button('Quitar 5800 Legacy Dr').click();
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' });
  await sure.click();
  await expect(page.getByText(words['addresses.none'])).toBeVisible();
  await goesTo('account.cards', 'cards.title');
  await goesTo('account.preferences', 'preferences.title');
  await page.getByLabel(words['join.newsShop']).check();
  await elena.button(words['preferences.save']).click();
  await expect(page.getByText(words['preferences.saved'])).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await main(page).getByRole('link', { name: words['account.profile'] }).click();
  await page.getByRole('link', { name: words['profile.changePassword'] }).click();
  const changes = async (current: string) => {
    await label(page, words['secret.current']).fill(current);
    await label(page, words['secret.new']).fill(passwords.second);
    await label(page, words['secret.again']).fill(passwords.second);
    await elena.button(words['secret.save']).click();
  };
  await changes('Wr0ng!Wr0ng');
  await expect(page.getByText(failures.CurrentPasswordWrong)).toBeVisible();
  await changes(peoplePassword);
  await expect(page.getByText(words['change.done'])).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${shop.origin}/profile`);
  await other.getByRole('heading', { level: 1, name: words['profile.title'] }).waitFor();
  await page.getByRole('link', { name: words['account.profile'] }).first().click();
  await main(page).getByRole('button', { name: words['account.signOut'] }).click();
  await expect(page.getByText(words['account.signedOut'])).toBeVisible();
  for (const tab of [page, other]) {
    await tab.waitForURL(`${shop.origin}/`);
    await expect(tab.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  }

  // She comes back with a password she no longer knows, and is locked out.
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await elena.heading(words['login.title']).waitFor();
  await isFine(page, 'login');
  for (let tries = 1; tries <= 5; tries += 1) {
    await logsIn(page, email, `Wr0ng!Wr0ng${tries}`, words);
    await expect(page.getByText(failures.CredentialsRejected)).toBeVisible();
  }
  await logsIn(page, email, passwords.second, words);
  await expect(page.getByText(failures.AccountLocked)).toBeVisible();
  await elena.button(words['unlock.send']).click();
  await expect(page.getByText(words['unlock.sent'].replace('{email}', email))).toBeVisible();
  await page.goto(await linkTo(shop.sandbox, email, /https?:\S+recovery=unlock\S+/));
  await expect(page.getByText(words['unlock.done'])).toBeVisible();
  await page.waitForURL(`${shop.origin}/login`);

  await page.getByRole('link', { name: words['login.forgot'] }).click();
  await elena.heading(words['forgot.title']).waitFor();
  await label(page, words['login.email']).fill('gina@people.example');
  await elena.button(words['forgot.send']).click();
  await expect(page.getByText(failures.SocialAccount)).toBeVisible();
  await label(page, words['login.email']).fill(email);
  await elena.button(words['forgot.send']).click();
  await elena.heading(words['forgot.sent']).waitFor();
  await page.goto(await linkTo(shop.sandbox, email, /https?:\S+\/resetpassword\?token=\S+/));
  await elena.seesItAlive();
  await label(page, words['secret.new']).fill(passwords.third);
  await label(page, words['secret.again']).fill(passwords.third);
  await elena.button(words['secret.save']).click();
  await elena.heading(words['reset.done']).waitFor();
  await main(page).getByRole('link', { name: words['login.submit'] }).click();
  await logsIn(page, email, passwords.third, words);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /Elenita/ }).click();
  await page.getByRole('button', { name: words['account.signOut'] }).last().click();
  await expect(page.getByText(words['account.signedOut'])).toBeVisible();
  await banner.getByRole('link', { name: 'Iniciar sesión' }).click();
  await elena.button(words['login.google']).click();
  await page.getByRole('heading', { name: 'Elige una cuenta' }).waitFor();
  await page.getByRole('button', { name: /gina@people\.example/ }).click();
  await expect(banner.getByRole('button', { name: /Gina/ })).toBeVisible();
});
