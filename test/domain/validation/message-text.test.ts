import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  descriptionProblem,
  giftMessageProblem,
  subjectProblem,
  termsProblem,
} from '#domain/validation/message-text.ts';
import { letters, textOf } from '#test/arbitraries/text.ts';

describe('giftMessageProblem', () => {
  it('[GIFT-03] accepts up to 200 characters', () => {
    fc.assert(
      fc.property(textOf([...letters, '!', '🙂'], 190, 210), (message) => {
        const fine = Array.from(message).length <= 200;
        expect(giftMessageProblem(message)).toEqual(
          fine ? undefined : { key: 'text.long', values: { field: 'giftMessage', max: 200 } },
        );
      }),
    );
  });

  it('[GIFT-03] may be left out, may have lines, may not have control characters', () => {
    expect(giftMessageProblem('')).toBeUndefined();
    expect(giftMessageProblem('Happy birthday!\r\nAda')).toBeUndefined();
    for (const control of ['\u0000', '\u0007', '\u001B', '\u007F', '\u009B']) {
      expect(giftMessageProblem(`Hi${control}you`)).toEqual({ key: 'text.characters' });
    }
  });
});

describe('the contact form', () => {
  it('[CONTACT-02] asks for subject and description, empty or blank', () => {
    for (const empty of ['', ' \n ']) {
      expect(subjectProblem(empty)).toEqual({ key: 'required.subject' });
      expect(descriptionProblem(empty)).toEqual({ key: 'required.description' });
    }
  });

  it('[CONTACT-03] bounds both', () => {
    expect(subjectProblem('a'.repeat(100))).toBeUndefined();
    expect(subjectProblem('a'.repeat(101))?.values).toEqual({ field: 'subject', max: 100 });
    expect(descriptionProblem('a'.repeat(2000))).toBeUndefined();
    expect(descriptionProblem('a'.repeat(2001))?.values).toEqual({
      field: 'description',
      max: 2000,
    });
  });
});

describe('termsProblem', () => {
  it('[REG-01] wants the terms accepted', () => {
    expect(termsProblem(true)).toBeUndefined();
    expect(termsProblem(false)).toEqual({ key: 'terms.required' });
  });
});
