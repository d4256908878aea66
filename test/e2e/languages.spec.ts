import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { core } from '#application/messages/en-us/core.ts';
import { seedContent } from '#sandbox/content/seed-content.ts';
import { expect, test } from '#test/e2e/shop-test.ts';
import { english } from '#ui/words/english.ts';
import { later } from '#ui/words/english-later.ts';
import { spanish } from '#ui/words/spanish.ts';

type Bundle = Readonly<Record<string, string>>;

const inEnglish: Bundle = { ...core, ...english, ...later };
const inSpanish: Bundle = spanish;

/** Both languages of everything the shop says by itself and of the texts its operators wrote. */
const pairs: readonly (readonly [string, string])[] = [
  ...Object.entries(inEnglish).map(([key, text]) => [text, inSpanish[key] ?? ''] as const),
  ...seedContent.pages.flatMap(({ title, lead, sections }) =>
    [title, lead, ...sections.map(({ heading }) => heading)].map(({ en, es }) => [en, es] as const),
  ),
  ...seedContent.faq.flatMap(({ title, questions }) =>
    [title, ...questions.map(({ question }) => question)].map(({ en, es }) => [en, es] as const),
  ),
  ...seedContent.events.map(({ name }) => [name.en, name.es] as const),
];

/** Names of the shop and of its parts are the same in both. */
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${tidy(text)
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '(.+)')}$`,
  );

/** What must not be read on a page in the other language: texts that say something there only. */
const foreignTo = (language: 'en-us' | 'es') => {
  const place = language === 'es' ? 0 : 1;
  const own = new Set(pairs.map((pair) => tidy(pair[1 - place] ?? '')));
  const texts = new Set(pairs.map((pair) => tidy(pair[place] ?? '')));
  // A blank and a sign or two would fit anything.
  const saysSomething = (text: string) => /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, ''));
  return [...texts].filter((text) => !own.has(text) && saysSomething(text)).map(patternOf);
};

/** Every text a person sees or a screen reader says, but what is marked as the other language. */
const readingsOf = (page: Page, lang: string): Promise<readonly string[]> =>
  page.evaluate((code) => {
    const texts: string[] = [document.title];
    const marked = (node: Element | null) => node?.closest('[lang]')?.getAttribute('lang') ?? '';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (parent === null || /^(SCRIPT|STYLE)$/.test(parent.tagName)) continue;
      if (marked(parent).startsWith(code)) texts.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label],[alt],[placeholder],[title]')) {
      if (!marked(element).startsWith(code)) continue;
      for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  }, lang);

const contentPaths = [
  '/faq',
  '/contactus',
  '/aboutus',
  '/terms',
  '/privacy',
  '/accessibility',
  '/shippingandreturns',
  '/flaminhotuniversity',
  '/flaminhotshop',
  '/bvrating/CHP-0102',
  '/nope',
  '/login',
  '/forgotpassword',
] as const;
const otherPaths = [
  '/',
  '/all-snacks/chips',
  '/flavors',
  '/varietypack',
  '/merchandise',
  '/product/CHP-0102',
  '/cart',
] as const;

for (const language of ['es', 'en-us'] as const) {
  test(`[I18N-05] [I18N-06] no page in ${language} says a word of the other language`, async ({
    shopper,
    page,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/status of 404/);
    await shopper.remembers({ language });
    const foreign = foreignTo(language);
    const code = language === 'es' ? 'es' : 'en';
    for (const path of [...otherPaths, ...contentPaths]) {
      await shopper.opens(path);
      await page.locator(`html[lang^="${code}"]`).waitFor();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect
        .poll(async () =>
          (await readingsOf(page, code)).filter((text) =>
            foreign.some((pattern) => pattern.test(text)),
          ),
        )
        .toEqual([]);
    }
  });
}

test('the search for words of the other language finds them', async ({ shopper, page }) => {
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/faq');
  await expect(shopper.heading('Questions, answered')).toBeVisible();
  const texts = await readingsOf(page, 'en');
  const found = texts.filter((text) => foreignTo('es').some((pattern) => pattern.test(text)));
  for (const text of ['Questions, answered', 'Cookie choices', 'How long does it take?']) {
    expect(found).toContain(text);
  }
});

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [320, 390, 1280]) {
  for (const language of ['en-us', 'es'] as const) {
    const colorScheme = width === 390 ? 'dark' : 'light';
    test.describe(`${width} px, ${language}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });

      test(`[A11Y-04] axe finds nothing on texts, forms and frames, and nothing is cut off, ${width} px ${language}`, async ({
        shopper,
        page,
        complaints,
      }) => {
        test.slow();
        complaints.expect(/status of 404/);
        await shopper.remembers({ language, consent: { functional: false } });
        for (const path of contentPaths) {
          await shopper.opens(path);
          await page.locator(`html[lang^="${language.slice(0, 2)}"]`).waitFor();
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
          const findings = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
          );
          expect.soft(findings, path).toEqual([]);
          const cut = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect.soft(cut, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        }
      });
    });
  }
}
