import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** Values of attributes that name files; a set of pictures names several, each with its width. */
const named = /\s(?:href|src|srcset|imagesrcset)="([^"]+)"/g;

test('every file that a page names is there, and is what it seems', async ({ page, shop }) => {
  for (const path of ['/', '/all-snacks', '/product/CHP-0102', '/varietypack/customize']) {
    const html = await (await page.request.get(`${shop.origin}${path}`)).text();
    const names = [...html.matchAll(named)]
      .flatMap(([, value = '']) => value.replaceAll('&amp;', '&').split(/,\s+/))
      .map((value) => value.replace(/\s+[\d.]+[wx]$/, ''))
      .filter((name) => /^\/[^/].*\.\w+(?:\?|$)/.test(name));
    const icons = names.filter((name) => /favicon/.test(name));
    expect(icons, path).toHaveLength(1);
    for (const name of new Set(names)) {
      const answer = await page.request.get(`${shop.origin}${name}`);
      expect(answer.status(), `${name} of ${path}`).toBe(200);
      expect(answer.headers()['content-type'], `${name} of ${path}`).not.toContain('text/html');
    }
  }
});
