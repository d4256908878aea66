import { describe, expect, it } from 'vitest';
import { birthDays, birthMonths, yearsOfBirth } from '#ui/components/account/birth-date-options.ts';

describe('the birth date pickers', () => {
  it('[REG-07] offer 31 days, twelve months by name and the years 1909 to 2030', () => {
    expect(birthDays.map(([value]) => Number(value))).toEqual(
      Array.from({ length: 31 }, (_, at) => at + 1),
    );
    expect(yearsOfBirth).toHaveLength(122);
    expect([yearsOfBirth.at(-1)?.[0], yearsOfBirth[0]?.[0]]).toEqual(['1909', '2030']);
    expect(birthMonths('en-us')).toHaveLength(12);
    expect(birthMonths('en-us')[1]).toEqual(['2', 'February']);
    expect(
      birthMonths('es')
        .map(([, name]) => name)
        .at(-1),
    ).toBe('diciembre');
  });
});
