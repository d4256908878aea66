import { expect, type Page } from '@playwright/test';
import { account as english } from '#application/messages/en-us/account.ts';
import { security as englishSecurity } from '#application/messages/en-us/security.ts';
import { signIn as englishSignIn } from '#application/messages/en-us/sign-in.ts';
import { account as spanish } from '#application/messages/es/account.ts';
import { security as spanishSecurity } from '#application/messages/es/security.ts';
import { signIn as spanishSignIn } from '#application/messages/es/sign-in.ts';

export const memberWords = {
  'en-us': { ...english, ...englishSignIn, ...englishSecurity },
  es: { ...spanish, ...spanishSignIn, ...spanishSecurity },
} as const;

/** Of everybody in the sandbox's list of people. */
export const peoplePassword = 'Sn4cks!Sn4cks';

/** Fills in and sends the login form that is on the page or in the popup. */
export const logsIn = async (
  page: Page,
  email: string,
  password = peoplePassword,
  words: (typeof memberWords)['en-us' | 'es'] = memberWords['en-us'],
): Promise<void> => {
  const secret = page.getByLabel(words['login.password'], { exact: true });
  const form = page.locator('form').filter({ has: secret });
  await form.getByLabel(words['login.email'], { exact: true }).fill(email);
  await secret.fill(password);
  await form.getByRole('button', { name: words['login.submit'], exact: true }).click();
};

const label = (page: Page, text: string) => page.getByLabel(text, { exact: true });

/** Fills in and sends the form of create account, as Nia. */
export const joins = async (page: Page, email: string): Promise<void> => {
  const words = memberWords['en-us'];
  await label(page, 'First name').fill('Nia');
  await label(page, 'Last name').fill('Newton');
  await label(page, 'Email').first().fill(email);
  await label(page, 'Phone number').fill('(214) 555-0100');
  const checks = page.getByRole('list', { name: words['secret.checks'] });
  await label(page, 'Password').fill('crunchy');
  await expect(checks.getByText('One lowercase letter, met')).toBeVisible();
  await expect(checks.getByText('At least 8 characters, not met')).toBeVisible();
  await label(page, 'Password').fill(peoplePassword);
  await expect(checks.getByText(/not met/)).toHaveCount(0);
  await label(page, 'Month').selectOption('February');
  await label(page, 'Day').selectOption('29');
  await label(page, 'Year').selectOption('2000');
  await label(page, 'Gender').selectOption(words['gender.undisclosed']);
  await page.getByLabel(words['join.terms']).check();
  await page.getByRole('main').getByRole('button', { name: words['join.submit'] }).click();
};

/** Keys of this browser's storage that belong to somebody signed in (SESS-04). */
export const accountTraces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    ['code', 'token', 'accessToken', 'idToken', 'user', 'accountId', 'crunchcart:v1:user'].filter(
      (key) => localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null,
    ),
  );
