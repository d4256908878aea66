// What a page shows first is painted at once, and its picture is asked for when the answer begins (D-PERF-26).
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** A document in parts, each of which ends before its mark. */
const partsOf = (html: string, marks: readonly string[]): readonly string[] => {
  const ends = [...marks.map((mark) => html.indexOf(mark)), html.length];
  return ends.map((end, index) => html.slice(ends[index - 1] ?? 0, end));
};

/** The shop behind a line that stops in the middle of a page: its next part comes when it is let go. */
const heldShop = async (
  origin: string,
  path: string,
  marks: readonly string[],
  changed: (html: string) => string = (html) => html,
) => {
  const gates = marks.map(() => Promise.withResolvers<void>());
  const { hostname, port } = new URL(origin);
  const server = createServer((asked, answer) => {
    const isHeld = asked.url === path;
    const headers = { ...asked.headers, ...(isHeld && { 'accept-encoding': 'identity' }) };
    const where = { hostname, port, path: asked.url, method: asked.method, headers };
    const forward = ask(where, async (got) => {
      if (!isHeld) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        return void got.pipe(answer);
      }
      const { 'content-length': _, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, kept);
      const pieces: Buffer[] = [];
      for await (const piece of got) pieces.push(piece);
      const parts = partsOf(changed(Buffer.concat(pieces).toString()), marks);
      for (const [index, part] of parts.entries()) {
        answer.write(part);
        await gates[index]?.promise;
      }
      answer.end();
    });
    asked.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  let next = 0;
  const letGo = (): void => gates[next++]?.resolve();
  return { origin: `http://127.0.0.1:${own}`, letGo, close };
};

const paints = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

for (const [name, path] of [
  ['a list', '/all-snacks'],
  ['home', '/'],
  ['a product', '/product/CHP-0101'],
  ['variety packs', '/varietypack'],
  ['the black screen', '/flaminhotuniversity'],
] as const) {
  test(`${name} is painted when its first part is there, not before and not later`, async ({
    page,
    shop,
    elsewhere,
    browser,
  }) => {
    const marks = ['id=first-paint', '<footer'];
    const held = await heldShop(shop.origin, path, marks);
    const paintsAnyway = await heldShop(shop.origin, path, marks, (html) =>
      html.replace(/<link rel="expect"[^>]*>/, ''),
    );
    elsewhere.expect(held.origin);
    elsewhere.expect(paintsAnyway.origin);
    const other = await browser.newPage();
    try {
      await page.goto(`${held.origin}${path}`, { waitUntil: 'commit' });
      await expect(page.locator('header')).toBeAttached();
      // As long as it takes another page to come and paint what is here.
      await other.goto(`${paintsAnyway.origin}${path}`, { waitUntil: 'commit' });
      await expect.poll(() => paints(other)).toBeGreaterThan(0);
      expect(await paints(page)).toBe(0);
      held.letGo();
      await expect.poll(() => paints(page)).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.readyState)).toBe('loading');
      await expect(page.locator('#first-paint')).toHaveCount(1);
      await expect(page.locator('#first-paint')).toBeInViewport();
    } finally {
      await other.close();
      held.close();
      paintsAnyway.close();
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
    const held = await heldShop(shop.origin, path, ['<html']);
    elsewhere.expect(held.origin);
    try {
      const asked = page.waitForRequest((request) => request.url().includes('/packs/'));
      const opened = page.goto(`${held.origin}${path}`);
      const { pathname } = new URL((await asked).url());
      held.letGo();
      await opened;
      await expect(page.locator(picture).first()).toHaveAttribute('src', pathname);
    } finally {
      held.close();
    }
  });
}

test('what waits for a frame of its own is not laid out, whatever its own rules are', async ({
  page,
  shop,
}) => {
  // Frames are asked for and never come.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  // On a phone, cards from the seventh on have a rule of their own.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, least] of [
    ['/', 6],
    ['/all-snacks', 6],
    ['/product/CHP-0101', 1],
  ] as const) {
    await page.goto(`${shop.origin}${path}`, { waitUntil: 'domcontentloaded' });
    const looks = await page
      .locator('main [data-soon]')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility));
    expect(looks.length, path).toBeGreaterThanOrEqual(least);
    expect(new Set(looks), path).toEqual(new Set(['hidden']));
  }
});

test('a sheet that comes late stands behind those that came before it, and is used', async ({
  page,
  shop,
}) => {
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
  // The question about cookies has its place by that sheet.
  await expect(page.getByRole('region', { name: /cookie/i })).toHaveCSS('position', 'fixed');
});
