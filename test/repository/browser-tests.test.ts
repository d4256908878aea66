import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf } from '#test/repository/imports.ts';

/** Whose `test` fails when a page asks a host that nobody configured, or complains. */
const ownTest = '#test/e2e/fixtures/shop-test.ts';

/** Another `test`, or a browser of the file's own, would hear nothing. */
const isDeaf = (source: string): boolean => {
  const names = importsOf(source).flatMap(({ name, typeOnly }) => (typeOnly ? [] : [name]));
  const isOwn = names.includes(ownTest) && !names.includes('@playwright/test');
  return !isOwn || /\.launch(?:PersistentContext|Server)?\(/.test(source);
};

describe('the browser tests', () => {
  it('all run where requests to other hosts are heard', () => {
    const specs = globSync('test/e2e/**/*.spec.ts');
    expect(specs.length).toBeGreaterThan(90);
    expect(specs.filter((file) => isDeaf(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
