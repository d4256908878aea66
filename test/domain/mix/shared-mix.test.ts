import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setCount } from '#domain/mix/mix-bags.ts';
import { readSharedMix, sharedMix } from '#domain/mix/shared-mix.ts';
import { boxOfThirty, presses } from '#test/arbitraries/mix.ts';

describe('sharedMix', () => {
  it('[MIX-01] what a link carries is the same box on the other side, and safe in an address', () => {
    fc.assert(
      fc.property(presses(), (all) => {
        const bags = all.reduce<ReturnType<typeof setCount>>(
          (box, { productId, count }) => setCount(box, productId, count, boxOfThirty),
          [],
        );
        fc.pre(bags.length > 0);
        const text = sharedMix(bags);
        expect(encodeURIComponent(text)).toBe(text);
        expect([...(readSharedMix(text, boxOfThirty) ?? [])].sort()).toEqual([...bags].sort());
      }),
    );
  });

  it('[MIX-01] anything else is no box', () => {
    for (const text of [
      '',
      'x',
      'CHP-0101',
      'CHP-0101.0',
      'CHP-0101.31',
      '<b>.1',
      'a.1~',
      'a.1e3',
      '//CHP-0101.3',
      'CHP-0101.3/',
    ]) {
      expect(readSharedMix(text, boxOfThirty), text).toBe(undefined);
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        const bags = readSharedMix(text, boxOfThirty);
        expect(bags === undefined || bags.length <= 30).toBe(true);
      }),
    );
  });
});
