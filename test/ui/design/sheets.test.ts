import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sheetFiles } from '#scripts/bundle/sheets/sheet-files.ts';

const importOfSheet = /import (\w+) from '#ui\/design\/([\w/-]+)\.module\.css'/g;
const together = /classNames\((?:[^()]|\([^()]*\))*\)|className=\{`[^`]*`\}/g;

const fileOf = (sheet: string): string =>
  Object.entries(sheetFiles).find(([, names]) => names.includes(sheet))?.[0] ?? 'first';

/** The files of sheets whose classes meet on one element, as `one + other`. */
const meetings = (source: string): readonly string[] => {
  const sheets = [...source.matchAll(importOfSheet)];
  return [...source.matchAll(together)].flatMap(([names]) => {
    const used = sheets.filter(([, variable]) => new RegExp(`\\b${variable}[.[]`).test(names));
    const files = new Set(used.map(([, , sheet = '']) => fileOf(sheet)));
    files.delete('first');
    return files.size > 1 ? [[...files].sort().join(' + ')] : [];
  });
};

it('names sheets there are, each once', () => {
  const names = Object.values(sheetFiles).flat();
  expect(names.filter((name) => globSync(`src/ui/design/${name}.module.css`).length !== 1)).toEqual(
    [],
  );
  expect(new Set(names).size).toBe(names.length);
});

/** They come in any order: on one element that order would decide (D-PERF-11). */
it('lets classes of two late files meet on no element, but where one file always comes with the other', () => {
  const sources = globSync('src/ui/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const found = new Set(sources.flatMap(meetings));
  // Every screen with content's look has the later one in its page, before it; checkout's rules are of the layer
  // of pages, which wins over the parts of forms.
  expect([...found].toSorted()).toEqual(['checkout + later', 'content + later']);
});
