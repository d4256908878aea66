import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFreshBundle } from '#scripts/bundle/fresh-bundle.mjs';
import { writeIn } from '#test/server/setup/write-in.ts';

const launcher = 'server/start/development-start.ts';
const source = 'server/start/development-shop.ts';
const bundle = 'dist/start/development-shop.mjs';
const stamp = 'dist/start/stamp.json';

describe('server/start/development-start.ts', () => {
  let project: string;
  const write = (path: string, text: string): void => writeIn(project, path, text);
  /** As scripts/bundle/stamp.ts does. */
  const stampOf = (...paths: readonly string[]): string =>
    JSON.stringify({
      sources: paths.map((path) => {
        const { size, mtimeMs } = statSync(join(project, path));
        return [path, size, mtimeMs];
      }),
    });

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'crunchcart-bundled-'));
    write(
      'package.json',
      '{"type":"module","imports":{"#scripts/*":"./scripts/*","#server/*":"./server/*"}}',
    );
    write(source, "console.log('sources');");
    write('src/rule.ts', 'export {};');
    write(bundle, "console.log('bundle');");
    write(stamp, stampOf(source, 'src/rule.ts'));
    for (const path of [launcher, 'scripts/bundle/fresh-bundle.mjs']) {
      write(path, '');
      copyFileSync(path, join(project, path));
    }
  });
  afterEach(() => rmSync(project, { recursive: true, force: true }));

  const started = (): string =>
    execFileSync(process.execPath, [launcher], { cwd: project, encoding: 'utf8' }).trim();

  it('runs the bundle as long as nothing changed that it was made from', () => {
    expect(started()).toBe('bundle');
  });

  it.each<readonly [string, () => void]>([
    ['a source is longer', () => write('src/rule.ts', 'export const rule = 1;')],
    [
      'a source has another date, at the same length',
      () => utimesSync(join(project, 'src/rule.ts'), 1000, 1000),
    ],
    ['a source is gone', () => rmSync(join(project, 'src/rule.ts'))],
    ['the bundle is gone', () => rmSync(join(project, bundle))],
    ['nothing says what it was made from', () => rmSync(join(project, stamp))],
    ['what says that is cut off', () => write(stamp, '{"sources":[["src/rule')],
  ])('runs the sources when %s', (_, change) => {
    change();
    expect(started()).toBe('sources');
  });
});

const isBuilt = isFreshBundle(process.cwd(), bundle);

describe.skipIf(!isBuilt)('the bundle (skipped unless it is up to date: npm run build)', () => {
  it('has parts that can be loaded, late ones too', () => {
    const parts = globSync('dist/start/chunk-*.mjs').map((part) => resolve(part));
    expect(parts.length).toBeGreaterThan(5);
    const script = `for (const part of ${JSON.stringify(parts)}) await import(part); process.exit(0);`;
    const args = ['--input-type=module', '--eval', script];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it.each(['rendering-worker', 'database-worker'])('brings the thread %s along', (thread) => {
    const parts = globSync('dist/start/{chunk-*,development-shop}.mjs');
    const texts = parts.map((part) => readFileSync(part, 'utf8'));
    expect(texts.some((text) => text.includes(`./${thread}.mjs`))).toBe(true);
    expect(existsSync(`dist/start/${thread}.mjs`)).toBe(true);
  });
});
