import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sharedParts } from '../../vite.config.ts';

/** A part that was moved or renamed would leave its chunk without a word. */
it('what the web shop ships as one piece names files there are', () => {
  const listed = Object.entries(sharedParts).flatMap(([folder, names]) =>
    names.map((name) => `src/${folder}/${name}.*`),
  );
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter((pattern) => globSync(pattern).length !== 1)).toEqual([]);
});
