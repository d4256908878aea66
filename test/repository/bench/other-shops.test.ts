import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { otherShops } from '../../../bench/figures/other-shops.ts';

const benches = globSync('bench/**/*.mjs').map((file) => readFileSync(file, 'utf8'));

/** How a bench names what it measures of each page. */
const eachPage = ['$', '{name}'].join('');

const isTold = (name: string): boolean => {
  const written = [name, name.replace(/home|list|product(?=,|$)/, () => eachPage)];
  return written.some((text) => benches.some((bench) => bench.includes(text)));
};

describe('figures of other shops', () => {
  it('stand beside lines that a bench tells', () => {
    const names = Object.keys(otherShops);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !isTold(name))).toEqual([]);
  });
});
