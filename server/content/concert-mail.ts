import type { StageEvent } from '#domain/content/content.ts';
import { documentLanguage, type Language } from '#domain/locale/language.ts';
import { shopMail } from '#server/base/mail/mail-document.ts';
import {
  buttonPart,
  headPart,
  paragraphPart,
  smallPart,
  valuePart,
} from '#server/base/mail/mail-parts.ts';
import { own } from '#server/base/mail/typed-words.ts';
import type { GreetingRow } from '#server/data/mail/greetings.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

interface ConcertWords {
  readonly subject: (event: string) => string;
  readonly heading: string;
  readonly news: (event: string) => string;
  readonly when: string;
  readonly bring: (age: number) => string;
  readonly shop: string;
  readonly notYou: string;
}

const words: Readonly<Record<Language, ConcertWords>> = {
  'en-us': {
    subject: (event) => `You are on the list: ${event}`,
    heading: 'You are on the list',
    news: (event) => `This email address is registered for ${event}.`,
    when: 'When and where',
    bring: (age) => `Everybody must be ${age} or older at the door, so bring an ID.`,
    shop: 'See the hot snacks',
    notYou: 'Was it not you? You need not do anything.',
  },
  es: {
    subject: (event) => `Tienes lugar en la lista: ${event}`,
    heading: 'Tienes lugar en la lista',
    news: (event) => `Este correo quedó registrado para ${event}.`,
    when: 'Cuándo y dónde',
    bring: (age) =>
      `En la puerta todos deben tener ${age} años o más, así que trae una identificación.`,
    shop: 'Ver las botanas picantes',
    notYou: '¿No fuiste tú? No tienes que hacer nada.',
  },
};

/** The mail to somebody who registered for a concert. It contains nothing that was typed. */
export const concertMail = (
  mailId: string,
  { email, language }: GreetingRow,
  event: StageEvent,
  shopOrigin: string,
): Mail => {
  const { subject: subjectOf, heading, news, when, bring, shop, notYou } = words[language];
  const subject = subjectOf(event.name);
  const query = language === 'es' ? '?lang=es-us' : '';
  // A day of a calendar, not a moment: read and written in the same time zone.
  const day = new Date(`${event.date}T00:00:00Z`).toLocaleDateString(documentLanguage(language), {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  return shopMail({
    to: email,
    subject,
    mailId,
    language,
    shopOrigin,
    parts: [
      headPart(heading, [own(news(event.name))]),
      valuePart(when, `${day}, ${event.place}`),
      paragraphPart(own(bring(event.minAge))),
      buttonPart(shop, `${shopOrigin}/flaminhotshop${query}`),
      smallPart(own(notYou)),
    ],
  });
};
