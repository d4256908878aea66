import { isFine, isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { accountTraces, logsIn, memberWords } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const words = memberWords['en-us'];

// One after the other: the provider's next answer fails in one of them, whoever asks.
test.describe.configure({ mode: 'default' });

test('[AUTH-01] [AUTH-02] [AUTH-10] [AUTH-16] [AUTH-18] [NAV-13] [ROUTE-03] [ROUTE-04] the popup keeps the shopper in the checkout, Google brings back to it', async ({
  shopper,
  shop,
  page,
  complaints,
}) => {
  test.slow();
  // The fault has no CORS header, as an organisation that is down has none.
  complaints.expect(/status of [45]\d\d|blocked by CORS|net::ERR_FAILED/);
  await shopper.startsCheckout();
  await shopper.button(words['saved.logText']).click();
  const popup = page.getByRole('dialog', { name: words['login.title'] });
  await logsIn(page, 'luke@people.example');
  await expect(
    popup.getByText('Your account has been locked due to too many incorrect password attempts.'),
  ).toBeVisible();
  await isFineOnTheWay('en-us', page, 'login popup, locked');
  // Set when the call leaves: in the other windows people log in too.
  await page.route(
    '**/api/v1/authn',
    async (route) => {
      await shop.sandbox.failIdentity('authn', 500);
      await route.continue();
    },
    { times: 1 },
  );
  await logsIn(page, 'sara@people.example');
  await expect(
    popup.getByText('Something went to wrong on server, please try again.'),
  ).toBeVisible();
  const leaving = page.waitForRequest(/\/v1\/authorize\?/);
  await popup.getByRole('button', { name: words['login.google'] }).click();
  const asked = new URL((await leaving).url()).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    idp: '0oagoogle',
    scope: 'openid profile email',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${shop.origin}/implicit/ssocallback`,
  });
  await page.getByRole('button', { name: /gina@people\.example/ }).click();
  await page.waitForURL(({ pathname }) => pathname === '/checkout/shipping');
  await expect(page.getByLabel(shopper.words['label.email'])).toHaveValue('gina@people.example');
  await shopper.opens('/profile');
  await expect(page.getByText(words['profile.google'])).toBeVisible();
});

test('[AUTH-03] [NAV-06] [SESS-02] [SESS-04] [SESS-05] [SESS-06] what one tab does, the other follows; a session that ended leads home and back', async ({
  shopper,
  shop,
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 4\d\d/);
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await shopper.continuesToPayment();
  await shopper.opens('/login');
  await logsIn(page, 'sara@people.example');
  await page.waitForURL(`${shop.origin}/`);
  const offer = page.getByRole('dialog', { name: words['resume.title'] });
  await offer.waitFor();
  await isFine(page, 'offer to go on');
  await offer.getByRole('button', { name: words['resume.go'] }).click();
  await shopper.heading(shopper.words['payment.title']).waitFor();

  const other = await context.newPage();
  await other.goto(`${shop.origin}/profile`);
  await other.getByRole('heading', { level: 1, name: words['profile.title'] }).waitFor();
  await shopper.opens('/profile');
  await shopper.heading(words['profile.title']).waitFor();

  // The shop answers 440: the session ended there.
  await page.route('**/webservices/getcustomer*', (route) =>
    route.fulfill({ json: { responseCode: 440, message: 'Session expired' } }),
  );
  await page.reload();
  await page.waitForURL(`${shop.origin}/`);
  await expect(
    page.getByText('Your session has timed out. Please login to continue.'),
  ).toBeVisible();
  expect(await accountTraces(page)).toEqual([]);
  await other.waitForURL(`${shop.origin}/`);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});
