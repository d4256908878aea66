import type { Language } from '#domain/locale/language.ts';
import { type NoticePageWords, noticePage } from '#server/pages/notices/stop-page.ts';

const words: Readonly<Record<Language, NoticePageWords>> = {
  'en-us': {
    ask: 'Emails about snacks that are back, again?',
    askText: 'We send one email for each snack you ask about. Each has a link that stops them.',
    button: 'Yes, send them again',
    done: 'Done. You will hear from us.',
    doneText: 'We send one email as soon as the snack you asked about is back.',
  },
  es: {
    ask: '¿Quieres otra vez correos sobre botanas que vuelven?',
    askText:
      'Enviamos un correo por cada botana que pidas. En cada uno hay un enlace para no recibir más.',
    button: 'Sí, quiero recibirlos otra vez',
    done: 'Listo. Te avisaremos.',
    doneText: 'Te enviaremos un correo en cuanto vuelva la botana que pediste.',
  },
};

/** Looking changes nothing, as on the page that stops. */
export const resumePage = (language: Language, is: 'asking' | 'done'): string =>
  noticePage(words[language], language, is);
