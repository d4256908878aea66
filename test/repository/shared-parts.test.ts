import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { partsTogether, smallRules } from '#scripts/bundle/shop-pieces.ts';
import { sharedParts } from '../../vite.config.ts';

/** A part that was moved or renamed would leave its chunk without a word. */
it('what the web shop ships as one piece names files there are', () => {
  const listed = Object.entries(sharedParts).flatMap(([folder, names]) =>
    names.map((name) => `src/${folder}/${name}.*`),
  );
  expect(listed.length).toBeGreaterThan(50);
  expect(smallRules.length).toBeGreaterThan(10);
  const all = [...listed, ...smallRules.map((module) => `src/${module}`)];
  expect(all.filter((pattern) => globSync(pattern).length !== 1)).toEqual([]);
});

it('what comes in one file of its kind is there too', () => {
  const listed = Object.values(partsTogether).flat();
  expect(listed.filter((name) => globSync(`src/${name}.{ts,tsx}`).length === 0)).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});
