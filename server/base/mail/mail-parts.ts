import { markupText } from '#domain/content/markup-text.ts';
import { mailColors } from '#server/base/mail/mail-style.ts';
import { joined, type MailText, own } from '#server/base/mail/typed-words.ts';

/** Parts of a mail: each is lines of its plain text, and a row of its table (mail-document.ts). */
type MailPart = MailText;

const rowOf = (html: string, padding = '8px 24px'): string =>
  `<tr><td class="wide" style="padding:${padding}">${html}</td></tr>`;

const tableOf = (rows: string, attributes = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${attributes}>${rows}</table>`;

/** The band on top: what the mail is about, in a few words, and what happened. */
export const headPart = (heading: string, news: readonly MailText[]): MailPart => ({
  text: news.map(({ text }) => text).join('\n\n'),
  html: `<tr><td class="field wide" bgcolor="${mailColors.field}" style="padding:28px 24px">${[
    `<h1>${markupText(heading)}</h1>`,
    ...news.map(({ html }) => `<p style="padding-top:12px">${html}</p>`),
  ].join('')}</td></tr><tr><td height="12" style="height:12px"></td></tr>`,
});

export const paragraphPart = (words: MailText): MailPart => ({
  text: words.text,
  html: rowOf(`<p>${words.html}</p>`),
});

export const smallPart = (words: MailText): MailPart => ({
  text: words.text,
  html: `<tr><td class="wide small quiet" style="padding:8px 24px">${words.html}</td></tr>`,
});

/** What can be done: a button, and a line with its address for who reads text. */
export const buttonPart = (label: string, link: string): MailPart => ({
  text: `${label}: ${link}`,
  html: rowOf(
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="#2b1210" style="border-radius:8px"><a href="${markupText(link)}" style="display:inline-block;padding:12px 24px;font-weight:700;text-decoration:none">${markupText(label)}</a></td></tr></table>`,
    '16px 24px',
  ),
});

/** What can be done, but is not what the mail is for. */
export const linkPart = (label: string, link: string): MailPart => ({
  text: `${label}: ${link}`,
  html: `<tr><td class="wide small" style="padding:8px 24px"><a href="${markupText(link)}">${markupText(label)}</a></td></tr>`,
});

/** A product's picture alone; its name stands beside it in words, so it has no text of its own. */
export const picturePart = (picture: string | undefined): MailPart => ({
  text: '',
  html:
    picture === undefined
      ? ''
      : rowOf(
          `<img src="${markupText(picture)}" width="96" height="128" alt="" style="display:block;border:0">`,
          '20px 24px 8px',
        ),
});

/** One value that matters, such as a number or a code. */
export const valuePart = (label: string, value: string): MailPart => ({
  text: `${label}: ${value}`,
  html: rowOf(
    `<table role="presentation" class="sunk" bgcolor="${mailColors.sunk}" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-radius:12px"><tr><td style="padding:16px 20px"><span class="quiet small">${markupText(label)}</span><br><strong style="font-size:24px;line-height:32px">${markupText(value)}</strong></td></tr></table>`,
    '16px 24px 8px',
  ),
});

/** Lines below a label, such as an address. */
export const panelPart = (label: string, lines: readonly MailText[]): MailPart => ({
  text: [`${label}:`, ...lines.map(({ text }) => text)].join('\n'),
  html: rowOf(
    `<h2 style="padding-bottom:4px">${markupText(label)}</h2><p>${lines.map(({ html }) => html).join('<br>')}</p>`,
    '16px 24px 8px',
  ),
});

/** Words of a person below a label that says whose they are (D-MAIL-03). */
export const quotePart = (label: string, words: MailText): MailPart => ({
  text: `${label}:\n${words.text}`,
  html: rowOf(`<p class="quiet small">${markupText(label)}:</p>${words.html}`, '16px 24px 8px'),
});

export interface PicturedLine {
  /** Absolute address; absent where there is no picture. */
  readonly picture?: string | undefined;
  readonly quantity: number;
  readonly name: MailText;
  /** Size, what is inside, when it ships, whom it is for. */
  readonly notes: readonly MailText[];
  readonly amount: string;
}

/** What was bought. Pictures say nothing that the words do not, so they have no text of their own. */
export const linesPart = (lines: readonly PicturedLine[]): MailPart => ({
  text: lines
    .map(({ quantity, name, notes, amount }) => {
      const noted = notes.length === 0 ? '' : ` (${notes.map(({ text }) => text).join(', ')})`;
      return `${quantity} × ${name.text}${noted}: ${amount}`;
    })
    .join('\n'),
  html: rowOf(tableOf(lines.map(lineHtml).join('')), '8px 24px 0'),
});

const lineHtml = (
  { picture, quantity, name, notes, amount }: PicturedLine,
  index: number,
): string => {
  const rule = index === 0 ? '' : ' class="rule"';
  const named = joined(own(`${quantity} × `), name);
  return [
    `<tr><td${rule} width="80" valign="top" style="padding:12px 16px 12px 0">`,
    `<table role="presentation" class="sunk" bgcolor="${mailColors.sunk}" width="64" cellpadding="0" cellspacing="0" border="0" style="border-radius:8px"><tr><td align="center" height="64">`,
    picture === undefined
      ? '&nbsp;'
      : `<img src="${markupText(picture)}" width="42" height="56" alt="" style="display:block;border:0;object-fit:contain">`,
    `</td></tr></table></td><td${rule} valign="top" style="padding:12px 12px 12px 0"><strong>${named.html}</strong>`,
    ...notes.map(({ html }) => `<br><span class="quiet small">${html}</span>`),
    `</td><td${rule} valign="top" align="right" style="padding:12px 0;white-space:nowrap"><strong>${markupText(amount)}</strong></td></tr>`,
  ].join('');
};

export interface Sum {
  readonly label: string;
  readonly amount: string;
  /** The one that counts most. */
  readonly isTotal?: boolean;
}

export const sumsPart = (sums: readonly Sum[]): MailPart => ({
  text: sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
  html: rowOf(
    `<table class="sunk" bgcolor="${mailColors.sunk}" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-radius:12px"><tr><td style="padding:12px 20px"><table width="100%" cellpadding="0" cellspacing="0" border="0">${sums.map(sumHtml).join('')}</table></td></tr></table>`,
    '16px 24px 8px',
  ),
});

const sumHtml = ({ label, amount, isTotal = false }: Sum): string => {
  const [rule, tag] = isTotal ? [' class="strong-rule"', 'strong'] : ['', 'span'];
  return `<tr><th scope="row"${rule} style="padding:4px 12px 4px 0"><${tag}>${markupText(label)}</${tag}></th><td${rule} align="right" style="padding:4px 0;white-space:nowrap"><${tag}>${markupText(amount)}</${tag}></td></tr>`;
};
