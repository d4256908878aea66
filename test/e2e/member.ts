import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { account as english } from '#application/messages/en-us/account.ts';
import { signIn as englishSignIn } from '#application/messages/en-us/sign-in.ts';
import { account as spanish } from '#application/messages/es/account.ts';
import { signIn as spanishSignIn } from '#application/messages/es/sign-in.ts';

export const memberWords = {
  'en-us': { ...english, ...englishSignIn },
  es: { ...spanish, ...spanishSignIn },
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

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds nothing on what is shown right now (A11Y-04). */
export const isAccessible = async (page: Page, where: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect.soft(found, where).toEqual([]);
};

/** Keys of this browser's storage that belong to somebody signed in (SESS-04). */
export const accountTraces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    ['code', 'token', 'accessToken', 'idToken', 'user', 'accountId', 'crunchcart:v1:user'].filter(
      (key) => localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null,
    ),
  );
