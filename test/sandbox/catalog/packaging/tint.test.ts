import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tintOf } from '#sandbox/catalog/packaging/tint.ts';

describe('tintOf', () => {
  it('mixes the colour into the page of each theme', () => {
    expect(tintOf('#d9341c')).toEqual({ light: '#f9d8cc', dark: '#4f1b13' });
  });

  it('stays close to the page, whatever the colour', () => {
    const channel = fc.nat({ max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const { light, dark } = tintOf(`#${r}${g}${b}`);
        expect(light).toMatch(/^#[0-9a-f]{6}$/);
        expect(brightness(light)).toBeGreaterThan(200);
        expect(brightness(dark)).toBeLessThan(110);
      }),
    );
  });
});

const brightness = (color: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0) / 3;
