import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildBundle } from '#scripts/bundle/build-bundle.ts';
import { isFreshBundle } from '#scripts/bundle/fresh-bundle.mjs';
import { writeIn } from '#test/server/setup/write-in.ts';

const config = 'rolldown.config.mjs';

describe('a bundle', () => {
  let project: string;
  const write = (path: string, text: string): void => writeIn(project, path, text);
  const isFresh = (): boolean => isFreshBundle(project, join(project, 'dist/tool/tool.mjs'));
  const chunks = (): readonly string[] =>
    readdirSync(join(project, 'dist/tool')).filter((name) => name.startsWith('chunk-'));

  beforeEach(async () => {
    project = mkdtempSync(join(tmpdir(), 'crunchcart-bundle-'));
    for (const file of ['package.json', 'package-lock.json']) write(file, '{}');
    write('scripts/bundle/stamp.ts', '');
    write('main.ts', "console.log((await import('./late.ts')).late);");
    write('late.ts', 'export const late: string = "first";');
    write(
      config,
      `import { stamp } from ${JSON.stringify(resolve('scripts/bundle/stamp.ts'))};
       export default {
         cwd: import.meta.dirname,
         input: { tool: 'main.ts' },
         platform: 'node',
         plugins: [stamp(import.meta.dirname, ${JSON.stringify(config)})],
         output: { dir: 'dist/tool', entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[hash].mjs' },
       };`,
    );
    await buildBundle(project, config);
  });
  afterEach(() => rmSync(project, { recursive: true, force: true }));

  it('is up to date right after it was made', () => {
    expect(isFresh()).toBe(true);
  });

  it.each(['main.ts', 'late.ts', 'package.json', 'package-lock.json', config])(
    'is out of date when %s has another date, and up to date again when it was made anew',
    async (file) => {
      utimesSync(join(project, file), 1000, 1000);
      expect(isFresh()).toBe(false);
      await buildBundle(project, config);
      expect(isFresh()).toBe(true);
    },
  );

  it('keeps the parts that one made just before may still load', async () => {
    const [first = ''] = chunks();
    write('late.ts', 'export const late: string = "second";');
    await buildBundle(project, config);
    expect(chunks()).toHaveLength(2);
    expect(readFileSync(join(project, 'dist/tool', first), 'utf8')).toContain('first');
  });

  it('leaves no file of its making behind', () => {
    expect(readdirSync(join(project, 'dist/tool')).toSorted()).toEqual([
      ...chunks(),
      'stamp.json',
      'tool.mjs',
    ]);
  });
});
