import { faqShipping } from '#sandbox/content/faq-shipping.ts';
import { seedContent } from '#sandbox/content/seed-content.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const rows = {
  aboutus: 'CONTENT-03',
  terms: 'CONTENT-04',
  privacy: 'CONTENT-05',
  accessibility: 'CONTENT-06',
  shippingandreturns: 'CONTENT-07',
} as const;

for (const { page: name, title, sections } of seedContent.pages) {
  test(`[${rows[name]}] /${name} can be read in both languages, and from the footer`, async ({
    shopper,
    page,
  }) => {
    await shopper.remembers({ consent: { functional: false } });
    await shopper.opens(`/${name}`);
    await expect(shopper.heading(title.en)).toBeVisible();
    for (const { heading } of sections) {
      await expect(page.getByRole('heading', { level: 2, name: heading.en })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(shopper.heading(title.es)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await shopper.opens('/all-snacks');
    await page.getByRole('contentinfo').locator(`a[href="/${name}"]`).click();
    await expect(shopper.heading(title.es)).toBeVisible();
  });
}

test('links in a text stay in the shop, and lead on without a page load', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/terms');
  await page.evaluate(() => Object.assign(window, { still: true }));
  await page.getByRole('main').getByRole('link', { name: 'shipping and returns' }).click();
  await expect(shopper.heading('Shipping and returns')).toBeVisible();
  expect(await page.evaluate(() => 'still' in window)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/shippingandreturns');
});

test.describe('the FAQ', () => {
  test.beforeEach(({ shopper }) => shopper.remembers({ consent: { functional: false } }));
  const [, , , poBox] = faqShipping.questions;
  const asked = poBox?.question.en ?? '';
  const answer = poBox?.answer.en ?? '';

  test('[CONTENT-01] [CONTENT-02] questions open by keyboard and by pointer, topics narrow them', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/faq');
    const question = page.getByText(asked, { exact: true });
    await expect(page.getByText(answer)).toBeHidden();
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(answer)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText(answer)).toBeHidden();
    await question.click();
    await expect(page.getByText(answer)).toBeVisible();

    const topics = page.getByRole('navigation', { name: 'Topics' });
    await topics.getByRole('link', { name: 'Payment' }).click();
    await expect(topics.getByRole('link', { name: 'Payment' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByText('Which cards do you take?')).toBeVisible();
    await expect(question).toBeHidden();
    await page.goBack();
    await expect(question).toBeVisible();
  });

  test('a search narrows at once, says how many, and is in the address', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/faq');
    await page.getByLabel('Search the questions').fill('carrier street');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 answer');
    await expect(page.getByText(asked)).toBeVisible();
    await expect(page.getByText('Which cards do you take?')).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('Search the questions')).toHaveValue('carrier street');
    await expect(page.getByText('Which cards do you take?')).toBeHidden();
    await page.getByLabel('Search the questions').fill('zzz');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('No answer matches “zzz”.');
  });

  test('a link leads to its question, open and in sight, whatever topic is chosen', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/faq#po-box');
    await expect(page.getByText(answer)).toBeInViewport();
    await expect(page.locator('summary', { hasText: asked })).toBeFocused();
    await shopper.opens('/faq?topic=payment#po-box');
    await expect(page.getByText(answer)).toBeInViewport();
    await page.getByRole('link', { name: `Link to this answer: ${asked}` }).click();
    expect(new URL(page.url()).hash).toBe('#po-box');
  });
});

test('[I18N-02] [I18N-05] the language of an address is kept, and leaves the address with a switch', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/faq?lang=es-us&topic=payment');
  await expect(shopper.heading('Preguntas con respuesta')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await page.evaluate(() => Object.assign(window, { still: true }));
  await page.getByRole('button', { name: 'English' }).click();
  await expect(shopper.heading('Questions, answered')).toBeVisible();
  await expect(page.getByText('Which cards do you take?')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Snacks' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(await page.evaluate(() => 'still' in window)).toBe(true);
  await expect(page).toHaveURL(`${shopper.origin}/faq?topic=payment`);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(shopper.heading('Preguntas con respuesta')).toBeVisible();
  await shopper.opens('/aboutus');
  await expect(shopper.heading('Llenamos cajas')).toBeVisible();
});

test.describe('the header', () => {
  test('[NAV-03] [NAV-04] [NAV-05] leads home by logo and by name, and to the products', async ({
    shopper,
    page,
  }) => {
    await shopper.remembers({ consent: { functional: false } });
    await shopper.opens('/faq');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Snacks', exact: true }).click();
    await expect(page).toHaveURL(`${shopper.origin}/all-snacks`);
    await expect(shopper.heading('All snacks')).toBeVisible();
    await header.getByRole('link', { name: 'Crunchcart, home' }).click();
    await expect(page).toHaveURL(`${shopper.origin}/`);

    await page.setViewportSize({ width: 390, height: 800 });
    await shopper.opens('/faq');
    await header.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(`${shopper.origin}/`);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('[NAV-14] [STORE-11] [STORE-16] a product keeps the menu and the search that led to it', async ({
    shopper,
    page,
  }) => {
    await shopper.remembers({ zip: '75024', consent: { functional: false } });
    await page.setViewportSize({ width: 390, height: 800 });
    await shopper.opens('/');
    const openMenu = () => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog').getByRole('navigation');
    const marks = (name: string, mark: string) =>
      expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', mark);
    await openMenu();
    await menu.getByText('Kinds of Snacks').click();
    await menu.getByRole('link', { name: 'Tortilla chips', exact: true }).click();
    await expect(shopper.heading('Tortilla chips')).toBeVisible();
    await openMenu();
    await marks('Tortilla chips', 'page');
    await marks('Snacks', 'true');
    await expect(menu.locator('[aria-current]')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.locator('main a[href="/product/CHP-0102"]').click();
    await expect(shopper.heading('Chile Lime Tortilla Chips')).toBeVisible();
    await page.reload();
    await shopper.seesItAlive();
    await openMenu();
    await marks('Tortilla chips', 'true');
    await marks('Snacks', 'true');
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 1280, height: 800 });
    const top = page.getByRole('banner').getByRole('navigation');
    const current = top.locator('[aria-current]');
    await expect(current).toHaveText(['Snacks']);
    const box = page.getByRole('banner').getByRole('searchbox');
    await shopper.opens('/all-snacks?q=chile+lime');
    await page.locator('main a[href="/product/CHP-0102"]').click();
    await expect(shopper.heading('Chile Lime Tortilla Chips')).toBeVisible();
    await expect(box).toHaveValue('chile lime');
    await page.reload();
    await expect(box).toHaveValue('chile lime');
    // Another visit is not haunted by the last one, though the zip stays.
    await shopper.opens('/product/CHP-0102');
    await expect(page.getByText('In stock for 75024.')).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(current).toHaveCount(0);
  });
});
