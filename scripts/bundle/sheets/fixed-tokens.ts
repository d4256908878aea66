import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const tokensFile = resolve(import.meta.dirname, '../../../src/ui/design/tokens.css');
const comments = /\/\*.*?\*\//gs;
const declaration = /^\s*(--[\w-]+):\s*([^;]+);\s*$/gm;

/**
 * Tokens with one value in every theme, and the value. One that is made of others is not among them: they may change.
 * @param tokens the sheet that declares them
 */
export const fixedTokens = (tokens: string): ReadonlyMap<string, string> => {
  const declared = Array.from(
    tokens.replace(comments, '').matchAll(declaration),
    ([, name = '', value = '']) => [name, value] as const,
  );
  const names = declared.map(([name]) => name);
  return new Map(
    declared.filter(
      ([name, value]) => names.indexOf(name) === names.lastIndexOf(name) && !value.includes('var('),
    ),
  );
};

/** A sheet with the values of these tokens in place of their names, and without their declarations. */
export const withFixedTokens = (sheet: string, tokens: ReadonlyMap<string, string>): string =>
  sheet
    .replace(comments, '')
    .replace(declaration, (whole, name) => (tokens.has(name) ? '' : whole))
    .replace(/var\((--[\w-]+)\)/g, (whole, name) => tokens.get(name) ?? whole);

/**
 * A built page has no names for what always means the same: its HTML is 2 % smaller (D-PERF-32). Scripts may read only tokens
 * that differ by theme.
 */
export const tokensFixed = (): Plugin => {
  let tokens: ReadonlyMap<string, string> = new Map();
  return {
    name: 'tokens-fixed',
    enforce: 'pre',
    buildStart: () => {
      tokens = fixedTokens(readFileSync(tokensFile, 'utf8'));
    },
    transform: {
      filter: { id: /[/]src[/]ui[/]design[/].*[.]css$/ },
      handler: (code) => withFixedTokens(code, tokens),
    },
  };
};
