import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const inner = globSync('{src/{application,composition,ui},cli,server}/**/*.{ts,tsx}')
  .map(read)
  .join('\n');

/** The promises of a port: its functions and effects, as `Port.name`. */
const promisesIn = (source: string): readonly string[] =>
  Array.from(
    source.matchAll(/^export interface (\w+)[^{]*\{([\s\S]*?)^\}/gm),
    ([, port = '', body = '']) =>
      Array.from(
        body.matchAll(/^ {2}(?:readonly )?(\w+)(?:\(|[^;]*?Effect\.)/gm),
        ([, name = '']) => `${port}.${name}`,
      ),
  ).flat();

/** Whether a use case, a host or a screen calls it, or takes it out of the port by name. */
const isCalled = (promise: string): boolean => {
  const name = promise.split('.').at(-1);
  return new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\s*[,}:]`).test(inner);
};

it('every promise of a port is asked for by somebody: no adapter works for its tests alone', () => {
  const promises = globSync('src/ports/**/*.ts').flatMap((file) => promisesIn(read(file)));
  expect(promises.length).toBeGreaterThan(150);
  expect(promises).toContain('AccountCarts.save');
  expect(promises.filter((promise) => !isCalled(promise))).toEqual([]);
  expect(isCalled('AccountCarts.promisedByNobody')).toBe(false);
});
