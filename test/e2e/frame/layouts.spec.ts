import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const white = 'rgb(255, 255, 255)';
/** Pixels above the page's content: the padding of the layout, and where the banner begins. */
const roomAbove = () => ({
  padding: Number.parseFloat(getComputedStyle(document.body).paddingTop),
  first: (document.querySelector('header')?.getBoundingClientRect().top ?? Number.NaN) + scrollY,
});
const ground = () => getComputedStyle(document.body).backgroundColor;

for (const path of [
  '/forgotpassword',
  '/resetpassword',
  '/implicit/callback',
  '/implicit/ssocallback',
]) {
  test(`[LAYOUT-01] [LAYOUT-02] ${path} is plain white, without header and footer`, async ({
    shopper,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await shopper.opens(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(await page.evaluate(ground)).toBe(white);
  });
}

test('[LAYOUT-03] [ROUTE-05] ratings stand alone on white, wherever the word is', async ({
  shopper,
  page,
}) => {
  for (const path of ['/bvrating', '/some/BVRating-frame.html']) {
    await shopper.opens(path);
    await expect(shopper.heading('Ratings and reviews')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Crunchcart, home' })).toHaveCount(0);
    expect(await page.evaluate(ground)).toBe(white);
  }
});

test('[LAYOUT-04] [ROUTE-06] [ROUTE-07] the hot pages are black with room above', async ({
  shopper,
  page,
}) => {
  // Room of their own: what stands first on any other page begins at the upper edge.
  await shopper.opens('/aboutus');
  const usual = await page.evaluate(roomAbove);
  for (const [path, title] of [
    ['/flaminhotuniversity', 'The heat university'],
    ['/flaminhotuniversity/class-1', 'The heat university'],
    ['/flaminhotshop', 'Bring a glass of milk.'],
    ['/deals/flaminhotshop', 'Bring a glass of milk.'],
  ] as const) {
    await shopper.opens(path);
    await expect(shopper.heading(title)).toBeVisible();
    expect(await page.evaluate(ground)).toBe('rgb(0, 0, 0)');
    const above = await page.evaluate(roomAbove);
    expect(above.padding).toBeGreaterThan(usual.padding);
    expect(above.first - usual.first).toBeCloseTo(above.padding - usual.padding, 0);
  }
  await page.getByRole('link', { name: 'Crunchcart, home' }).click();
  await expect(page.getByRole('heading', { name: 'Bestsellers' })).toBeVisible();
  expect(await page.evaluate(ground)).not.toBe('rgb(0, 0, 0)');
});

test('[LAYOUT-05] every other page has the site around it', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  for (const path of ['/', '/all-snacks/chips', '/product/CHP-0102', '/cart', '/nope']) {
    await shopper.opens(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('[LAYOUT-06] the splash is in the first HTML and gone once the shop runs', async ({
  shop,
  shopper,
  page,
}) => {
  const html = await (await fetch(`${shop.origin}/cart`)).text();
  expect(html).toContain('<div id="splash"');
  await shopper.opens('/cart');
  await expect(shopper.heading('Your cart is empty')).toBeVisible();
  await expect(page.locator('#splash')).toHaveCount(0);
});

test('[ROUTE-30] unknown addresses are not found, with a way home', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const answer = await page.goto(`${shopper.origin}/nope`);
  expect(answer?.status()).toBe(404);
  await expect(shopper.heading('We looked in every box')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(`${shopper.origin}/`);
});

test('[ROUTE-16] the app wrapper itself leads home', async ({ shopper, page }) => {
  await shopper.opens('/_app');
  await expect(page).toHaveURL(`${shopper.origin}/`);
});

test('[LAYOUT-10] [NOTIF-01] the footer signs an e-mail up', async ({ shopper, page }) => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/all-snacks');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email').fill('not an address');
  await footer.getByRole('button', { name: 'Sign up' }).click();
  await expect(footer.getByRole('alert')).toBeVisible();
  await expect(footer.getByLabel('Email')).toBeFocused();
  await expect(footer.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');

  const sent = page.waitForRequest(/\/createprofile/);
  await footer.getByLabel('Email').fill(shopper.shipping.email);
  await footer.getByRole('button', { name: 'Sign up' }).click();
  expect((await sent).postData()).toContain(shopper.shipping.email);
  await expect(page.getByText('You are on the list.').first()).toBeVisible();
});

/** How large a form is and where in it its field is, or the room for it, in whole pixels. */
const placeOfField = (form: Element) => {
  const around = form.getBoundingClientRect();
  const inner = form.querySelector('input, span')?.getBoundingClientRect() ?? new DOMRect();
  return {
    form: [around.width, around.height].map(Math.round),
    field: [inner.width, inner.height, inner.x - around.x, inner.y - around.y].map(Math.round),
  };
};

for (const [language, width, height] of [
  ['en-us', 1280, 900],
  ['es-us', 320, 640],
] as const) {
  test(`[LAYOUT-10] in ${language} the footer's field comes last of all, into the room that is kept for it`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height });
    const scripts = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${shop.origin}/all-snacks?lang=${language}`, { waitUntil: 'commit' });
    const form = page.getByRole('contentinfo').locator('form');
    const field = form.getByRole('textbox');
    await form.scrollIntoViewIfNeeded();
    // A field in the HTML has the whole footer laid out before the first paint (D-PERF-29).
    await expect(field).toHaveCount(0);
    const before = await form.evaluate(placeOfField);
    scripts.resolve();
    await expect(field).toBeVisible();
    expect(await form.evaluate(placeOfField)).toEqual(before);
  });
}
