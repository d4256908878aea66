import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  profileProblems,
  type RegistrationForm,
  registrationPayload,
  registrationProblems,
  tidyRegistrant,
} from '#domain/account/registration.ts';
import { variants } from '#domain/session/variant.ts';

const today = '2026-11-21';
const short = {
  firstName: 'Ana',
  lastName: 'Núñez',
  email: 'ana@example.com',
  password: 'Sn4cks!Sn4cks',
  news: true,
  termsAccepted: true,
} satisfies RegistrationForm;
const form = {
  ...short,
  phoneNumber: '(214) 555-0100',
  gender: 'female',
  birthDate: { day: '7', month: '3', year: '1994' },
} satisfies RegistrationForm;

describe('a registration', () => {
  it('[REG-02] is the profile fields plus sourceID', () => {
    expect(registrationProblems(form, today)).toEqual({});
    expect(registrationPayload(form, variants.snacks)).toEqual({
      firstName: 'Ana',
      lastName: 'Núñez',
      email: 'ana@example.com',
      phoneNumber: '2145550100',
      password: 'Sn4cks!Sn4cks',
      gender: 'female',
      birthDate: '1994-03-07',
      optInCodes: ['SHOP_NEWS'],
      termsAccepted: true,
      sourceID: 'SNACKS_WEB',
    });
  });

  it('[REG-01] [REG-02] asks for names, e-mail and password; the rest may come later', () => {
    expect(registrationProblems(short, today)).toEqual({});
    expect(registrationPayload(short, variants.snacks)).toEqual({
      firstName: 'Ana',
      lastName: 'Núñez',
      email: 'ana@example.com',
      password: 'Sn4cks!Sn4cks',
      optInCodes: ['SHOP_NEWS'],
      termsAccepted: true,
      sourceID: 'SNACKS_WEB',
    });
    const empty = {
      ...short,
      ...{ phoneNumber: ' ', gender: '', birthDate: { day: '', month: ' ', year: '' } },
    };
    expect(registrationProblems(empty, today)).toEqual({});
    expect(registrationPayload(empty, variants.snacks)).toEqual(
      registrationPayload(short, variants.snacks),
    );
  });

  it('[REG-03] carries loyaltyId exactly when there is one', () => {
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), (loyaltyId) => {
        const payload = registrationPayload(form, variants.rewards, loyaltyId);
        const isThere = loyaltyId !== undefined && loyaltyId !== '';
        expect(Object.hasOwn(payload, 'loyaltyId')).toBe(isThere);
        expect(payload.loyaltyId).toBe(isThere ? loyaltyId : undefined);
      }),
    );
  });

  it('[REG-05] asks for day, month and year, each by its name', () => {
    for (const part of ['day', 'month', 'year'] as const) {
      const missing = { ...form, birthDate: { ...form.birthDate, [part]: ' ' } };
      expect(registrationProblems(missing, today)).toEqual({
        [part]: { key: `required.${part}` },
      });
    }
  });

  it('[REG-06] asks for one of the genders there are, beside a birth date', () => {
    const said = (gender: string) => registrationProblems({ ...form, gender }, today).gender;
    expect(said('')).toEqual({ key: 'required.gender' });
    expect(registrationProblems({ ...short, gender: '' }, today).gender).toBeUndefined();
    expect(said('none of yours')).toEqual({ key: 'gender.unknown' });
    for (const gender of ['female', 'male', 'nonbinary', 'undisclosed']) {
      expect(said(gender)).toBeUndefined();
    }
  });

  it('[REG-08] refuses dates that never were or are still to come', () => {
    const born = (day: string, month: string, year: string) =>
      registrationProblems({ ...form, birthDate: { day, month, year } }, today).birthDate;
    const refused = { key: 'birthDate.invalid' };
    expect(born('30', '2', '1994')).toEqual(refused);
    expect(born('29', '2', '1995')).toEqual(refused);
    expect(born('22', '11', '2026')).toEqual(refused);
    expect(born('1', '1', '2030')).toEqual(refused);
    expect(born('31', '12', '1908')).toEqual(refused);
    expect(born('29', '2', '1996')).toBeUndefined();
  });

  it('[REG-07] has accounts from the thirteenth birthday on', () => {
    const born = (day: string, year: string) =>
      registrationProblems({ ...form, birthDate: { day, month: '11', year } }, today).birthDate;
    expect(born('21', '2013')).toBeUndefined();
    expect(born('22', '2013')).toEqual({ key: 'birthDate.young' });
    expect(born('21', '2026')).toEqual({ key: 'birthDate.young' });
  });

  it('[REG-09] [VAR-04] [VAR-08] sends source and news code of the site it comes from', () => {
    const ofSite = (id: 'snacks' | 'rewards', news: boolean) => {
      const { sourceID, optInCodes } = registrationPayload({ ...form, news }, variants[id]);
      return { sourceID, optInCodes };
    };
    expect(ofSite('snacks', true)).toEqual({ sourceID: 'SNACKS_WEB', optInCodes: ['SHOP_NEWS'] });
    expect(ofSite('rewards', true)).toEqual({
      sourceID: 'REWARDS_WEB',
      optInCodes: ['REWARDS_NEWS'],
    });
    expect(ofSite('rewards', false).optInCodes).toEqual([]);
  });

  it('[REG-01] names every faulty field, in the order of the form', () => {
    const empty: RegistrationForm = {
      ...{ firstName: '', lastName: 'x', email: 'ana', phoneNumber: '12', password: 'short' },
      ...{ gender: 'none of yours', termsAccepted: false, news: false },
      birthDate: { day: ' ', month: '', year: '1994' },
    };
    const problems = registrationProblems(empty, today);
    expect(problems.firstName).toEqual({ key: 'required.firstName' });
    expect(problems.lastName?.values).toEqual({ field: 'lastName', min: 2 });
    expect(Object.keys(problems)).toEqual([
      ...['firstName', 'lastName', 'email', 'password', 'phoneNumber'],
      ...['day', 'month', 'gender', 'terms'],
    ]);
  });

  it('[REG-01] is judged by the server as by the form', () => {
    const text = fc.constantFrom('', 'Ana', 'x', 'ana@example.com', '2145550100', 'Sn4cks!Sn4cks');
    fc.assert(
      fc.property(
        fc.record({
          ...{ firstName: text, lastName: text, email: text, phoneNumber: text, password: text },
          gender: fc.constantFrom('', 'male', 'other'),
          birthDate: fc.record({
            day: fc.constantFrom('1', '31'),
            month: fc.constantFrom('2', '10'),
            year: fc.constantFrom('1908', '1990', '2013', '2014', '2029'),
          }),
          news: fc.boolean(),
          termsAccepted: fc.boolean(),
        }),
        (filled) => {
          const sent = registrationPayload(filled, variants.snacks);
          expect(profileProblems(sent, today)).toEqual(registrationProblems(filled, today));
        },
      ),
    );
  });

  it('[REG-02] keeps tidy texts and the password as it was typed', () => {
    const typed = { ...form, firstName: ' D’Arcy ', email: ' a@b.co ', password: ' Sn4cks!Sn4 ' };
    expect(tidyRegistrant(typed)).toMatchObject({
      firstName: "D'Arcy",
      email: 'a@b.co',
      password: ' Sn4cks!Sn4 ',
    });
  });
});
