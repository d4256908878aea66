import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRule, isRuleName, type RuleName, rules } from '#domain/validation/rules/rules.ts';
import { anyCharacter, trickyTexts } from '#test/arbitraries/text.ts';

const today = '2026-11-21';
const names = Object.keys(rules).filter(isRuleName);

/** One fine and one faulty value for every rule: the registry names the right functions. */
const samples: Readonly<Record<RuleName, readonly [fine: string, faulty: string, key: string]>> = {
  email: ['ada@museum.museum', 'ada@', 'email.format'],
  'email-simple': ['ada@example.com', 'ada@museum.museum', 'email.format'],
  phone: ['4695550134', '469555013', 'phone.digits'],
  'first-name': ['Ada', '', 'required.firstName'],
  'last-name': ["O'Brien", '', 'required.lastName'],
  'name-on-card': ['Ada Byron', '', 'required.nameOnCard'],
  address: ['12 Elm St', '', 'required.address'],
  'address-line': ['#4', '', 'required.addressDetails'],
  city: ['Winston-Salem', 'Plano 2', 'city.letters'],
  zip: ['75024', '7502', 'zip.digits'],
  'po-box': ['', 'PO Box 1', 'address.poBox'],
  'ship-state': ['tx', 'hi', 'place.unable'],
  country: ['us', '', 'required.country'],
  'billing-state': ['hi', 'zz', 'state.unknown'],
  password: ['Abcdef1!', 'abcdef1!', 'password.invalid'],
  'birth-date': [today, '2026-11-22', 'birthDate.invalid'],
  'adult-birth-date': ['2008-11-21', '2008-11-22', 'birthDate.adult'],
  gender: ['undisclosed', 'other', 'gender.unknown'],
  expiry: ['11/26', '10/26', 'expiry.past'],
  'gift-message': ['', '\u0007', 'text.unseen'],
  'telemetry-key': ['00000000-0000-0000-0000-000000000000', '0', 'telemetry.key'],
  sampling: ['100', '0', 'telemetry.sampling'],
  'telemetry-user': ['ada', 'a b', 'telemetry.user'],
  issuer: ['https://id.example.com', 'id', 'issuer.url'],
};

describe('checkRule', () => {
  it.each(names)('[ADDR-10] knows what %s accepts and refuses', (name) => {
    const [fine, faulty, key] = samples[name];
    expect(checkRule(name, fine, today)).toBeUndefined();
    expect(checkRule(name, faulty, today)?.key).toBe(key);
  });

  it('[CLI-01] answers for any text whatever, without throwing', () => {
    const texts = fc.oneof(
      fc.string({ unit: anyCharacter() }),
      fc.string({ unit: fc.constantFrom(..."aZ1 .@-/'’:\u0301\ud800\u200b") }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), texts, (name, text) => {
        const problem = checkRule(name, text, today);
        expect(problem === undefined || typeof problem.key === 'string').toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  // A pattern that backtracks needs hours for these; the time limit of the test is the assertion.
  it.each(names)('[CLI-01] comes to an end on very long texts: %s', (name) => {
    for (const text of trickyTexts(200_000)) {
      expect(() => checkRule(name, text, today)).not.toThrow();
    }
  });
});

describe('isRuleName', () => {
  it('[CLI-01] knows its rules and nothing inherited', () => {
    expect(isRuleName('zip')).toBe(true);
    expect(isRuleName('toString')).toBe(false);
    expect(isRuleName('')).toBe(false);
  });
});
