import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import {
  clocked,
  errorsIn,
  fails,
  type PageCollector,
  watched,
} from '#test/e2e/fixtures/telemetry-page.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The session of an item sent now. */
const session = async (page: Page, collector: PageCollector): Promise<string | undefined> => {
  const before = errorsIn(collector).length;
  await fails(page, `item ${before}`);
  await expect.poll(() => errorsIn(collector).length).toBe(before + 1);
  return collector.of('ExceptionData').at(-1)?.tags['ai.session.id'];
};

test('[TEL-24] [TEL-26] a session ends after 30 minutes without an event; ids have 22 characters', async ({
  shop,
  page,
}) => {
  const collector = await clocked(page, shop.origin);
  const first = await session(page, collector);
  expect(first).toHaveLength(22);
  await page.clock.fastForward(29 * minute);
  expect(await session(page, collector)).toBe(first);
  await page.clock.fastForward(31 * minute);
  expect(await session(page, collector)).not.toBe(first);
});

test('[TEL-24] a session lasts 24 hours at most', async ({ shop, page }) => {
  const settings = { sessionRenewal: 48 * hour };
  const collector = await clocked(page, shop.origin, settings);
  const first = await session(page, collector);
  await page.clock.fastForward(24 * hour - 5 * minute);
  expect(await session(page, collector)).toBe(first);
  await page.clock.fastForward(6 * minute);
  expect(await session(page, collector)).not.toBe(first);
});

test('[TEL-24] neither is ever below a minute', async ({ shop, page }) => {
  const settings = { sessionRenewal: 1000, sessionExpiration: 1000 };
  const collector = await clocked(page, shop.origin, settings);
  const first = await session(page, collector);
  await page.clock.fastForward(20_000);
  expect(await session(page, collector)).toBe(first);
  await page.clock.fastForward(61_000);
  expect(await session(page, collector)).not.toBe(first);
});

test('[TEL-25] [TEL-26] the user’s cookie lives a year, its id has 22 characters', async ({
  shop,
  page,
  context,
}) => {
  await watched(page, shop.origin);
  const cookie = (await context.cookies()).find(({ name }) => name === 'ai_user');
  const [id, made] = decodeURIComponent(cookie?.value ?? '').split('|');
  expect(id).toHaveLength(22);
  const days = ((cookie?.expires ?? 0) * 1000 - Date.parse(made ?? '')) / (24 * hour);
  expect(days).toBeCloseTo(365, 1);
});
