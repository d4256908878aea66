import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const addresses = [
  '/?utm_source=mail&x=1',
  '/all-snacks?x=1&brand=mazoro&utm_campaign=a&brand=fuego&brand=mazoro&page=2&sort=name',
  '/all-snacks/chips?brand=fuego&lang=en-us&y=%20',
  '/faq?q=box&utm_source=mail&brand=mazoro',
  '/aboutus?q=chips&view=brands',
  '/flavors/nowhere?x=1',
  '/product/NONE-1?x=1',
  '/login?returnTo=%2Fall-snacks%3Fbrand%3Dmazoro&x=1',
];

/** Addresses of a page's links and what its fields hold, in their order. */
const linksOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<main[\s\S]*<\/main>/g), ([main]) =>
    // A value of one word stands there without quotes.
    Array.from(
      main.matchAll(/<a [^>]*href=(?:"([^"]*)"|([^\s>]*))/g),
      ([, quoted, bare]) => quoted ?? bare ?? '',
    ),
  ).flat();

for (const address of addresses) {
  test(`[ROUTE-30] ${address} is drawn alike by server and browser, and keeps its address`, async ({
    page,
    shop,
    shopper,
    complaints,
  }) => {
    if (/nowhere|NONE/.test(address)) complaints.expect(/404/);
    const drawn = linksOf(await (await fetch(`${shop.origin}${address}`)).text());
    expect(drawn.length).toBeGreaterThan(0);
    await shopper.opens(address);
    expect(new URL(page.url()).search).toBe(new URL(`${shop.origin}${address}`).search);
    // The element keeps what the server wrote; what the browser drew it with is beside it.
    const shown = () =>
      page.locator('main a[href]').evaluateAll((links) =>
        links.map((link) => {
          const [, props] = Object.entries(link).find(([name]) => /^__reactProps/.test(name)) ?? [];
          return (props as { readonly href?: string } | undefined)?.href ?? 'not drawn';
        }),
      );
    const decoded = drawn.map((href) => href.replaceAll('&amp;', '&'));
    // Parts of a list come alive after it.
    await expect.poll(async () => (await shown()).slice(0, decoded.length)).toEqual(decoded);
    // None carries on what no page reads.
    expect((await shown()).filter((href) => /utm_|[?&][xy]=/.test(href))).toEqual([]);
  });
}
