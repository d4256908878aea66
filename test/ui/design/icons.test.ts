import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconPaths } from '#ui/design/icons/icon-paths.ts';

// An icon stands in the HTML of each place where it is shown (D-PERF-19).
it.each(Object.entries(iconPaths))('draws the icon %s with one short path', (_, path) => {
  expect(path).toMatch(/^[Mm][-\d.\sMmLlHhVvAaCcSsQqZz]+$/);
  // A dot is a line of next to no length.
  expect(path.replaceAll('h.01', '')).not.toMatch(/\.\d\d/);
  expect(path.length).toBeLessThan(250);
});

it.skipIf(!existsSync('dist/client'))(
  'names who drew the icons first in the code that has them (skipped unless built)',
  () => {
    const withIcons = globSync('dist/client/assets/*.js')
      .map((file) => readFileSync(file, 'utf8'))
      .filter((code) => code.includes(iconPaths.box));
    expect(withIcons).toHaveLength(1);
    expect(withIcons[0]).toContain('(c) Lucide Contributors, ISC License');
  },
);
