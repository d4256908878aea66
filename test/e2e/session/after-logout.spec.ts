import { logsIn, memberWords } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const words = memberWords['en-us'];
const email = 'sara@people.example';
const secured = ['/profile', '/profile/addresses', '/orderhistory'] as const;

test('[SESS-04] [AUTH-16] behind the back button nothing personal is left after a logout', async ({
  shopper,
  page,
  complaints,
}) => {
  test.slow();
  // The way back may lead to the page that put an earlier visit into the browser.
  complaints.expect(/earlier-visit/);
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/login?returnTo=/profile');
  await logsIn(page, email);
  await shopper.heading(words['profile.title']).waitFor();
  // Loads of whole pages, as a shopper makes who opens links of a mail.
  for (const path of secured) await shopper.opens(path);
  await shopper.heading(words['orders.title']).waitFor();
  const mine = page.getByText(email).or(page.getByRole('button', { name: /Sara/ }));
  const menu = page.getByRole('banner').getByRole('button', { name: /Sara/ });
  await menu.click();
  await page
    .getByRole('navigation', { name: /Your account/ })
    .getByRole('button', { name: words['account.signOut'] })
    .click();
  await expect(page.getByText(words['account.signedOut'])).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  for (let back = 0; back < secured.length; back += 1) {
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(mine).toHaveCount(0);
    await expect(page.getByText('Sara')).toHaveCount(0);
  }
});

test('[SESS-04] [SESS-05] a page the browser shows again as it was asks who is signed in', async ({
  shopper,
  page,
}) => {
  test.slow();
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/login?returnTo=/profile');
  await logsIn(page, email);
  await shopper.heading(words['profile.title']).waitFor();
  await expect(
    page.getByRole('main').getByLabel(words['login.email']).or(page.getByText(email)).first(),
  ).toBeVisible();
  // A later page of this tab logged out while this one was put away by the browser.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (/token|user|account|session|code/i.test(key)) localStorage.removeItem(key);
    }
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});
