import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textColorOn } from '#ui/components/catalog/home/text-color.ts';

const channels = (color: string) =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('textColorOn', () => {
  it('[A11Y-04] words can be read on every ground an operator may choose', () => {
    fc.assert(
      fc.property(hex, (ground) => {
        expect(contrast(textColorOn(ground), ground)).toBeGreaterThanOrEqual(3.9);
      }),
    );
  });

  it('[A11Y-04] the banner colours of the shop reach 4.5 to 1', () => {
    for (const ground of [
      '#ffc42e',
      '#D62828',
      '#1D4E89',
      '#c9e3ef',
      '#b9231d',
      '#f0b429',
      '#120b0a',
    ]) {
      expect(contrast(textColorOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('what is no colour gets dark words', () => {
    expect(textColorOn('')).toBe('#2b1210');
    expect(textColorOn('red')).toBe('#2b1210');
  });
});
