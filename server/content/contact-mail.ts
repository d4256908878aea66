import { markupText } from '#domain/content/markup-text.ts';
import {
  address,
  joined,
  type MailText,
  noLinksMeta,
  oneLine,
  own,
  quoted,
  typed,
} from '#server/base/mail/typed-words.ts';
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
  const facts: readonly (readonly [string, MailText])[] = [
    ['Reference', own(letter.reference)],
    ['From', joined(typed(letter.name), own(' <'), address(letter.email), own('>'))],
    ...(letter.phone_number === '' ? [] : [['Phone', own(letter.phone_number)] as const]),
    ['Language', own(letter.language === 'es' ? 'Spanish' : 'English')],
    ['Received', own(letter.received_at.toISOString())],
  ];
  const said = quoted(letter.description);
  return {
    to: inbox,
    replyTo: { name: oneLine(letter.name), address: letter.email },
    subject,
    mailId,
    language: letter.language === 'es' ? 'es-US' : 'en-US',
    text: [...facts.map(([label, { text }]) => `${label}: ${text}`), '', said.text, ''].join('\n'),
    html: [
      `<!doctype html><html lang="en-US"><head><meta charset="utf-8">${noLinksMeta}<title>${markupText(subject)}</title></head><body>`,
      `<table>${facts.map(rowHtml).join('')}</table>`,
      said.html,
      '</body></html>',
    ].join(''),
  };
};

const rowHtml = ([label, { html }]: readonly [string, MailText]): string =>
  `<tr><th align="left" scope="row">${markupText(label)}</th><td>${html}</td></tr>`;
