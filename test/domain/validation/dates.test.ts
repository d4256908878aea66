import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adultProblem,
  birthDateProblem,
  genderProblem,
  pickedBirthDateProblems,
  pickedDay,
} from '#domain/validation/birth-date.ts';
import { cardDay, expiryProblem, readExpiry } from '#domain/validation/card-expiry.ts';

const days = () =>
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

describe('birthDateProblem', () => {
  it('[REG-08] accepts every real day from 1909 up to today', () => {
    fc.assert(
      fc.property(days(), days(), (birth, today) => {
        const fine = birth >= '1909-01-01' && birth <= today;
        expect(birthDateProblem(birth, today)).toEqual(
          fine ? undefined : { key: 'birthDate.invalid' },
        );
      }),
    );
  });

  it('[REG-08] agrees with the calendar about which days exist', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1909, max: 2030 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, day) => {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          const real = new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(text);
          expect(birthDateProblem(text, '2030-12-31') === undefined).toBe(real);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    '1999-02-30',
    '1900-02-29',
    '99-01-01',
    '1999-1-1',
    '01/02/1999',
    '1999-01-01T00:00',
    'x1999-01-01',
    'x',
  ])('[REG-08] refuses %j', (birth) => {
    expect(birthDateProblem(birth, '2026-11-21')).toEqual({ key: 'birthDate.invalid' });
  });

  it('[REG-08] refuses tomorrow and takes today', () => {
    expect(birthDateProblem('2026-11-22', '2026-11-21')).toEqual({ key: 'birthDate.invalid' });
    expect(birthDateProblem('2026-11-21', '2026-11-21')).toBeUndefined();
    expect(birthDateProblem(' ', '2026-11-21')).toEqual({ key: 'required.birthDate' });
  });
});

describe('leap years', () => {
  it('[REG-08] leave out the centuries that four hundred does not divide', () => {
    expect(birthDateProblem('2000-02-29', '2101-01-01')).toBeUndefined();
    expect(birthDateProblem('2100-02-29', '2101-01-01')).toEqual({ key: 'birthDate.invalid' });
  });
});

describe('adultProblem', () => {
  it.each([
    ['2008-11-21', undefined],
    ['2008-11-22', 'birthDate.adult'],
    ['2008-12-01', 'birthDate.adult'],
    ['1990-12-31', undefined],
    ['2026-11-21', 'birthDate.adult'],
    ['2027-01-01', 'birthDate.invalid'],
  ])('[REG-08] finds %s %s on 2026-11-21', (birth, key) => {
    expect(adultProblem(birth, '2026-11-21')?.key).toBe(key);
  });

  it('[REG-08] lets a leap day child in on the first of March', () => {
    expect(adultProblem('2008-02-29', '2026-02-28')?.key).toBe('birthDate.adult');
    expect(adultProblem('2008-02-29', '2026-03-01')).toBeUndefined();
  });
});

describe('pickedBirthDateProblems', () => {
  it('[REG-05] asks for each empty picker', () => {
    const empty = { day: '', month: ' ', year: '' };
    expect(Object.keys(pickedBirthDateProblems(empty, '2026-11-21'))).toEqual([
      'day',
      'month',
      'year',
    ]);
    expect(pickedBirthDateProblems({ ...empty, day: '1', year: '1990' }, '2026-11-21')).toEqual({
      month: { key: 'required.month' },
    });
  });

  it('[REG-08] the pickers make a day of the calendar, whatever zeros they leave out', () => {
    expect(pickedDay({ day: ' 3', month: '2 ', year: ' 1990 ' })).toBe('1990-02-03');
    expect(pickedDay({ day: '13', month: '12', year: '990' })).toBe('0990-12-13');
  });

  it('[REG-08] checks the date the pickers make', () => {
    const picked = { day: '3', month: '2', year: '1990' };
    expect(pickedBirthDateProblems(picked, '2026-11-21')).toStrictEqual({});
    expect(pickedBirthDateProblems({ ...picked, day: '30' }, '2026-11-21')).toEqual({
      birthDate: { key: 'birthDate.invalid' },
    });
  });
});

describe('genderProblem', () => {
  it('[REG-06] takes the four values only', () => {
    for (const gender of ['female', 'male', 'nonbinary', 'undisclosed']) {
      expect(genderProblem(gender)).toBeUndefined();
    }
    expect(genderProblem('')).toEqual({ key: 'required.gender' });
    expect(genderProblem('Female')).toEqual({ key: 'gender.unknown' });
  });
});

describe('expiryProblem', () => {
  it('[PAY-02] holds to the end of the month on the card', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 20, max: 45 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 20, max: 45 }),
        (month, year, monthNow, yearNow) => {
          const two = (number: number) => String(number).padStart(2, '0');
          const past = year < yearNow || (year === yearNow && month < monthNow);
          const problem = expiryProblem(
            `${two(month)}/${two(year)}`,
            `20${yearNow}-${two(monthNow)}-28`,
          );
          expect(problem?.key).toBe(past ? 'expiry.past' : undefined);
        },
      ),
    );
  });

  it('[PAY-02] reads what browsers fill in', () => {
    for (const written of ['03/28', '03/2028', ' 03 / 28 ']) {
      expect(readExpiry(written)).toEqual({ month: 3, year: 2028 });
    }
  });

  it.each(['3/28', 'x03/28', '03/280', '13/28', '00/28', '0328', '03-28', '03/8', '03/1928'])(
    '[PAY-02] refuses %j',
    (written) => {
      expect(expiryProblem(written, '2026-11-21')).toEqual({ key: 'expiry.format' });
    },
  );

  it('[PAY-02] a card is judged by the day of the last time zone on earth', () => {
    const noon = Date.UTC(2026, 11, 1, 12);
    expect([cardDay(noon - 1), cardDay(noon)]).toEqual(['2026-11-30', '2026-12-01']);
    expect(expiryProblem('11/26', cardDay(noon - 1))).toBeUndefined();
    expect(expiryProblem('11/26', cardDay(noon))).toEqual({ key: 'expiry.past' });
  });

  it('[PAY-02] asks for an empty one', () => {
    expect(expiryProblem('', '2026-11-21')).toEqual({ key: 'required.expiry' });
  });
});
