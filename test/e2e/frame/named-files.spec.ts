import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** Values of attributes that name files, with quotes or without; a set of pictures names several, each with its width. */
const named = /\s(?:href|src|srcset|imagesrcset)=(?:"([^"]+)"|([^\s">]+))/gi;

test('every file that a page names is there, and is what it seems', async ({ page, shop }) => {
  for (const path of ['/', '/all-snacks', '/product/CHP-0102', '/varietypack/customize']) {
    const html = await (await page.request.get(`${shop.origin}${path}`)).text();
    const names = [...html.matchAll(named)]
      .flatMap(([, quoted, bare = '']) =>
        (quoted ?? bare).replaceAll('&amp;', '&').split(/,\s+|(?<=\d[wx]),/),
      )
      .map((value) => value.replace(/\s+[\d.]+[wx]$/, ''))
      .filter((name) => /^\/[^/].*\.\w+(?:\?|$)/.test(name));
    expect(names.filter((name) => /\/logo-/.test(name)).length, path).toBeGreaterThan(0);
    for (const name of new Set(names)) {
      const answer = await page.request.get(`${shop.origin}${name}`);
      expect(answer.status(), `${name} of ${path}`).toBe(200);
      expect(answer.headers()['content-type'], `${name} of ${path}`).not.toContain('text/html');
    }
  }
});

// Style sheets (D-PERF-11): a page holds those of its own code, and gets others with the code that needs them.

const sheets = globSync('dist/client/assets/*.css').map((file) => {
  const text = readFileSync(file, 'utf8');
  const classes = new Set([...text.matchAll(/\.(_[0-9a-z]+)/g)].map(([, name = '']) => name));
  return { name: /([a-z-]+)-[\w-]{8}\.css$/.exec(file)?.[1], text, classes };
});

for (const [path, names] of [
  ['/', ['carton', 'home']],
  ['/all-snacks', ['list']],
  ['/all-snacks?q=nothing-of-that-name', ['list']],
  ['/varietypack', ['carton', 'home', 'list']],
  ['/product/CHP-0101', ['carton', 'product']],
  ['/product/no-such-product', ['carton', 'product']],
  ['/cart', ['carton', 'later']],
  ['/checkout/shipping', ['carton', 'checkout', 'later']],
  ['/createaccount', ['later']],
  ['/varietypack/customize', ['carton', 'later', 'list', 'mix']],
  ['/trackorder', ['carton', 'later', 'order']],
] as const) {
  test(`${path} holds the rules of all that the server drew, and of no other page`, async ({
    page,
    shop,
  }) => {
    const html = await (await page.request.get(`${shop.origin}${path}`)).text();
    const held = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text);
    const found = sheets.filter(({ text }) => held.includes(text));
    expect(found).toHaveLength(held.length);
    expect(found.map(({ name }) => name).sort()).toEqual(
      [...names.map((name) => `look-of-${name}`), 'shop'].sort(),
    );
    const drawn = new Set(
      [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, all, one = '']) =>
        (all ?? one).split(' '),
      ),
    );
    const isRuled = (name: string, among: typeof sheets) =>
      among.some(({ classes }) => classes.has(name));
    const unstyled = [...drawn].filter((name) => isRuled(name, sheets) && !isRuled(name, found));
    expect(unstyled).toEqual([]);
  });
}

test('the checkout opened from another page is shown when its sheet is there, and its own page fetches none', async ({
  shopper,
  page,
}) => {
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route(/look-of-checkout-[\w-]+\.css$/, async (route) => {
    asked.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false } });
  await shopper.opens('/cart');
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).click();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByRole('main').getByRole('link', { name: 'Check out' })).toBeVisible();
  await expect(shopper.heading(shopper.words['shipping.title'])).toBeHidden();
  held.resolve();
  await expect(shopper.heading(shopper.words['shipping.title'])).toBeVisible();
  await page.reload();
  await expect(shopper.heading(shopper.words['shipping.title'])).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test('[ERR-13] a sheet that was lost on the way is asked for again, and its page is whole', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_FAILED|Unable to preload CSS/);
  // Late code asks twice: ahead, and where the sheet is to stand (D-PERF-25).
  let asked = 0;
  await page.route(/look-of-checkout-[\w-]+\.css$/, async (route) => {
    asked += 1;
    await (asked <= 2 ? route.abort() : route.continue());
  });
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false } });
  await shopper.opens('/cart');
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).click();
  await expect.poll(() => asked).toBe(3);
  const title = shopper.heading(shopper.words['shipping.title']);
  const again = shopper.button('Try again');
  await expect(async () => {
    // Where the page's code was asked for before the press, the press itself is the second try.
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(title).toBeVisible({ timeout: 5000 });
  }).toPass();
  const isStyled = () =>
    page
      .locator('link[rel="stylesheet"][href*="look-of-checkout"]')
      .evaluateAll((links) => links.some((link) => 'sheet' in link && link.sheet !== null));
  await expect.poll(isStyled).toBe(true);
});
