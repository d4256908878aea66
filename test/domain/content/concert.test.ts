import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concertOptIn, concertProblems, isOver } from '#domain/content/concert.ts';

const entry = {
  eventId: 'ember',
  email: 'ada@example.com',
  birthDate: '1990-01-01',
  termsAccepted: true,
};
const day = (date: Date): string => date.toISOString().slice(0, 10);
const days = fc.date({
  min: new Date('1950-01-01'),
  max: new Date('2100-12-31'),
  noInvalidDate: true,
});

describe('concertProblems', () => {
  it('[CONTENT-08] refuses exactly those whose eighteenth birthday has not come', () => {
    fc.assert(
      fc.property(days, days, (birth, now) => {
        fc.pre(birth.getTime() < now.getTime() && birth.getUTCFullYear() >= 1950);
        const birthday = new Date(birth);
        birthday.setUTCFullYear(birth.getUTCFullYear() + 18);
        const refused =
          concertProblems({ ...entry, birthDate: day(birth) }, day(now)).birthDate?.key ===
          'birthDate.adult';
        expect(refused).toBe(day(now) < day(birthday));
      }),
    );
  });

  it.each([
    ['2008-11-22', 'birthDate.adult'],
    ['2008-11-21', undefined],
    ['2026-11-22', 'birthDate.invalid'],
    ['', 'required.birthDate'],
  ])('[CONTENT-08] born %j: %s on 2026-11-21', (birthDate, key) => {
    expect(concertProblems({ ...entry, birthDate }, '2026-11-21').birthDate?.key).toBe(key);
  });

  it('[CONTENT-09] wants the terms accepted, and names every field at fault in form order', () => {
    const problems = concertProblems(
      { eventId: 'ember', email: '', birthDate: '', termsAccepted: false },
      '2026-11-21',
    );
    expect(Object.keys(problems)).toEqual(['email', 'birthDate', 'terms']);
    expect(problems.terms).toEqual({ key: 'terms.required' });
    expect(concertProblems(entry, '2026-11-21')).toEqual({});
  });
});

describe('isOver', () => {
  it('is an event the day after, not on its day', () => {
    expect(isOver({ date: '2027-06-12' }, '2027-06-12')).toBe(false);
    expect(isOver({ date: '2027-06-12' }, '2027-06-13')).toBe(true);
  });
});

it('an opt-in names its event', () => {
  expect(concertOptIn('ember')).toBe('CONCERT-ember');
});
