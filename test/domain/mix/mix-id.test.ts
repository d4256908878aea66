import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixIdPrefix, mixIdsAbove, mixNumber, nextMixId } from '#domain/mix/mix-id.ts';
import { mixIds } from '#test/arbitraries/cart.ts';

const anyIds = () => fc.array(fc.oneof(mixIds(), fc.string({ maxLength: 12 })), { maxLength: 12 });

describe('mixNumber', () => {
  it('[MERGE-05] reads back every number written as a mix id, leading zeros and all', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat({ max: 4 }), (number, zeros) => {
        expect(mixNumber(`${mixIdPrefix}${'0'.repeat(zeros)}${number}`)).toBe(number);
      }),
    );
  });

  it.each(['MYOMP-30-', 'MYOMP-30-1a', 'MYOMP-30--1', 'MYOMP-30-1.5', 'myomp-30-1', ' MYOMP-30-1'])(
    '[MERGE-05] ignores %j',
    (id) => {
      expect(mixNumber(id)).toBeUndefined();
    },
  );

  it('[MERGE-05] ignores digits beyond the safe integers', () => {
    expect(mixNumber('MYOMP-30-9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(mixNumber('MYOMP-30-9007199254740992')).toBeUndefined();
  });
});

describe('nextMixId', () => {
  it('[LIM-09] [MERGE-06] starts at MYOMP-30-1', () => {
    expect(mixIdPrefix).toBe('MYOMP-30-');
    expect(nextMixId([])).toBe('MYOMP-30-1');
    expect(nextMixId(['movie', 'MYOMP-30-x'])).toBe('MYOMP-30-1');
  });

  it('[MIX-06] [MERGE-05] is one above the highest in use, gaps left alone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 500 }), { minLength: 1 }), (numbers) => {
        const used = numbers.map((number) => `MYOMP-30-${number}`);
        expect(nextMixId(used)).toBe(`MYOMP-30-${Math.max(...numbers) + 1}`);
      }),
    );
  });

  it('[MERGE-05] never hands out an id in use or the same id twice', () => {
    fc.assert(
      fc.property(anyIds(), (used) => {
        const next = mixIdsAbove(used);
        const given = [next(), next(), next()];
        expect(new Set([...given, ...used]).size).toBe(given.length + new Set(used).size);
      }),
    );
  });

  it('[MERGE-05] goes on where the safe integers end', () => {
    const used = ['MYOMP-30-9007199254740991', 'MYOMP-30-9007199254740992'];
    expect(nextMixId(used)).toBe('MYOMP-30-9007199254740993');
  });
});
