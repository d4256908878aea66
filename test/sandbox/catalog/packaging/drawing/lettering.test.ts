import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettering, twoLines, wordmark } from '#sandbox/catalog/packaging/drawing/lettering.ts';

describe('twoLines', () => {
  it('splits where the lines come out most equal', () => {
    expect(twoLines('Sour Cream & Onion')).toEqual(['Sour Cream', '& Onion']);
    expect(twoLines('Chocolate')).toEqual(['Chocolate']);
  });

  it('keeps every word, in order, and is never beaten by another split', () => {
    const word = fc.constantFrom('a', 'salt', 'cream', 'chocolate');
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 6 }), (words) => {
        const [upper = '', lower = ''] = twoLines(words.join(' '));
        expect(`${upper} ${lower}`).toBe(words.join(' '));
        const best = Math.min(
          ...words.slice(1).map((_, index) => {
            const first = words.slice(0, index + 1).join(' ').length;
            return Math.abs(first - words.slice(index + 1).join(' ').length);
          }),
        );
        expect(Math.abs(upper.length - lower.length)).toBe(best);
      }),
    );
  });
});

describe('lettering', () => {
  it('sets words as outlines', () => {
    const svg = lettering('Lime', 150, 100, 20, '#fff');
    expect(svg).toMatch(/^<path transform="scale\(\.25\)" d="M[-0-9a-zM .]+" fill="#fff"\/>$/);
  });

  it('shrinks a long line to the width it is given', () => {
    const wide = extent(lettering('Sour Cream & Onion', 150, 100, 60, '#fff', { max: 120 }));
    expect(wide.right - wide.left).toBeLessThanOrEqual(120);
    expect((wide.left + wide.right) / 2).toBeCloseTo(150, 0);
  });

  it('sets capitals, accents included', () => {
    expect(lettering('jalapeño', 0, 0, 20, '#fff')).toBe(lettering('JALAPEÑO', 0, 0, 20, '#fff'));
    expect(lettering('jalapeño', 0, 0, 20, '#fff')).not.toBe(
      lettering('jalapeno', 0, 0, 20, '#fff'),
    );
  });
});

describe('wordmark', () => {
  it('fits a name to its width, centred', () => {
    const { left, right } = extent(`d="${wordmark('mazoro', 150, 100, 230)}"`);
    expect(right - left).toBeGreaterThan(200);
    expect(right - left).toBeLessThanOrEqual(232);
    expect((left + right) / 2).toBeCloseTo(150, -1);
  });

  it('bends with its warp', () => {
    const lifted = wordmark('mazoro', 150, 100, 230, { warp: (x, y) => [x, y - 50] });
    expect(lifted).not.toBe(wordmark('mazoro', 150, 100, 230));
  });
});

describe('outlines', () => {
  it('draw nothing that is too short to be seen, and say a letter once for a row of the same', () => {
    const paths = [
      lettering('Stone-ground corn & jalapeño', 150, 70, 12, '#fff', { max: 120 }),
      wordmark('bramble', 150, 62, 210),
      wordmark('mazoro', 150, 94, 230),
    ];
    for (const markup of paths) {
      const path = /d="([^"]*)"/.exec(markup)?.[1] ?? markup;
      const commands = Array.from(path.matchAll(/([Mlqcz])([^Mlqcz]*)/g));
      const letters = commands.map(([, letter]) => letter);
      expect(letters.length).toBeGreaterThan(50);
      expect(letters.filter((letter, index) => letter === letters[index - 1])).toEqual([]);
      for (const [, letter = '', rest = ''] of commands) {
        const size = numbersOf[letter] ?? 0;
        const numbers = (rest.match(/-?[0-9.]+/g) ?? []).map(Number);
        for (let at = 0; size > 0 && at < numbers.length; at += size) {
          const steps = numbers.slice(at, at + size).map(Math.abs);
          expect(Math.max(...steps), rest).toBeGreaterThanOrEqual(2);
        }
      }
    }
  });
});

/** Numbers of one relative command; its letter may stand for several of them in a row. */
const numbersOf: Readonly<Record<string, number>> = { l: 2, q: 4, c: 6 };

/** How far the start points and relative moves of an outline path reach, in pack units. */
const extent = (markup: string): { readonly left: number; readonly right: number } => {
  const path = /d="([^"]*)"/.exec(markup)?.[1] ?? '';
  let x = 0;
  const reached: number[] = [];
  for (const [, name = '', rest = ''] of path.matchAll(/([Mlqcz])([^Mlqcz]*)/g)) {
    const numbers = (rest.match(/-?[0-9.]+/g) ?? []).map(Number);
    if (name === 'M') x = numbers[0] ?? 0;
    const size = numbersOf[name] ?? 0;
    const ends = size === 0 ? [] : numbers.filter((_, at) => at % size === size - 2);
    for (const step of [0, ...ends]) {
      x += step;
      reached.push(x / 4);
    }
  }
  return { left: Math.min(...reached), right: Math.max(...reached) };
};
