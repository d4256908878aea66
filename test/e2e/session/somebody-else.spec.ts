import { joins, logsIn, memberWords } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const words = memberWords['en-us'];

test('[SESS-04] a page that comes back when somebody else is logged in is loaded anew, with nothing of the one before', async ({
  browser,
  shopper,
  page,
  shop,
}) => {
  test.slow();
  await shopper.opens('/login?returnTo=/profile');
  await logsIn(page, 'sara@people.example');
  await shopper.heading(words['profile.title']).waitFor();
  const firstName = page.getByLabel('First name', { exact: true });
  const sara = await firstName.inputValue();

  // Somebody else logs in where this page hears nothing of it: as after a night in the background.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${shop.origin}/createaccount?returnTo=/profile`);
  await joins(other, `nia-${crypto.randomUUID()}@example.com`);
  await other.getByRole('heading', { level: 1, name: words['profile.title'] }).waitFor();
  const stored = await other.evaluate(() => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
  }));
  const cookies = await elsewhere.cookies();
  await elsewhere.close();
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.evaluate(({ local, session }) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of local) localStorage.setItem(key, value);
    for (const [key, value] of session) sessionStorage.setItem(key, value);
  }, stored);
  await expect(firstName).toHaveValue(sara);

  const anew = page.waitForEvent('load', { timeout: 90_000 });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await anew;
  await shopper.heading(words['profile.title']).waitFor();
  await expect(firstName).toHaveValue('Nia');
  await expect(page.getByRole('main').getByText(sara, { exact: true })).toHaveCount(0);
});
