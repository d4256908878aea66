import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfCode, giftCode, giftCodeProblem } from '#domain/gift/gift-code.ts';
import { newGiftCode } from '#server/base/host/order-names.ts';

const codes = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => newGiftCode(() => bytes));

describe('the code of a gift card', () => {
  it('is read as it was mailed, however it is typed', () => {
    const ways = [
      (code: string) => code.toLowerCase(),
      (code: string) => code.replaceAll('-', ''),
      (code: string) => ` ${code.replaceAll('-', ' ')} `,
      (code: string) => code.replaceAll('-', '–'),
      (code: string) => code.slice(3),
      (code: string) => code.slice(3).replaceAll('-', ''),
      (code: string) => `GC-${code.slice(3).replaceAll('0', 'o').replaceAll('1', 'l')}`,
    ];
    fc.assert(
      fc.property(codes, fc.constantFrom(...ways), (code, typed) => {
        expect(giftCode(typed(code))).toBe(code);
        expect(giftCodeProblem(typed(code))).toBeUndefined();
      }),
    );
  });

  it('is never another card’s: two codes stay two', () => {
    fc.assert(
      fc.property(codes, codes, (one, other) => {
        expect(giftCode(one) === giftCode(other)).toBe(one === other);
      }),
    );
  });

  it('may begin with the letters of the prefix', () => {
    expect(giftCode('GCGC-0000-0000-0000')).toBe('GC-GCGC-0000-0000-0000');
    expect(giftCode('GC-GCGC-0000-0000-0000')).toBe('GC-GCGC-0000-0000-0000');
  });

  it.each(['GC-0000', 'GC-0000-0000-0000-000U', 'GC-0000-0000-0000-00000', '💰'])(
    'tells that %s can be none',
    (typed) => expect(giftCodeProblem(typed)).toEqual({ key: 'gift.code' }),
  );

  it('asks for one when nothing was typed', () => {
    expect(giftCodeProblem(' ')).toEqual({ key: 'required.giftCode' });
  });

  it('is told from others by its end', () => {
    expect(endOfCode('GC-0000-0000-0000-7Q2M')).toBe('7Q2M');
  });
});
