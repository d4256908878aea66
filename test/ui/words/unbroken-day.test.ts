import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoOf } from '#domain/locale/calendar.ts';
import { dayWords } from '#domain/locale/day-words.ts';
import { languages } from '#domain/locale/language.ts';
import { days } from '#test/arbitraries/shipping.ts';
import { day } from '#ui/words/formats.ts';
import { unbrokenDay } from '#ui/words/unbroken-day.ts';

/** The pieces a line may be broken between. */
const pieces = (text: string): readonly string[] => text.split(' ');

describe('unbrokenDay', () => {
  it('keeps a number with its month or its "de", and lets weekday and year go', () => {
    expect(pieces(unbrokenDay('Tuesday, December 1'))).toEqual(['Tuesday,', 'December\u00a01']);
    expect(pieces(unbrokenDay('martes 12 de diciembre'))).toEqual([
      'martes',
      '12\u00a0de',
      'diciembre',
    ]);
    expect(pieces(day('2026-11-26T12:00:00Z', 'en-us'))).toEqual(['November\u00a026,', '2026']);
    expect(pieces(day('2026-11-06T12:00:00Z', 'es'))).toEqual([
      '6\u00a0de',
      'noviembre',
      'de',
      '2026',
    ]);
    expect(pieces(day('2026-11-26T12:00:00Z', 'es', 'medium'))).toEqual(['26\u00a0nov', '2026']);
    expect(pieces(day('2026-11-26T12:00:00Z', 'en-us', 'medium'))).toEqual([
      'Nov\u00a026,',
      '2026',
    ]);
  });

  it('changes nothing but spaces, and leaves a line to be broken behind the weekday and before a Spanish month', () => {
    fc.assert(
      fc.property(days(), fc.constantFrom(...languages), (at, language) => {
        const plain = dayWords(isoOf(at), language);
        const text = unbrokenDay(plain);
        expect(text.replaceAll('\u00a0', ' ')).toBe(plain);
        expect(pieces(text)).toHaveLength(language === 'es' ? 3 : 2);
        expect(text).not.toMatch(/\d $|\d \p{L}/u);
      }),
    );
  });
});
