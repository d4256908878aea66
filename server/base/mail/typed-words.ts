import { markupText } from '#domain/content/markup-text.ts';

/** A piece of a mail, as text and as HTML. */
export interface MailText {
  readonly text: string;
  readonly html: string;
}

/** The shop's own words. */
export const own = (text: string): MailText => ({ text, html: markupText(text) });

/**
 * A typed name or address line, on one line. A space is inserted between a dot and a following
 * letter ("Mt.Vernon"), so that mail programs do not read it as a web address.
 */
export const typed = (text: string): MailText => {
  const line = oneLine(text).replace(/\.(?=\p{L})/gu, '. ');
  return { text: line, html: `<bdi>${unlinked(line)}</bdi>` };
};

/** A typed mail address: unchanged, and not a link. */
export const address = (email: string): MailText => ({
  text: oneLine(email),
  html: `<bdi>${unlinked(oneLine(email))}</bdi>`,
});

/** Pieces one after the other. */
export const joined = (...parts: readonly MailText[]): MailText => ({
  text: parts.map(({ text }) => text).join(''),
  html: parts.map(({ html }) => html).join(''),
});

/**
 * A message from one person to another, quoted line by line (RFC 3676 §4.5), so that no line of it
 * looks like the shop's own text.
 */
export const quoted = (words: string): MailText => {
  const lines = words.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  return {
    text: lines.map((line) => `> ${line}`.trimEnd()).join('\n'),
    html: `<blockquote><bdi>${lines.map(unlinked).join('<br>')}</bdi></blockquote>`,
  };
};

/** For mail headers, in which a line break would start another field (RFC 5322 §2.2). */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** Tells mail programs of phones not to make links of texts; for other programs see `unlinked`. */
export const noLinksMeta =
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">';

/**
 * HTML in which mail programs recognise no addresses: each character that forms an address is in an
 * element of its own. No character is added, so copied text is unchanged (D-MAIL-03).
 */
const unlinked = (text: string): string =>
  text
    .split(/([.@\u3002\uFF0E\uFF20\uFF61](?=\S)|:(?=\/))/)
    .map((part, index) => (index % 2 === 0 ? markupText(part) : `<span>${part}</span>`))
    .join('');
