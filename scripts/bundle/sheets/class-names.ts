import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../../..');
const sheets = globSync('src/ui/design/**/*.module.css', { cwd: root }).sort();
const digits = 36;

/** Every class and animation by sheet and name; what only looks like a class does no harm. */
const everyName: readonly string[] = sheets.flatMap((sheet) => {
  const texts = readFileSync(resolve(root, sheet), 'utf8').matchAll(
    /(?:\.|@keyframes )([a-z]\w*)/gi,
  );
  return [...new Set([...texts].map(([, name]) => `${sheet} ${name}`))];
});
const numbers = new Map(everyName.map((name, index) => [name, index.toString(digits)]));

/**
 * A class is named by its number in a built page, `_7k` in place of `_zipKnown_1h0pi_120`: shorter
 * scripts, styles and pages. Browser and server are built from the same sheets, so they agree.
 */
export const shortClassName = (name: string, file: string): string => {
  const found = numbers.get(`${relative(root, file.replace(/\?.*$/, ''))} ${name}`);
  if (found === undefined) throw new Error(`${file}: there is no class "${name}"`);
  return `_${found}`;
};

/**
 * Components import a sheet as one value. As a namespace the bundler sees which classes are used, and
 * writes their names where they are used.
 */
export const classesAsConstants: Plugin = {
  name: 'classes-as-constants',
  enforce: 'pre',
  transform: {
    filter: { id: /src[/]ui[/].*[.]tsx?$/, code: /[.]module[.]css/ },
    handler: (code) =>
      code.replace(/^import (\w+) from ('[^']+\.module\.css';)$/gm, 'import * as $1 from $2'),
  },
};

/** Keeps a sheet's module in its chunk until its styles are collected. */
const sheetMark = 'globalThis.sheet;';

/** A sheet whose names are all written elsewhere is still one of the page's. */
export const sheetsStay: Plugin = {
  name: 'sheets-stay',
  enforce: 'post',
  transform: {
    filter: { id: /[.]module[.]css$/ },
    handler: (code) => ({ code: `${sheetMark}${code}`, map: null, moduleSideEffects: true }),
  },
  renderChunk: (code) => code.replaceAll(sheetMark, ''),
};
