import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactProblems, tidyMessage } from '#domain/content/contact-message.ts';

const message = {
  subject: 'A crushed bag',
  name: 'Ana-María O’Neil',
  email: 'ana@example.com',
  phoneNumber: '',
  description: 'One bag\narrived\tas dust.',
};

describe('contactProblems', () => {
  it('[CONTACT-02] asks for subject, name, email and description, empty or blank', () => {
    const empty = { subject: '', name: ' ', email: '', phoneNumber: '', description: '\n' };
    expect(contactProblems(empty)).toEqual({
      subject: { key: 'required.subject' },
      name: { key: 'required.name' },
      email: { key: 'required.email' },
      description: { key: 'required.description' },
    });
    expect(contactProblems(message)).toEqual({});
  });

  it('takes a phone number or none', () => {
    expect(contactProblems({ ...message, phoneNumber: '(214) 555-0100' })).toEqual({});
    expect(Object.keys(contactProblems({ ...message, phoneNumber: '12' }))).toEqual([
      'phoneNumber',
    ]);
  });

  it('[CONTACT-03] lets no line end into what becomes the head of a mail', () => {
    const lineEnd = fc.constantFrom('\n', '\r', '\r\n', '\u0000', '\u0085', '\u2028', '\u2029');
    fc.assert(
      fc.property(fc.constantFrom('subject', 'name'), lineEnd, (field, end) => {
        const problems = contactProblems({ ...message, [field]: `a${end}Bcc: eve@example.com` });
        expect(problems).toEqual({ [field]: { key: 'text.unseen', values: { field } } });
      }),
    );
    expect(contactProblems({ ...message, name: 'a'.repeat(61) }).name?.values).toEqual({
      field: 'name',
      max: 60,
    });
  });
});

describe('tidyMessage', () => {
  it('keeps ten digits of a phone number and no white space around anything', () => {
    expect(
      tidyMessage({ ...message, subject: ' A crushed bag ', phoneNumber: '+1 (214) 555-0100' }),
    ).toEqual({ ...message, phoneNumber: '2145550100' });
    expect(tidyMessage({ ...message, phoneNumber: ' ' }).phoneNumber).toBe('');
  });
});
