import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commentsOf } from '#test/repository/words/comments.ts';
import { namesToMend, wordsToMend } from '#test/repository/words/words-to-mend.ts';

const roots = ['src', 'server', 'cli', 'sandbox', 'scripts', 'bench'];
const files = globSync(roots.map((root) => `${root}/**/*.{ts,tsx,mjs,css}`)).filter(
  (path) => !path.includes('node_modules'),
);

/** What comments say with other words, and which. */
const forbiddenWords: Readonly<Record<string, RegExp>> = {
  'a requirement or decision id': /\bthe specification\b|\bspecification points?\b/i,
  'saved mix': /\bkept (?:mix|mixes|box|boxes)\b/i,
  'mix in the builder': /\b(?:box|mix|one) on the table\b/i,
  'current cart or checkout': /\b(?:cart|checkout) at hand\b/i,
  coupon: /\bvouchers?\b/i,
  cart: /\bbaskets?\b/i,
  'typing mistake': /\bslips? of (?:a|the) finger\b/i,
};

/** Parts of exported names that hide what the thing is. */
const forbiddenNames =
  /Desk|Trouble|Standing|Wish|Deed|Till(?=[A-Z]|$)|Misc(?=[A-Z]|$)|Kept|Mixpack|Basket/;

const exported =
  /^export (?:default )?(?:abstract )?(?:const|class|interface|type|function) (\w+)/gm;

/** How many words of each file are to be mended. */
const found = (countIn: (source: string) => number) =>
  Object.fromEntries(
    files
      .map((path) => [path, countIn(readFileSync(path, 'utf8'))] as const)
      .filter(([, count]) => count > 0),
  );

/** Files with more of them than are listed. */
const above = (
  counts: Readonly<Record<string, number>>,
  listed: Readonly<Record<string, number>>,
): readonly string[] =>
  Object.entries(counts)
    .filter(([path, count]) => count > (listed[path] ?? 0))
    .map(([path]) => path);

/** Files that are listed with more than they have: the list may only shrink. */
const below = (
  counts: Readonly<Record<string, number>>,
  listed: Readonly<Record<string, number>>,
): readonly string[] =>
  Object.entries(listed)
    .filter(([path, count]) => count > (counts[path] ?? 0))
    .map(([path]) => path);

const wordsIn = (source: string): number =>
  commentsOf(source).reduce(
    (sum, comment) =>
      sum + Object.values(forbiddenWords).filter((word) => word.test(comment)).length,
    0,
  );
const namesIn = (source: string): number =>
  Array.from(source.matchAll(exported), ([, name = '']) => name).filter((name) =>
    forbiddenNames.test(name[0]?.toUpperCase() + name.slice(1)),
  ).length;

describe('plain words', () => {
  const words = found(wordsIn);
  const names = found(namesIn);

  it('comments cite requirements and decisions, and use one word for a thing', () => {
    expect(above(words, wordsToMend)).toEqual([]);
  });

  it('exported names say what a thing is', () => {
    expect(above(names, namesToMend)).toEqual([]);
  });

  it('the lists of what is to be mended only shrink', () => {
    expect([...below(words, wordsToMend), ...below(names, namesToMend)]).toEqual([]);
  });

  it('finds a word in any kind of comment, and in comments only', () => {
    const source = `
      /** Specification point 3. */
      const text = 'the specification'; // a basket
      /*
       * The cart at hand.
       */
      const address = 'https://shop.example/basket';
      {/* A voucher */}`;
    expect(wordsIn(source)).toBe(4);
    expect(wordsIn('/** The cart. */ const basket = "// basket";')).toBe(0);
  });

  it('finds a name whatever is exported', () => {
    expect(namesIn('export interface PriceDesk {}\nexport const keptThings = 1;')).toBe(2);
    expect(namesIn('export const untilNow = 1;\nconst wishOf = 2;')).toBe(0);
  });
});
