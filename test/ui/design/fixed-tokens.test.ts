import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fixedTokens, withFixedTokens } from '#scripts/bundle/sheets/fixed-tokens.ts';

const sheets = globSync('src/ui/design/**/*.css').map((file) => readFileSync(file, 'utf8'));
const scripts = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
const tokens = fixedTokens(readFileSync('src/ui/design/tokens.css', 'utf8'));
const namesIn = (texts: readonly string[], pattern: RegExp): readonly string[] =>
  texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name));

it('fixes the tokens that have one value in every theme, and none that another one is made of', () => {
  const sheet = `:root {
    --edge: 3px; /* under what is pressed */
    --page: #fff;
    --gap: min(1rem, max(16px, 4vw));
    --both: var(--edge) var(--page);
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --page: #000;
    }
  }`;
  expect([...fixedTokens(sheet)]).toEqual([
    ['--edge', '3px'],
    ['--gap', 'min(1rem, max(16px, 4vw))'],
  ]);
});

it('writes values in place of fixed names and leaves every other name alone', () => {
  const fixed = new Map([
    ['--edge', '3px'],
    ['--gap', 'min(1rem, max(16px, 4vw))'],
  ]);
  const sheet = `:root {
    --edge: 3px;
    --page: #fff;
  }
  .box {
    margin: 0 calc(-1 * var(--gap)) var(--edge);
    color: var(--page);
    width: var(--room, var(--edge));
  }`;
  expect(withFixedTokens(sheet, fixed).replaceAll(/\s+/g, ' ')).toBe(
    ':root { --page: #fff; } .box { margin: 0 calc(-1 * min(1rem, max(16px, 4vw))) 3px; color: var(--page); width: var(--room, 3px); }',
  );
});

it('leaves no sheet that asks for a token by another spelling, nor a script that reads a fixed one', () => {
  const built = sheets.map((sheet) => withFixedTokens(sheet, tokens));
  expect(tokens.size).toBeGreaterThan(40);
  expect(namesIn(built, /(--[\w-]+)/g).filter((name) => tokens.has(name))).toEqual([]);
  expect(namesIn(scripts, /['"`(](--[\w-]+)/g).filter((name) => tokens.has(name))).toEqual([]);
});
