import { describe, expect, it } from 'vitest';
import { type Person, personProblems, tidyPerson } from '#domain/account/person.ts';

const today = '2026-11-21';
const ana: Person = { firstName: ' Ana ', lastName: 'Núñez' };
const whole: Person = {
  ...ana,
  phoneNumber: '(214) 555-0100',
  gender: 'female',
  birthDate: ' 1994-03-07 ',
};

describe('what a shopper says of themselves', () => {
  it('[ACCT-01] [ACCT-08] needs names; the rest may be missing or left blank', () => {
    const blank: Person = { ...ana, phoneNumber: ' ', gender: '', birthDate: '  ' };
    for (const person of [ana, blank, whole]) expect(personProblems(person, today)).toEqual({});
    expect(personProblems({ firstName: '', lastName: 'x' }, today)).toEqual({
      firstName: { key: 'required.firstName' },
      lastName: { key: 'name.short', values: { field: 'lastName', min: 2 } },
    });
  });

  it('[ACCT-08] what is there must be right', () => {
    const wrong = { ...ana, phoneNumber: '12', gender: 'other', birthDate: '2026-11-22' };
    const problems = personProblems(wrong, today);
    expect(Object.entries(problems).map(([field, problem]) => [field, problem?.key])).toEqual([
      ['phoneNumber', 'phone.digits'],
      ['birthDate', 'birthDate.invalid'],
      ['gender', 'gender.unknown'],
    ]);
  });

  it('[REG-06] [REG-07] a birth date comes with a gender, and from 13 years on', () => {
    const born = (birthDate: string, gender?: string) =>
      personProblems({ ...ana, birthDate, ...(gender !== undefined && { gender }) }, today);
    expect(born('1994-03-07')).toEqual({ gender: { key: 'required.gender' } });
    expect(born('2013-11-21', 'undisclosed')).toEqual({});
    expect(born('2013-11-22', 'undisclosed')).toEqual({ birthDate: { key: 'birthDate.young' } });
    expect(personProblems({ ...ana, gender: 'male' }, today)).toEqual({});
  });

  it('[ACCT-01] is stored tidily, and what was left blank is not stored at all', () => {
    expect(tidyPerson(whole)).toEqual({
      firstName: 'Ana',
      lastName: 'Núñez',
      phoneNumber: '2145550100',
      gender: 'female',
      birthDate: '1994-03-07',
    });
    const blank: Person = { ...ana, phoneNumber: ' ', gender: '', birthDate: '  ' };
    for (const person of [ana, blank]) {
      expect(Object.keys(tidyPerson(person))).toEqual(['firstName', 'lastName']);
    }
  });
});
