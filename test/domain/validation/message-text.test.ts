import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  descriptionProblem,
  giftMessageProblem,
  senderNameProblem,
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
      expect(giftMessageProblem(`Hi${control}you`)).toEqual({
        key: 'text.unseen',
        values: { field: 'giftMessage' },
      });
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

  it('[CONTACT-02] wants a name of one line, and a subject of one line', () => {
    expect(senderNameProblem(' ')).toEqual({ key: 'required.name' });
    expect(senderNameProblem('Ana-María O’Neil 3rd')).toBeUndefined();
    expect(senderNameProblem('a'.repeat(60))).toBeUndefined();
    expect(senderNameProblem(` ${'a'.repeat(61)}`)?.values).toEqual({ field: 'name', max: 60 });
    for (const end of ['\n', '\r', '\t', '\u0007', '\u2028', '\u2029']) {
      expect(subjectProblem(`a${end}b`)).toEqual({
        key: 'text.unseen',
        values: { field: 'subject' },
      });
    }
    expect(subjectProblem('\n a b \t\u2029')).toBeUndefined();
  });

  it('[CONTACT-02] takes a description of many lines, pasted ones too, but nothing unseen', () => {
    expect(descriptionProblem('One\r\n\ttwo\nthree')).toBeUndefined();
    for (const control of ['\u0000', '\u0008', '\u000B', '\u001B', '\u007F']) {
      expect(descriptionProblem(`Hi${control}you`)).toEqual({
        key: 'text.unseen',
        values: { field: 'description' },
      });
      expect(giftMessageProblem(`Hi${control}you`)).toEqual({
        key: 'text.unseen',
        values: { field: 'giftMessage' },
      });
    }
    expect(giftMessageProblem('Hi\tyou')?.key).toBe('text.unseen');
    expect(giftMessageProblem(`  ${'a'.repeat(200)}\n`)).toBeUndefined();
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
