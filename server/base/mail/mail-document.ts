import { markupText } from '#domain/content/markup-text.ts';
import { documentLanguage, type Language } from '#domain/locale/language.ts';
import { mailColors, mailStyle } from '#server/base/mail/mail-style.ts';
import { type MailText, noLinksMeta } from '#server/base/mail/typed-words.ts';

interface MailFrame {
  readonly language: Language;
  readonly subject: string;
  readonly shopOrigin: string;
  /** From top to bottom; the first one has the heading. */
  readonly parts: readonly MailText[];
}

/**
 * Both twins of a mail, the plain text and the HTML, from the same parts (D-MAIL-04). The HTML is one table of one column,
 * at most 600 px wide, as mail programs need it: no script, no font, no file but pictures of the shop.
 */
const mailDocument = ({ language, subject, shopOrigin, parts }: MailFrame): MailText => {
  const origin = markupText(shopOrigin);
  return {
    text: `${[...parts.map(({ text }) => text), shopOrigin].filter((text) => text !== '').join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${documentLanguage(language)}">`,
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
      `${noLinksMeta}<title>${markupText(subject)}</title>${mailStyle}</head>`,
      `<body class="page" bgcolor="${mailColors.page}" style="margin:0">`,
      `<table role="presentation" class="page" bgcolor="${mailColors.page}" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">`,
      '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px" align="center">',
      `<tr><td class="wide" style="padding:16px 24px"><a href="${origin}" style="text-decoration:none;color:inherit;font-size:22px;font-weight:800">`,
      `<img src="${origin}/packs/crunchcart-logo.png" width="40" height="40" alt="" style="vertical-align:middle;border:0"> Crunchcart</a></td></tr>`,
      ...parts.map(({ html }) => html),
      `<tr><td class="wide small quiet" style="padding:24px"><a href="${origin}">${origin}</a></td></tr>`,
      '</table></td></tr></table></body></html>',
    ].join(''),
  };
};

interface ShopMailFacts extends MailFrame {
  readonly to: string;
  readonly mailId: string;
}

/** A mail of the shop in the language of who receives it: subject, both twins, and the id of its sending. */
export const shopMail = ({ to, mailId, ...frame }: ShopMailFacts) => ({
  to,
  mailId,
  subject: frame.subject,
  language: documentLanguage(frame.language),
  ...mailDocument(frame),
});
