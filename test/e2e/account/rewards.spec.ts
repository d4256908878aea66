import { freshEnvironment, type RunningShop } from '#scripts/running-shop.ts';
import { startOtherShop } from '#test/e2e/fixtures/configured-hosts.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { logsIn, memberWords } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

const words = memberWords['en-us'];
let rewards: RunningShop;
test.beforeAll(async () => {
  const environment = await freshEnvironment();
  rewards = await startOtherShop({ ...environment, CRUNCH_BLENDED_REWARDS: 'true' });
});
test.afterAll(() => rewards.discard());

test('[VAR-03] [VAR-06] [VAR-07] [REG-10] the blended rewards site: its header, login text, opt-in and rewards e-mail check', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 40[13]/);
  const shopper = new Shopper(page, rewards.origin);
  await shopper.remembers({ consent: { functional: false } });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await shopper.opens('/');
    const home = page.getByRole('banner').getByRole('link', { name: /Crunchcart/ });
    await expect(home.getByText('Rewards', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await isFine(page, 'home of the rewards site');
  await shopper.opens('/login');
  await logsIn(page, 'lena@people.example', 'Wr0ng!Wr0ng');
  await expect(
    page.getByText('Authentication Failed. Your username or password is incorrect.'),
  ).toBeVisible();

  // Somebody of the rewards programme without an account opens one: the number comes along.
  await shopper.opens('/createaccount?returnTo=/profile');
  await expect(page.getByLabel(words['join.newsRewards'])).toBeVisible();
  await isFine(page, 'create account of the rewards site');
  const asked = page.waitForResponse(/verifyemailfortastyrewards/);
  const form = page.getByRole('main');
  for (const [label, value] of [
    ['First name', 'Rita'],
    ['Last name', 'Rivera'],
    ['Email', 'rita@people.example'],
    ['Password', 'N3w!Sn4cks'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel(words['join.newsRewards']).check();
  await page.getByLabel(words['join.terms']).check();
  await shopper.button(words['join.submit']).click();
  const { data } = (await (await asked).json()) as { readonly data: readonly unknown[] };
  expect(data).toEqual([{ exists: true, loyaltyId: 'LOY-400500600' }]);
  await page.waitForURL(`${rewards.origin}/profile`);
  await shopper.heading(words['profile.title']).waitFor();
  const kept = await page.evaluate(() => [
    localStorage.getItem('loyaltyId'),
    JSON.parse(localStorage.getItem('accessToken') ?? '{}').scopes,
  ]);
  expect(kept).toEqual(['LOY-400500600', ['openid', 'profile', 'email', 'rewards']]);
});
