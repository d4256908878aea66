import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

interface Told {
  readonly title: string;
  readonly description: string | null;
  readonly robots: string | null;
  readonly canonical: string | null;
  readonly graph: Readonly<Record<string, string>>;
  readonly alternates: Readonly<Record<string, string>>;
  readonly structured: readonly Record<string, unknown>[];
}

/** What a page's head says, as a crawler reads it: from the document, no script run. */
const toldBy = async (page: Page, address: string): Promise<Told & { status: number }> => {
  const answer = await fetch(address);
  const html = await answer.text();
  const told = await page.evaluate((text) => {
    const { head, title } = new DOMParser().parseFromString(text, 'text/html');
    const content = (name: string) =>
      head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
    const pairs = (selector: string, name: string, value: string) =>
      Object.fromEntries(
        Array.from(head.querySelectorAll(selector), (element) => [
          element.getAttribute(name) ?? '',
          element.getAttribute(value) ?? '',
        ]),
      );
    return {
      title,
      description: content('description'),
      robots: content('robots'),
      canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      graph: pairs('meta[property^="og:"]', 'property', 'content'),
      alternates: pairs('link[rel="alternate"]', 'hreflang', 'href'),
      structured: Array.from(
        head.querySelectorAll('script[type="application/ld+json"]'),
        (block) => JSON.parse(block.textContent ?? '') as Record<string, unknown>,
      ),
    };
  }, html);
  return { ...told, status: answer.status };
};

test('[PDP-01] a product tells machines what it is, in both languages', async ({ page, shop }) => {
  await page.goto(shop.origin);
  const english = await toldBy(page, `${shop.origin}/product/CHP-0102?utm_source=mail`);
  const address = `${shop.origin}/product/CHP-0102`;
  expect(english).toMatchObject({
    status: 200,
    title: 'Chile Lime Tortilla Chips | Crunchcart',
    robots: null,
    canonical: address,
    alternates: { en: address, es: `${address}?lang=es-us`, 'x-default': address },
    graph: { 'og:type': 'product', 'og:url': address, 'og:locale': 'en_US' },
  });
  expect(english.graph['og:image']).toMatch(/^http:\/\/localhost:\d+\/pictures\/share-en-us\.jpg$/);
  const picture = await fetch(english.graph['og:image'] ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(english.structured.map((data) => data['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(english.structured[0]).toMatchObject({
    sku: 'CHP-0102',
    offers: { price: '4.29', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
  const spanish = await toldBy(page, english.alternates['es'] ?? '');
  expect(spanish.canonical).toBe(english.alternates['es']);
  expect(spanish.alternates).toEqual(english.alternates);
  expect(spanish.graph['og:locale']).toBe('es_US');
  expect(spanish.description).not.toBe(english.description);
});

test('home names the shop and its search; lists point to themselves without what is only a view', async ({
  page,
  shop,
}) => {
  await page.goto(shop.origin);
  const home = await toldBy(page, shop.origin);
  expect(home.canonical).toBe(`${shop.origin}/`);
  expect(home.structured.map((data) => data['@type'])).toEqual(['Organization', 'WebSite']);
  const list = await toldBy(page, `${shop.origin}/all-snacks/chips/tortilla?sort=name&size=9+oz`);
  expect(list.canonical).toBe(`${shop.origin}/all-snacks/chips/tortilla`);
  expect(list.structured[0]).toMatchObject({ '@type': 'BreadcrumbList' });
  const found = await toldBy(page, `${shop.origin}/all-snacks?q=lime`);
  expect(found.robots).toBe('noindex');
  expect((await toldBy(page, `${shop.origin}/cart`)).robots).toBe('noindex');
});

test('a product nobody sells is 404, for machines and people', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/404/);
  const answer = await page.goto(`${shop.origin}/product/NO-SUCH`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'No such snack' })).toBeVisible();
  const told = await toldBy(page, `${shop.origin}/product/NO-SUCH`);
  expect([told.robots, told.structured]).toEqual(['noindex', []]);
});

test('the page at hand is the one its head names, also after a change of page', async ({
  page,
  shopper,
  shop,
}) => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/all-snacks/chips');
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await page.waitForURL('**/product/*');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', shop.origin + new URL(page.url()).pathname);
});

test('every address of the site map answers, and calls itself by that address', async ({
  page,
  shop,
}) => {
  test.slow();
  await page.goto(shop.origin);
  const robots = await (await fetch(`${shop.origin}/robots.txt`)).text();
  const map = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(map).toBe(`${shop.origin}/sitemap.xml`);
  const xml = await (await fetch(map)).text();
  const places = await page.evaluate(
    (text) =>
      Array.from(
        new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('loc'),
        (loc) => loc.textContent ?? '',
      ),
    xml,
  );
  const products = places.filter((place) => place.includes('/product/'));
  const others = places.filter((place) => !place.includes('/product/'));
  expect(products.length).toBeGreaterThan(500);
  expect(others).toContain(`${shop.origin}/`);
  // Products are alike: a few of them stand for all.
  for (const place of [...others, ...products.filter((_, index) => index % 60 === 0)]) {
    const told = await toldBy(page, place);
    expect([place, told.status, told.robots]).toEqual([place, 200, null]);
    expect(told.canonical).toBe(place);
    expect(told.description?.length ?? 0).toBeGreaterThan(20);
  }
});
