import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailOf } from '#sandbox/identity/mail/mails.ts';
import { hostileNames } from '#test/arbitraries/hostile-words.ts';

describe('a mail of the identity provider', () => {
  const mail = (firstName: string) =>
    mailOf({ kind: 'recovery', locale: 'en-US', firstName, link: 'http://localhost:4300/x' });

  it('greets a person by name, and nobody by a name that is none', () => {
    expect(mail('Ada').text).toMatch(/^Hello Ada,\n/);
    fc.assert(
      fc.property(hostileNames(), (name) => {
        expect(mail(name).text).toBe(mail('').text);
      }),
    );
  });
});
