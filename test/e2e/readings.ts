import type { Page } from '@playwright/test';
import { core } from '#application/messages/en-us/core.ts';
import { seedContent } from '#sandbox/content/seed-content.ts';
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
export const foreignTo = (language: 'en-us' | 'es') => {
  const place = language === 'es' ? 0 : 1;
  const own = new Set(pairs.map((pair) => tidy(pair[1 - place] ?? '')));
  const texts = new Set(pairs.map((pair) => tidy(pair[place] ?? '')));
  // A blank and a sign or two would fit anything.
  const saysSomething = (text: string) => /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, ''));
  return [...texts].filter((text) => !own.has(text) && saysSomething(text)).map(patternOf);
};

/** Every text a person sees or a screen reader says, but what is marked as the other language. */
export const readingsOf = (page: Page, lang: string): Promise<readonly string[]> =>
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
