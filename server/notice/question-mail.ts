import type { Language } from '#domain/locale/language.ts';
import { shopMail } from '#server/base/mail/mail-document.ts';
import { buttonPart, headPart, paragraphPart } from '#server/base/mail/mail-parts.ts';
import { own } from '#server/base/mail/typed-words.ts';
import { resumePath } from '#server/notice/notice-paths.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

interface QuestionWords {
  readonly subject: string;
  readonly heading: string;
  readonly opening: string;
  readonly yes: string;
  readonly otherwise: string;
}

/** Thirty days: `noticeTiming.questionAgain`. */
const words: Readonly<Record<Language, QuestionWords>> = {
  'en-us': {
    subject: 'Do you want our emails about snacks again?',
    heading: 'Shall we write again?',
    opening:
      'Somebody asked us to tell this address when a snack is back. This address stopped these emails, so we ask first.',
    yes: 'Yes, send them again',
    otherwise: 'Was it not you? Do nothing. We send none, and do not ask again for 30 days.',
  },
  es: {
    subject: '¿Quieres otra vez nuestros correos sobre botanas?',
    heading: '¿Te escribimos otra vez?',
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

/**
 * The mail that asks the owner of an address that stopped the notices. It contains nothing that the
 * requester typed.
 */
export const questionMail = (
  { mailId, email, language, resumeToken }: Question,
  shopOrigin: string,
): Mail => {
  const { subject, heading, opening, yes, otherwise } = words[language];
  const link = `${shopOrigin}${resumePath}${resumeToken}`;
  return shopMail({
    to: email,
    subject,
    mailId,
    language,
    shopOrigin,
    parts: [
      headPart(heading, [own(opening)]),
      buttonPart(yes, link),
      paragraphPart(own(otherwise)),
    ],
  });
};
