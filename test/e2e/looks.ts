import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '#test/e2e/shop-test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What width and colours decide; the rest holds in every look once it holds in one. */
const rulesOfWidth = ['target-size', 'scrollable-region-focusable'];
const rulesOfColours = ['color-contrast'];

export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/**
 * 320 px is the narrowest phone there is, 390 a usual one, 1280 a desk. Every two of language, width
 * and colours meet in one of these.
 */
export const looksOf: Readonly<Record<'en-us' | 'es', readonly Look[]>> = {
  'en-us': [
    { width: 1280, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
    { width: 320, colorScheme: 'dark' },
  ],
  es: [
    { width: 390, colorScheme: 'light' },
    { width: 320, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
};

/**
 * Everything axe finds, in one line each. Card frames are transparent: in the dark axe takes them
 * for white, so their contrast is measured by a test of its own.
 */
const findingsOn = async (page: Page, only?: string[]): Promise<readonly string[]> => {
  const inTheDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  // Other frames need a page of axe's own to be put together on: slower, so only where there are any.
  const isAlone = inTheDark || (await page.locator('iframe').count()) === 0;
  // Reading half a megabyte of script again takes longer than running it.
  const isThere = isAlone && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(isAlone);
  if (only === undefined) axe.withTags(rules);
  else axe.withRules(only);
  const { violations } = await (inTheDark ? axe.exclude('iframe') : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
};

/** Pixels by which the page is wider than its window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Axe finds nothing on the page as it stands. */
export const isFine = async (page: Page, where: string, only?: string[]): Promise<void> => {
  expect.soft(await findingsOn(page, only), where).toEqual([]);
};

/** Colours change at once: what fades while it is off the screen never ends. */
const stopFading = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** The first look meets every rule, each other one those of its width, and of colours if new. */
const rulesAt = (looks: readonly Look[], index: number): string[] | undefined => {
  if (index === 0) return undefined;
  const { colorScheme } = looks[index] ?? {};
  const isNew = looks.slice(0, index).every((look) => look.colorScheme !== colorScheme);
  return isNew ? [...rulesOfWidth, ...rulesOfColours] : rulesOfWidth;
};

/**
 * Axe finds nothing and nothing is cut off, in each of the looks, without another load; languages
 * begin with looks of their own (phone, desk).
 */
export const isFineIn = async (
  looks: readonly Look[],
  page: Page,
  where: string,
): Promise<void> => {
  await stopFading(page);
  for (const [index, { width, colorScheme }] of looks.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await isFine(page, `${where}, ${width} px, ${colorScheme}`, rulesAt(looks, index));
    expect.soft(await overflowOf(page), `${where}, ${width} px: cut off`).toBeLessThanOrEqual(0);
  }
};

/** The same in the middle of a journey, which goes on as it was. */
export const isFineOnTheWay = async (
  language: 'en-us' | 'es',
  page: Page,
  where: string,
): Promise<void> => {
  const size = page.viewportSize();
  await isFineIn(looksOf[language], page, where);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (size !== null) await page.setViewportSize(size);
};
