import { markupText } from '#domain/content/markup-text.ts';

/** A piece of a mail, in both of its forms. */
export interface MailText {
  readonly text: string;
  readonly html: string;
}

/** The shop's own words. */
export const own = (text: string): MailText => ({ text, html: markupText(text) });

/**
 * A name or a line of an address that somebody typed. One line, whatever it was; a dot is parted
 * from letters behind it, as "Mt.Vernon" is written properly, so that it reads as no web address.
 */
export const typed = (text: string): MailText => {
  const line = oneLine(text).replace(/\.(?=\p{L})/gu, '. ');
  return { text: line, html: `<bdi>${unlinked(line)}</bdi>` };
};

/** A mail address somebody typed: copied as it is, and no link. */
export const address = (email: string): MailText => ({
  text: oneLine(email),
  html: `<bdi>${unlinked(oneLine(email))}</bdi>`,
});

/** HTML begins a line by its elements. */
export const newLine: MailText = { text: '\n', html: '' };

/** Pieces one after the other. */
export const joined = (...parts: readonly MailText[]): MailText => ({
  text: parts.map(({ text }) => text).join(''),
  html: parts.map(({ html }) => html).join(''),
});

/**
 * Words of somebody to somebody else, set apart line by line (as RFC 3676 §4.5 quotes): none of
 * them can be taken for a line of the shop's.
 */
export const quoted = (words: string): MailText => {
  const lines = words.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  return {
    text: lines.map((line) => `> ${line}`.trimEnd()).join('\n'),
    html: `<blockquote><bdi>${lines.map(unlinked).join('<br>')}</bdi></blockquote>`,
  };
};

/** For the head of a mail, where the end of a line would begin another field (RFC 5322 §2.2). */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** Asks mail programs of phones to make no links of words; others look at `unlinked`. */
export const noLinksMeta =
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">';

/**
 * Text as HTML in which mail programs find no addresses: they look for them inside one stretch of
 * text, and the signs that make an address stand each in an element of its own. No character is
 * added, so what is copied is what was written (D-MAIL-03).
 */
const unlinked = (text: string): string =>
  text
    .split(/([.@\u3002\uFF0E\uFF20\uFF61](?=\S)|:(?=\/))/)
    .map((part, index) => (index % 2 === 0 ? markupText(part) : `<span>${part}</span>`))
    .join('');
