import type { Page } from '@playwright/test';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { copiesInsteadOfSharing } from '#test/e2e/fixtures/pages/copied-link.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const { products } = seedCatalog();
const known = (id: string) => {
  const product = products.find(({ productId }) => productId === id);
  if (product === undefined) throw new Error(`the sandbox does not sell ${id}`);
  return product;
};

/** Sold at Plano (100) and not at Reno (200), by the catalogue. */
const goneInReno = products.find(
  ({ kind, stock, preOrder, bundle }) =>
    kind === 'snack' && !preOrder && !bundle && (stock['100'] ?? 0) > 10 && stock['200'] === 0,
);
const melting = products.find(
  ({ excludedZipPrefixes, stock }) =>
    (excludedZipPrefixes?.includes('850') ?? false) && (stock['200'] ?? 0) > 10,
);

const shelf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('region', { name: title });

test('[PDP-01] a product shows its sizes, what is in it, and how much of each', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/CHP-0102');
  const main = page.getByRole('main');
  await expect(shopper.heading('Chile Lime Tortilla Chips')).toBeVisible();
  await expect(main.getByText('9 oz, $0.48 an ounce')).toBeVisible();
  await expect(main.getByText('In stock for 75024.')).toBeVisible();
  const sizes = main.getByRole('navigation', { name: 'Size' });
  await expect(sizes.getByRole('link', { name: '9 oz' })).toHaveAttribute('aria-current', 'true');
  await main.getByText('Nutrition', { exact: true }).click();
  await expect(main.getByRole('row', { name: /^Calories/ })).toBeVisible();
  await sizes.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/CHP-0101$/);
  await expect(main.getByText('2 oz, $0.65 an ounce')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/product\/CHP-0102$/);
  await expect(main.getByText('9 oz, $0.48 an ounce')).toBeVisible();
  await main.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await page.keyboard.press('Enter');
  await shopper.button('Add 3 to cart, $12.87').click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('[NAV-11] [NAV-12] [PDP-02] the zip popup changes what can be had: card, page and cart', async ({
  shopper,
  page,
}) => {
  const id = String(goneInReno?.productId);
  await shopper.remembers({ cart: { [id]: 1 }, zip: '75024', consent: { functional: false } });
  await shopper.opens(`/product/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('In stock for 75024.')).toBeVisible();
  await shopper.button('Change zip').click();
  const popup = page.getByRole('dialog');
  await popup.getByLabel('Zip code').fill('1234');
  await popup.getByRole('button', { name: /^Show snacks/ }).click();
  await expect(popup.getByText('Zip must be exactly 5 digits')).toBeVisible();
  await popup.getByLabel('Zip code').fill('89501');
  await popup.getByRole('button', { name: /^Show snacks/ }).click();
  await expect(page.getByRole('button', { name: /Ships to 89501/ })).toBeVisible();
  await expect(main.getByText('Nothing on the shelf for 89501.')).toBeVisible();
  await expect(shopper.button('Out of stock')).toHaveAttribute('aria-disabled', 'true');
  await shopper.opens('/cart');
  await expect(main.getByText('This product is not available')).toBeVisible();
  await page.getByRole('button', { name: /Ships to 89501/ }).click();
  await popup.getByLabel('Zip code').fill('75024');
  await popup.getByRole('button', { name: /^Show snacks/ }).click();
  await expect(main.getByText('This product is not available')).toBeHidden();
});

test('[NAV-12] cards follow the zip, and a page is drawn without anybody’s zip', async ({
  shopper,
  page,
  shop,
}) => {
  const product = known(String(goneInReno?.productId));
  const path = `/all-snacks?brand=${product.brandId}&size=${encodeURIComponent(product.size)}&flavor=${product.flavor}`;
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens(path);
  const bell = page.getByRole('link', { name: `Notify me when ${product.title.en} is back` });
  await expect(shopper.button(`Add ${product.title.en} to cart`).first()).toBeVisible();
  await page.getByRole('button', { name: /Ships to 75024/ }).click();
  await page.getByRole('dialog').getByLabel('Zip code').fill('89501');
  await page.keyboard.press('Enter');
  await expect(bell.first()).toBeVisible();
  await page.reload();
  await expect(bell.first()).toBeVisible();
  const drawn = await (await fetch(`${shop.origin}${path}`)).text();
  expect(drawn).not.toContain('89501');
  expect(drawn).toContain(`Add ${product.title.en} to cart`);
});

test('what melts is not sent into the desert, and the page says so', async ({ shopper, page }) => {
  await shopper.remembers({ zip: '85001', consent: { functional: false } });
  await shopper.opens(`/product/${String(melting?.productId)}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Not available for zip code 85001')).toBeVisible();
  await expect(shopper.button('This product is not available')).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('[VPACK-01] a variety pack shows every bag in it and what may differ', async ({
  shopper,
  page,
}) => {
  const pack = known('VP-0001');
  const bags = pack.bundle?.products ?? [];
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/VP-0001');
  const main = page.getByRole('main');
  await expect(main.getByText('In this pack: 40 bags')).toBeVisible();
  for (const { productId, quantity } of bags) {
    const { title } = known(String(productId));
    const row = main.getByRole('listitem').filter({ hasText: `${quantity} × ${title.en}` });
    await expect(row.getByRole('link')).toHaveAttribute('href', `/product/${productId}`);
  }
  await expect(
    main.getByText('The box you receive may differ from previous orders. All sales are final.'),
  ).not.toHaveCount(0);
  await shopper.button(/^Add to cart/).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
  await expect(main.getByRole('link', { name: pack.title.en })).toBeVisible();
});

test('[BROWSE-13] products looked at are shown newest first, once each, until they are forgotten', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ consent: { functional: false } });
  const ids = ['CHP-0102', 'POP-0102', 'CHP-0502', 'CHP-0102'];
  for (const id of ids) {
    await shopper.opens(`/product/${id}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('crunchcart:v1:recent') ?? ''))
      .toMatch(new RegExp(`^\\{"version":1,"value":\\["${id}"`));
  }
  const titles = ['CHP-0102', 'CHP-0502', 'POP-0102'].map((id) => known(id).title.en);
  const viewed = shelf(page, 'You looked at these');
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(titles.slice(1));
  await shopper.opens('/');
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(titles);
  await viewed.getByRole('button', { name: 'Forget these' }).click();
  await expect(viewed).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('crunchcart:v1:recent'))).toBe(
    '{"version":1,"value":[]}',
  );
});

test('sharing copies the page’s own address, in its language, and says so', async ({
  shopper,
  page,
  shop,
}) => {
  await copiesInsteadOfSharing(page, shop.origin);
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/product/CHP-0102?lang=es-us&utm_source=x');
  await shopper.button('Compartir').click();
  await expect(page.getByText('Enlace copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${shop.origin}/product/CHP-0102?lang=es-us`,
  );
});

test('from a card to its product the page keeps its picture, with motion or without', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ consent: { functional: false } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.opens('/all-snacks/chips');
  const picture = page.locator('#picture img');
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  const title = await link.textContent();
  await link.click();
  await expect(shopper.heading(title ?? '')).toBeVisible();
  await expect(picture).toHaveCount(1);
  const next = shelf(page, 'Goes well with').getByRole('heading', { level: 3 }).first();
  const nextTitle = await next.textContent();
  await next.getByRole('link').click();
  await expect(shopper.heading(nextTitle ?? '')).toBeVisible();
  await expect(picture).toHaveCount(1);
  await page.goBack();
  await expect(shopper.heading(title ?? '')).toBeVisible();
});

test('the picture of a pressed card grows from where the card was', async ({ shopper, page }) => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/all-snacks/chips');
  // Set by script, which the page's policy lets pass.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('[data-grows] { animation: 600s paused !important; }');
    document.adoptedStyleSheets.push(still);
    const beginning = new CSSStyleSheet();
    beginning.replaceSync('[data-grows] { transform: var(--card); }');
    document.adoptedStyleSheets.push(beginning);
  });
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { includeHidden: true }) })
    .nth(7);
  await card.scrollIntoViewIfNeeded();
  // Asked in the press itself: under a mouse the card's picture grows a little.
  const pressed = card.locator('img').evaluate(
    (picture) =>
      new Promise<DOMRect>((resolve) => {
        const tell = () => resolve(picture.getBoundingClientRect());
        document.addEventListener('click', tell, { capture: true, once: true });
      }),
  );
  await card.getByRole('heading').getByRole('link').click();
  const middleOf = (box: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> | null) =>
    box === null ? [] : [box.x + box.width / 2, box.y + box.height / 2];
  const [cardX = 0, cardY = 0] = middleOf(await pressed);
  const picture = page.locator('#picture img');
  await expect(picture).toHaveAttribute('data-grows', '');
  const [x = 0, y = 0] = middleOf(await picture.boundingBox());
  expect(Math.hypot(x - cardX, y - cardY)).toBeLessThan(1);
});

test('a pressed card opens its page at once; what is still on its way follows, moves nothing and can be asked for again', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED.*productdetail/);
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/all-snacks/chips');
  const asked: string[] = [];
  const held: (() => Promise<void>)[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/productdetail?*', (route) => {
    held.push(() => (held.length === 1 ? route.abort() : route.continue()));
  });
  const main = page.getByRole('main');
  const link = main.getByRole('heading', { level: 3 }).getByRole('link').nth(6);
  const title = String(await link.textContent());
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(shopper.heading(title)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await expect(page.locator('#main')).toBeFocused();
  await expect(main.getByRole('img', { name: title })).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1);
  const add = shopper.button(/^Add to cart, /);
  // In the page, not on the screen: "Try again" may be below the fold and is scrolled to.
  const placeOfAdd = async () => {
    const box = await add.boundingBox();
    return box && { ...box, y: box.y + (await page.evaluate(() => window.scrollY)) };
  };
  const before = await placeOfAdd();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.();
  await expect(main.getByRole('alert')).toContainText('Something went wrong with this request.');
  await page.getByRole('alertdialog').getByRole('button').click();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => held.length).toBe(2);
  await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.keyboard.press('Escape');
  await held[1]?.();
  await expect(main.getByText('Nutrition', { exact: true })).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Size' })).toBeVisible();
  await expect(shelf(page, 'Goes well with').getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await placeOfAdd()).toEqual(before);
  expect(asked.filter((path) => path.endsWith('/productdetail'))).toHaveLength(2);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

const states = [
  ['available', '/product/CHP-0102'],
  ['gone', '/product/CHP-0302'],
  ['on pre-order', '/product/CHP-0702'],
  ['a pack', '/product/VP-0001'],
] as const;

for (const language of ['en-us', 'es'] as const) {
  for (const [state, path] of states) {
    test(`axe finds nothing on a product that is ${state} (${language})`, async ({
      shopper,
      page,
    }) => {
      await shopper.remembers({ zip: '75024', consent: { functional: false } });
      await shopper.opens(`${path}${language === 'es' ? '?lang=es-us' : ''}`);
      await expect(
        page.getByRole('main').getByRole('status').filter({ hasText: '75024' }),
      ).toBeVisible();
      if (state === 'gone')
        await page
          .getByRole('textbox', { name: /^(Email|Correo)/ })
          .first()
          .waitFor();
      await isFine(page, state);
    });
  }
}
