import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const adult = 'Sorry! You must be 18 or older to register for the concert.';
const terms = 'Terms & Conditions is required';

/** The day `years` ago and `days` later, as this machine's calendar has it. */
const yearsAgo = (years: number, days = 0): string => {
  const now = new Date();
  const day = new Date(now.getFullYear() - years, now.getMonth(), now.getDate() + days, 12);
  return day.toISOString().slice(0, 10);
};

test.beforeEach(({ shopper }) => shopper.remembers({ consent: { functional: false } }));

test('[CONTENT-08] [CONTENT-09] [ROUTE-06] concerts take those of 18 or older who accept the terms', async ({
  shopper,
  shop,
  page,
}) => {
  await shopper.opens('/flaminhotuniversity');
  await expect(page.getByRole('listitem').filter({ hasText: 'June 12, 2027' })).toBeVisible();
  await page.getByRole('radio', { name: /Ember tour, desert night/ }).check();
  await page.getByRole('main').getByLabel('Email').fill(shopper.shipping.email);
  await page.getByLabel('Birth date').fill(yearsAgo(18, 1));
  await shopper.button('Register').click();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary.getByText(adult, { exact: true })).toBeVisible();
  await expect(summary.getByText(terms, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Birth date')).toBeFocused();

  await page.getByLabel('Birth date').fill(yearsAgo(18));
  await page.getByRole('checkbox', { name: 'I accept the Terms & Conditions.' }).check();
  const sent = page.waitForRequest(/\/createprofile/);
  await shopper.button('Register').click();
  const body = (await sent).postData() ?? '';
  expect(body).toContain('CONCERT-ember-tour-reno');
  expect(body).toContain(shopper.shipping.email);
  expect(body).not.toContain(yearsAgo(18));
  await expect(page.getByRole('heading', { name: 'You are registered.' })).toBeFocused();
  await expect(page.getByText(/desert night, September 18, 2027, Reno, NV/)).toBeVisible();
  const mailed = async () => (await shop.sandbox.mailsTo(shopper.shipping.email))[0];
  await expect
    .poll(async () => (await mailed())?.subject)
    .toBe('You are on the list: Ember tour, desert night');
  expect((await mailed())?.text).toContain('Saturday, September 18, 2027, Reno, NV');
});

for (const [lang, width, link, title, nights] of [
  ['en-us', 390, 'Concerts', 'The heat university', 'Come to a concert'],
  ['es', 1280, 'Conciertos', 'La universidad del picante', 'Ven a un concierto'],
] as const) {
  test(`[ROUTE-06] the concerts are found from the foot of every page and by the search box, in ${lang}`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await shopper.remembers({ language: lang, consent: { functional: false } });
    await shopper.opens('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(shopper.heading(title)).toBeVisible();
    await expect(page.getByRole('heading', { name: nights })).toBeVisible();
    await shopper.opens(`/all-snacks?q=${link.toLowerCase()}`);
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(shopper.heading(title)).toBeVisible();
  });
}

test('[ROUTE-07] [LAYOUT-04] the hot shop lists its theme and nothing of the concerts', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/flaminhotshop');
  await expect(page.getByRole('heading', { name: 'On the hot shelf' })).toBeVisible();
  const brands = page.getByRole('main').getByText('Fuego Norte');
  expect(await brands.count()).toBeGreaterThan(10);
  await expect(page.getByRole('heading', { name: 'Come to a concert' })).toHaveCount(0);
});
