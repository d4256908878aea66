// What a page shows first is painted at once, and its picture is asked for when the answer begins (D-PERF-26).
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** The shop behind a slow line: of a page comes what is before `mark`, and the rest when it is let go. */
const heldShop = async (origin: string, path: string, mark: string) => {
  const rest = Promise.withResolvers<void>();
  const { hostname, port } = new URL(origin);
  const server = createServer((asked, answer) => {
    const isHeld = asked.url === path;
    const headers = { ...asked.headers, ...(isHeld && { 'accept-encoding': 'identity' }) };
    const forward = ask(
      { hostname, port, path: asked.url, method: asked.method, headers },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        if (!isHeld) return void got.pipe(answer);
        const pieces: Buffer[] = [];
        got.on('data', (piece: Buffer) => pieces.push(piece));
        got.on('end', () => {
          const html = Buffer.concat(pieces);
          const at = html.indexOf(mark);
          answer.write(html.subarray(0, at));
          void rest.promise.then(() => answer.end(html.subarray(at)));
        });
      },
    );
    asked.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${own}`, letGo: rest.resolve, close };
};

for (const [name, path] of [
  ['a list', '/all-snacks'],
  ['home', '/'],
  ['a product', '/product/CHP-0101'],
  ['variety packs', '/varietypack'],
] as const) {
  test(`${name} is painted when its first part is there, and not before`, async ({
    page,
    shop,
    elsewhere,
  }) => {
    const held = await heldShop(shop.origin, path, 'id=first-paint');
    elsewhere.expect(held.origin);
    try {
      await page.goto(`${held.origin}${path}`, { waitUntil: 'commit' });
      await expect(page.locator('header')).toBeAttached();
      const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
      // Without the link the head is painted within a tenth of this.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
      expect(await paints()).toBe(0);
      held.letGo();
      await expect.poll(paints).toBeGreaterThan(0);
      await expect(page.locator('#first-paint')).toHaveCount(1);
      await expect(page.locator('#first-paint')).toBeInViewport();
    } finally {
      held.close();
    }
  });
}

for (const [name, path, picture] of [
  ['a list', '/all-snacks', 'main li img'],
  ['a product', '/product/CHP-0101', '#picture img'],
] as const) {
  test(`${name} names its first picture before its page is read`, async ({
    page,
    shop,
    elsewhere,
  }) => {
    const held = await heldShop(shop.origin, path, '<html');
    elsewhere.expect(held.origin);
    try {
      const asked = page.waitForRequest((request) => request.url().includes('/packs/'));
      const opened = page.goto(`${held.origin}${path}`);
      const [, early] = new URL((await asked).url()).pathname.split('/packs/');
      held.letGo();
      await opened;
      await expect(page.locator(picture).first()).toHaveAttribute('src', `/packs/${early}`);
    } finally {
      held.close();
    }
  });
}

test('what waits for a frame of its own is not laid out, whatever its own rules are', async ({
  page,
  shop,
}) => {
  // Frames are counted and never come.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  for (const path of ['/', '/all-snacks']) {
    await page.goto(`${shop.origin}${path}`, { waitUntil: 'domcontentloaded' });
    const looks = await page
      .locator('main [data-soon]')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility));
    expect(looks.length).toBeGreaterThan(5);
    expect(new Set(looks), path).toEqual(new Set(['hidden']));
  }
});

test('a sheet that comes late stands behind those that came before it', async ({ page, shop }) => {
  const late = Promise.withResolvers<void>();
  await page.route(/look-of-later-/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(`${shop.origin}/`);
  const sheets = () =>
    page
      .locator('link[rel="stylesheet"]:not([disabled])')
      .evaluateAll((links) =>
        links.map((link) => /look-of-([a-z]+)-/.exec((link as HTMLLinkElement).href)?.[1]),
      );
  await expect.poll(sheets).toEqual(['product']);
  late.resolve();
  await expect.poll(sheets).toEqual(['product', 'later']);
  // It is used: the question about cookies is drawn by it.
  await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible();
});
