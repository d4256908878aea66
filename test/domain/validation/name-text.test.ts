import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingProblems } from '#domain/shipping/address-forms.ts';
import { giftMessageProblem, senderNameProblem } from '#domain/validation/message-text.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import { nameProblem } from '#domain/validation/name.ts';
import { hasUnseen, nameTextProblem } from '#domain/validation/name-text.ts';
import { plainWords, tidied } from '#domain/validation/typed-text.ts';
import { hostileNames, unseenCharacters } from '#test/arbitraries/hostile-words.ts';
import { letters, textOf } from '#test/arbitraries/text.ts';

const rules = {
  'first-name': (name: string) => nameProblem('firstName', name),
  'mix name': mixNameProblem,
  'sender name': senderNameProblem,
};

const plano = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '100 Main St',
  addressDetails: '',
  city: 'Plano',
  state: 'TX',
  zipcode: '75024',
};

describe('the rule of every name', () => {
  it.each(Object.entries(rules))('[ADDR-15] lets no hostile %s through', (_, problemOf) => {
    fc.assert(
      fc.property(hostileNames(), (name) => {
        expect(problemOf(name), JSON.stringify(name)).toBeDefined();
      }),
    );
  });

  it.each(Object.entries(rules))('leaves a %s of a person alone', (_, problemOf) => {
    for (const name of [
      'Ada',
      'J.R. Tolkien',
      'J. R. R.',
      'Dr. No',
      "D'Arcy & Sons",
      'Nguyễn',
      'Åsa',
      'José',
      'שרה',
      'علي',
      '李雷',
      'St. James',
    ]) {
      expect(problemOf(name), name).toBeUndefined();
      expect(problemOf(name.normalize('NFD')), `${name} in parts`).toBeUndefined();
    }
  });

  it('says what to do about a name that reads as an address', () => {
    for (const name of [
      'evil.com',
      'www.evil.example',
      'Ann.Lee',
      't.co',
      'ev\u0301il.co\u0301m',
    ]) {
      expect(nameProblem('lastName', name), name).toEqual({
        key: 'name.link',
        values: { field: 'lastName' },
      });
    }
    for (const name of ['a@b', 'http://x', 'evil\u3002com', 'evil\uFF0Ecom', 'x\uFF20y']) {
      expect(nameTextProblem('name', name), name).toEqual({
        key: 'name.link',
        values: { field: 'name' },
      });
    }
  });

  it('counts and keeps a letter and its mark as one character', () => {
    const decomposed = 'é'.normalize('NFD').repeat(30);
    expect(nameProblem('firstName', decomposed)).toBeUndefined();
    expect(tidied(decomposed)).toBe('é'.repeat(30));
  });

  it('[ADDR-02] [ADDR-05] keeps what nobody sees out of address lines and cities', () => {
    for (const sign of unseenCharacters) {
      expect(hasUnseen(`a${sign}b`)).toBe(true);
      for (const field of ['address', 'addressDetails', 'city'] as const) {
        const found = billingProblems({ ...plano, [field]: `Plano${sign}town` });
        expect(found[field], `${field} ${JSON.stringify(sign)}`).toBeDefined();
      }
    }
  });
});

describe('plainWords', () => {
  it('leaves out marks nobody sees and keeps every word, emoji and joiners included', () => {
    expect(plainWords('\u202Ehi\u202C \u2066there\u2069\u200B\u200F')).toBe('hi there');
    expect(plainWords('one\r\ntwo\rthree\u2028four')).toBe('one\ntwo\nthree\nfour');
    for (const words of ['❤️ 👩‍👩‍👧', 'می‌خواهم', 'a\tb\nc']) expect(plainWords(words)).toBe(words);
  });

  it('changes nothing the second time', () => {
    const pieces = [...letters, ' ', '\n', '\r', '\u2028', ...unseenCharacters];
    fc.assert(
      fc.property(textOf(pieces, 0, 20), (text) => {
        expect(plainWords(plainWords(text))).toBe(plainWords(text));
        expect(plainWords(text)).not.toMatch(/[\r\u2028\u2029\p{Bidi_Control}]/u);
      }),
    );
  });

  it('[GIFT-03] is what the rule of gift messages counts', () => {
    expect(giftMessageProblem(`${'x'.repeat(200)}${'\u200B'.repeat(9)}`)).toBeUndefined();
  });
});
