import { markupText } from '#domain/content/markup-text.ts';
import { documentLanguage, type Language } from '#domain/locale/language.ts';
import { resumePath } from '#server/notice/notice-paths.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

interface QuestionWords {
  readonly subject: string;
  readonly opening: string;
  readonly yes: string;
  readonly otherwise: string;
}

/** Thirty days: `noticeTiming.questionAgain`. */
const words: Readonly<Record<Language, QuestionWords>> = {
  'en-us': {
    subject: 'Do you want our emails about snacks again?',
    opening:
      'Somebody asked us to tell this address when a snack is back. This address stopped these emails, so we ask first.',
    yes: 'Yes, send them again',
    otherwise: 'Was it not you? Do nothing. We send none, and do not ask again for 30 days.',
  },
  es: {
    subject: '¿Quieres otra vez nuestros correos sobre botanas?',
    opening:
      'Alguien nos pidió avisar a esta dirección cuando vuelva una botana. Desde esta dirección se pidió no recibir más estos correos, así que preguntamos primero.',
    yes: 'Sí, quiero recibirlos otra vez',
    otherwise:
      '¿No fuiste tú? No hagas nada. No enviaremos ninguno ni volveremos a preguntar en 30 días.',
  },
};

export interface Question {
  readonly mailId: string;
  readonly email: string;
  readonly language: Language;
  readonly resumeToken: string;
}

/** Asks the owner of an address that stopped the notices. What the asker wrote is not in it. */
export const questionMail = (
  { mailId, email, language, resumeToken }: Question,
  shopOrigin: string,
): Mail => {
  const { subject, opening, yes, otherwise } = words[language];
  const link = `${shopOrigin}${resumePath}${resumeToken}`;
  return {
    to: email,
    subject,
    mailId,
    language: documentLanguage(language),
    text: [opening, `${yes}: ${link}`, `${otherwise}\n`].join('\n\n'),
    html: [
      `<!doctype html><html lang="${documentLanguage(language)}">`,
      `<head><meta charset="utf-8"><title>${markupText(subject)}</title></head><body>`,
      `<p>${markupText(opening)}</p>`,
      `<p><a href="${markupText(link)}">${markupText(yes)}</a></p>`,
      `<p>${markupText(otherwise)}</p>`,
      '</body></html>',
    ].join(''),
  };
};
