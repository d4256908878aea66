import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoOf } from '#domain/locale/calendar.ts';
import { dayWords } from '#domain/locale/day-words.ts';
import { documentLanguage, languages } from '#domain/locale/language.ts';
import { days } from '#test/arbitraries/shipping.ts';

describe('dayWords', () => {
  it('says a day as the language does', () => {
    expect(dayWords('2026-12-01', 'en-us')).toBe('Tuesday, December 1');
    expect(dayWords('2026-12-01', 'es')).toBe('martes 1 de diciembre');
    expect(dayWords('2027-01-09', 'es')).toBe('sábado 9 de enero');
  });

  it('has the names of the platform, in Spanish without its comma', () => {
    fc.assert(
      fc.property(days(), fc.constantFrom(...languages), (day, language) => {
        const theirs = new Intl.DateTimeFormat(documentLanguage(language), {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          timeZone: 'UTC',
        }).format(new Date(day * 86_400_000));
        const expected = language === 'es' ? theirs.replace(',', '') : theirs;
        expect(dayWords(isoOf(day), language)).toBe(expected);
      }),
    );
  });

  it('leaves what is no day as it is', () => {
    expect(dayWords('soon', 'en-us')).toBe('soon');
  });
});
