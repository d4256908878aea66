import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What Crunch Sans takes above and below the line, in percent of the font size. */
const above = 109;
const below = 32;

const tokens = readFileSync(new URL('../../../src/ui/design/tokens.css', import.meta.url), 'utf8');
const fallbacks = Array.from(tokens.matchAll(/@font-face \{[^}]*\}/g), ([face]) => face).filter(
  (face) => face.includes('Crunch Fallback'),
);
const percent = (face: string, property: string): number =>
  Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]);

it('stands in for the shop’s font at the same height, so that nothing moves when it arrives', () => {
  expect(fallbacks).toHaveLength(12);
  for (const face of fallbacks) {
    const size = percent(face, 'size-adjust') / 100;
    expect(percent(face, 'ascent-override') * size).toBeCloseTo(above, 0);
    expect(percent(face, 'descent-override') * size).toBeCloseTo(below, 0);
    expect(percent(face, 'line-gap-override')).toBe(0);
  }
});
