import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneDigits, phoneProblem } from '#domain/validation/phone.ts';
import { padded, textOf } from '#test/arbitraries/text.ts';

const digits = [...'0123456789'];

describe('phoneProblem', () => {
  it('[ADDR-21] accepts exactly ten digits', () => {
    fc.assert(
      fc.property(padded(textOf(digits, 1, 15)), (phone) => {
        const problem = phoneProblem(phone);
        expect(problem?.key).toBe(
          phone.replace(/[^0-9]/g, '').length === 10 ? undefined : 'phone.digits',
        );
      }),
    );
  });

  it('[ADDR-21] reads ten digits however people write them', () => {
    const part = (length: number) => textOf(digits, length, length);
    fc.assert(
      fc.property(part(3), part(3), part(4), (area, exchange, line) => {
        for (const written of [
          `(${area}) ${exchange}-${line}`,
          `${area}.${exchange}.${line}`,
          `${area}-${exchange}-${line}`,
          `+1 ${area} ${exchange} ${line}`,
        ]) {
          expect(phoneDigits(written)).toBe(area + exchange + line);
          expect(phoneProblem(written)).toBeUndefined();
        }
      }),
    );
  });

  it.each([
    '469-555-CALL',
    '46955501x4',
    '٤٦٩٥٥٥٠١٣٤',
    '()',
    '469_555_0134',
    '++14695550134',
    '469+15550134',
  ])('[ADDR-20] wants a number, not %j', (phone) => {
    expect(phoneProblem(phone)).toEqual({ key: 'phone.type' });
  });

  it('[ADDR-19] asks for an empty one', () => {
    expect(phoneProblem(' ')).toEqual({ key: 'required.phoneNumber' });
  });
});
