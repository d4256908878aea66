import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emailExample,
  emailProblem,
  isUnusualEmail,
  noticeEmailProblem,
  simpleEmailProblem,
} from '#domain/validation/email.ts';
import { padded, textOf } from '#test/arbitraries/text.ts';

const wrong = { key: 'email.format', values: { email: emailExample } };
const ascii = [...'abcdefghijklmnopqrstuvwxyz'];

describe('emailProblem', () => {
  it('[ADDR-17] accepts the addresses people have', () => {
    fc.assert(
      fc.property(padded(fc.emailAddress({ size: 'small' })), (email) => {
        expect(emailProblem(email)).toBeUndefined();
      }),
    );
  });

  it('[ADDR-17] accepts top-level domains of 2 or more letters', () => {
    fc.assert(
      fc.property(textOf(ascii, 1, 12), (topLevel) => {
        const problem = emailProblem(`name@example.${topLevel}`);
        expect(problem).toEqual(topLevel.length >= 2 ? undefined : wrong);
      }),
    );
  });

  it.each([
    'name',
    '@example.com',
    'name@',
    'name@example',
    'name@@example.com',
    'na me@example.com',
    '.name@example.com',
    'name.@example.com',
    'na..me@example.com',
    'name@-example.com',
    'name@example-.com',
    'name@example..com',
    'name@example.c0m',
    'name@exa_mple.com',
    'ñame@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
  ])('[ADDR-17] refuses %j', (email) => {
    expect(emailProblem(email)).toEqual(wrong);
  });

  it('[ADDR-17] wants letters alone behind the last dot, and shows a model', () => {
    for (const end of ['c1om', '1com', 'com1']) {
      expect(emailProblem(`ada@example.${end}`)).toEqual({
        key: 'email.format',
        values: { email: 'name@example.com' },
      });
    }
    expect(simpleEmailProblem('a da@example.com')?.key).toBe('email.format');
  });

  it('[ADDR-17] refuses more than 254 characters', () => {
    const fits = `n@${'abc.'.repeat(62)}${'x'.repeat(4)}`;
    expect(fits).toHaveLength(254);
    expect(emailProblem(fits)).toBeUndefined();
    expect(emailProblem(`n${fits}`)).toEqual(wrong);
  });

  it('[ADDR-16] [GIFT-07] asks for an empty one by its own name', () => {
    expect(emailProblem('  ')).toEqual({ key: 'required.email' });
    expect(emailProblem('', 'recipientEmail')).toEqual({ key: 'required.recipientEmail' });
  });
});

describe('an address to be written to', () => {
  it('[NOTIFYME-02] is taken when one of the rules takes it, and unusual when only the main one does', () => {
    const parts = textOf(ascii, 1, 8);
    fc.assert(
      fc.property(parts, parts, parts, (local, label, topLevel) => {
        const email = `${local}@${label}.${topLevel}`;
        const isMain = emailProblem(email) === undefined;
        const isSimple = simpleEmailProblem(email) === undefined;
        expect(noticeEmailProblem(email) === undefined).toBe(isMain || isSimple);
        expect(isUnusualEmail(email)).toBe(isMain && !isSimple);
      }),
    );
  });

  it.each([
    ['ada@example.photography', true],
    ["o'brien@example.com", true],
    ['ada@example.com', false],
    ['ada@', false],
    ['', false],
  ])('%s is unusual: %s', (email, isUnusual) => {
    expect(isUnusualEmail(email)).toBe(isUnusual);
  });

  it('[NOTIFYME-02] is told what is wrong with it', () => {
    expect(noticeEmailProblem('')).toEqual({ key: 'required.email' });
    expect(noticeEmailProblem('ada@')).toEqual(wrong);
  });
});

describe('simpleEmailProblem', () => {
  it('[ADDR-18] accepts top-level domains of 2 to 4 letters only', () => {
    fc.assert(
      fc.property(textOf(ascii, 1, 6), (topLevel) => {
        const fine = topLevel.length >= 2 && topLevel.length <= 4;
        expect(simpleEmailProblem(`name@example.${topLevel}`)).toEqual(fine ? undefined : wrong);
      }),
    );
  });

  it('[ADDR-18] needs a name, an @ and a domain', () => {
    expect(simpleEmailProblem('')).toEqual({ key: 'required.email' });
    expect(simpleEmailProblem('name.example.com')).toEqual(wrong);
    expect(simpleEmailProblem('@example.com')).toEqual(wrong);
    expect(simpleEmailProblem('name@.')).toEqual(wrong);
  });
});
