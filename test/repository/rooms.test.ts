import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  comparedWith,
  crowdedFolders,
  fileCycles,
  type ImportGraph,
  importGraph,
  mutualFolders,
} from '#test/repository/rooms.ts';
import { allowedCrowds, allowedCycles, allowedPairs } from '#test/repository/rooms-to-mend.ts';

/** Folders whose names are not ours: what is installed, and what tools leave behind. */
const strange = /(?:^|\/)(?:node_modules|\.[^/]*)(?:\/|$)/;

const files = globSync('{src,server,cli,sandbox,scripts,bench,test,docs}/**/*', {
  withFileTypes: true,
  exclude: (entry) => strange.test(entry.name),
})
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace(`${process.cwd()}/`, ''));

const sources = new Map(
  files
    .filter((file) => /^(?:src|server|cli|sandbox|scripts|bench)\/.*\.(?:tsx?|m[jt]s)$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};
const graph = importGraph(sources, imports);

const nothing = { notAllowed: [], toDelete: [] };

describe('the rooms of the repository', () => {
  it('are the ones it judges', () => {
    for (const folder of ['src', 'server', 'cli', 'sandbox', 'scripts', 'bench']) {
      const own = [...graph].filter(([file]) => file.startsWith(`${folder}/`));
      expect(own.length).toBeGreaterThan(10);
      expect(own.some(([, targets]) => targets.size > 0)).toBe(true);
    }
    expect(files.filter((file) => file.startsWith('test/')).length).toBeGreaterThan(300);
    expect(files).toContain('docs/decisions.md');
  });

  it('have at most 20 entries', () => {
    expect(comparedWith(allowedCrowds, crowdedFolders(files))).toEqual(nothing);
  });

  it('do not import each other', () => {
    expect(comparedWith(allowedPairs, mutualFolders(graph))).toEqual(nothing);
  });

  it('have no file that imports itself by way of others', () => {
    expect(comparedWith(allowedCycles, fileCycles(graph))).toEqual(nothing);
  });

  it('may wait to be mended in src and in the tests of the screens only', () => {
    const listed = [...allowedCrowds, ...allowedPairs, ...allowedCycles];
    const paths = listed.flatMap((line) => line.split(/, | ⇄ /));
    const beingMended = /^(?:src|test\/(?:ui|e2e))(?:\/|$)/;
    expect(paths.filter((path) => !beingMended.test(path))).toEqual([]);
  });
});

describe('the judgement of rooms', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `cli/words/${index}.ts`);
  const planted = (texts: Readonly<Record<string, string>>): ImportGraph =>
    importGraph(new Map(Object.entries(texts)), { '#cli/*': './cli/*', '#ui/*': './src/ui/*' });

  it('finds a folder of 21 entries, folders counted once', () => {
    expect(crowdedFolders(twenty)).toEqual([]);
    expect(crowdedFolders([...twenty, 'cli/words/more/a.ts', 'cli/words/more/b.ts'])).toEqual([
      'cli/words',
    ]);
    expect(crowdedFolders(twenty.map((file) => file.replace('.ts', '/deep.ts')))).toEqual([]);
  });

  it('finds two folders that import each other, whatever the import looks like', () => {
    const there = "import { b } from '#cli/b/b.ts';";
    for (const back of [
      "import { a } from '#cli/a/a.ts';",
      "import type { A } from '../a/a.ts';",
      "export { a } from '#cli/a/a.ts';",
      "import {\n  a,\n} from '#cli/a/a.ts';",
      "const a = await import(\n  '#cli/a/a.ts'\n);",
      "type A = import('../a/a.ts').A;",
    ]) {
      const graph = planted({ 'cli/a/a.ts': '', 'cli/a/other.ts': there, 'cli/b/b.ts': back });
      expect(mutualFolders(graph)).toEqual(['cli/a ⇄ cli/b']);
      expect(fileCycles(graph)).toEqual([]);
    }
  });

  it('counts a folder and the one it lies in as two', () => {
    const graph = planted({
      'src/ui/app.tsx': "import { store } from './stores/cart.ts';",
      'src/ui/stores/cart.ts': "import { make } from '#ui/make.ts';",
      'src/ui/make.ts': '',
    });
    expect(mutualFolders(graph)).toEqual(['src/ui ⇄ src/ui/stores']);
  });

  it('finds a circle of files, and only those that are in it', () => {
    const graph = planted({
      'cli/main.ts': "import { a } from './a.ts';",
      'cli/a.ts': "import type { B } from './b.ts';",
      'cli/b.ts': "const c = await import('./c.ts');",
      'cli/c.ts': "export { a } from '#cli/a.ts';\nimport { end } from './end.ts';",
      'cli/end.ts': "import { join } from 'node:path';\nimport { b } from './not-here.ts';",
    });
    expect(fileCycles(graph)).toEqual(['cli/a.ts, cli/b.ts, cli/c.ts']);
    expect(mutualFolders(graph)).toEqual([]);
  });

  it('tells two circles apart, though one leads to the other', () => {
    const graph = planted({
      'cli/a.ts': "import './b.ts';",
      'cli/b.ts': "import './a.ts';\nimport './c.ts';",
      'cli/c.ts': "import './d.ts';",
      'cli/d.ts': "import './c.ts';",
    });
    expect(fileCycles(graph)).toEqual(['cli/a.ts, cli/b.ts', 'cli/c.ts, cli/d.ts']);
  });

  it('names what is new, and what is mended and still listed', () => {
    expect(comparedWith(['old', 'known'], ['known', 'new'])).toEqual({
      notAllowed: ['new'],
      toDelete: ['old'],
    });
  });
});
