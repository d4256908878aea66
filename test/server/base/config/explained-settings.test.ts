import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (pattern: string): string =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const namesIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/\b(?:CRUNCH|OTEL)_[A-Z][A-Z_]*[A-Z]\b(?!__)/g) ?? []);

const product = namesIn(read('{server,sandbox,cli,src}/**/*.{ts,tsx,mjs}'));
const pages = namesIn(read('{README,docs/**/*}.md'));

/** What the build puts in, and nobody sets. */
const ofBuild = ['CRUNCH_VERSION'];

describe('settings from the environment', () => {
  it('each that the product reads is explained on a page', () => {
    expect(product.size).toBeGreaterThan(50);
    const silent = [...product].filter((name) => !pages.has(name) && !ofBuild.includes(name));
    expect(silent).toEqual([]);
  });

  it('each that a page explains is read by something', () => {
    const tools = namesIn(read('{scripts,bench,test}/**/*.{ts,mjs,spec.ts}'));
    expect(
      [...pages].filter(
        (name) => name.startsWith('CRUNCH_') && !product.has(name) && !tools.has(name),
      ),
    ).toEqual([]);
  });
});

/** Where `app.get('/sandbox/…')` and its like say which address they answer. */
const steered = [
  ...read('sandbox/**/*.ts').matchAll(/\.(?:get|put|post|delete)\(\s*[`'](\/sandbox\/[\w/-]+)/g),
].map(([, path = '']) => path.replace(/\/$/, ''));

describe('calls that steer the sandbox', () => {
  const users = read('{cli,src,scripts,bench}/**/*.{ts,tsx,mjs}') + read('{README,docs/**/*}.md');

  it('each is made by a command or a page, or told on one', () => {
    expect(new Set(steered).size).toBeGreaterThan(15);
    expect([...new Set(steered)].filter((path) => !users.includes(path))).toEqual([]);
  });
});
