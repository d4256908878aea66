import { markupText } from '#domain/text/markup-text.ts';
import type { ContactRow } from '#server/data/content/contact-messages.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

export interface ContactMailFacts {
  readonly mailId: string;
  readonly letter: ContactRow;
  /** Where customer service reads. */
  readonly inbox: string;
}

/** A shopper's letter as customer service gets it; the answer goes to the shopper. */
export const contactMail = ({ mailId, letter, inbox }: ContactMailFacts): Mail => {
  const subject = `${letter.reference}: ${oneLine(letter.subject)}`;
  const facts: readonly (readonly [string, string])[] = [
    ['Reference', letter.reference],
    ['From', `${letter.name} <${letter.email}>`],
    ...(letter.phone_number === '' ? [] : [['Phone', letter.phone_number] as const]),
    ['Language', letter.language === 'es' ? 'Spanish' : 'English'],
    ['Received', letter.received_at.toISOString()],
  ];
  return {
    to: inbox,
    replyTo: { name: oneLine(letter.name), address: letter.email },
    subject,
    mailId,
    language: letter.language === 'es' ? 'es-US' : 'en-US',
    text: [...facts.map((fact) => fact.join(': ')), '', letter.description, ''].join('\n'),
    html: [
      `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${markupText(subject)}</title></head><body>`,
      `<table>${facts.map(rowHtml).join('')}</table>`,
      ...letter.description.split(/\r?\n/).map((line) => `<p>${markupText(line)}</p>`),
      '</body></html>',
    ].join(''),
  };
};

const rowHtml = ([label, value]: readonly [string, string]): string =>
  `<tr><th align="left" scope="row">${markupText(label)}</th><td>${markupText(value)}</td></tr>`;

/** The rules let no line end through; a head of a mail is worth a second look. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
