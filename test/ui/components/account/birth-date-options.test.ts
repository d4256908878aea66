import { describe, expect, it } from 'vitest';
import { birthDays, birthMonths, yearsOfBirth } from '#ui/components/account/birth-date-options.ts';

describe('the birth date pickers', () => {
  it('[REG-07] offer 31 days, twelve months by name and the years from 1909 to 13 years ago', () => {
    expect(birthDays.map(([value]) => Number(value))).toEqual(
      Array.from({ length: 31 }, (_, at) => at + 1),
    );
    const ends = (today: string) => {
      const years = yearsOfBirth(today).map(([value]) => value);
      return [years.at(-1), years[0], years.length];
    };
    expect(ends('2026-11-25')).toEqual(['1909', '2013', 105]);
    expect(ends('2043-01-01')).toEqual(['1909', '2030', 122]);
    expect(ends('2050-01-01')).toEqual(['1909', '2030', 122]);
    expect(birthMonths('en-us')).toHaveLength(12);
    expect(birthMonths('en-us')[1]).toEqual(['2', 'February']);
    expect(
      birthMonths('es')
        .map(([, name]) => name)
        .at(-1),
    ).toBe('diciembre');
  });
});
