import type { Language } from '#domain/locale/language.ts';
import { shopMail } from '#server/base/mail/mail-document.ts';
import {
  buttonPart,
  headPart,
  linkPart,
  paragraphPart,
  smallPart,
} from '#server/base/mail/mail-parts.ts';
import { joined, own, typed } from '#server/base/mail/typed-words.ts';
import type { GreetingRow } from '#server/data/mail/greetings.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

interface WelcomeWords {
  readonly subject: string;
  readonly heading: string;
  /** Texts before and after the first name. */
  readonly greeting: readonly [string, string];
  readonly news: string;
  readonly what: string;
  readonly build: string;
  readonly profile: string;
  readonly notYou: string;
}

const words: Readonly<Record<Language, WelcomeWords>> = {
  'en-us': {
    subject: 'Welcome to Crunchcart',
    heading: 'Your account is open',
    greeting: ['Hi ', ','],
    news: 'You opened a Crunchcart account with this email address.',
    what: 'It keeps your addresses, your orders and the boxes you mix, on every device you log in on. Phone number and birthday are up to you: your profile takes them whenever you like.',
    build: 'Fill a box of 30 bags',
    profile: 'Look at your profile',
    notYou:
      'Was it not you? Set a new password with "Forgot password" on the login page, and the account is yours alone.',
  },
  es: {
    subject: 'Te damos la bienvenida a Crunchcart',
    heading: 'Tu cuenta está abierta',
    greeting: ['Hola, ', ':'],
    news: 'Abriste una cuenta de Crunchcart con este correo.',
    what: 'Guarda tus direcciones, tus pedidos y las cajas que armas, en cada dispositivo donde inicies sesión. Tu teléfono y tu cumpleaños son opcionales: puedes ponerlos en tu perfil cuando quieras.',
    build: 'Armar una caja de 30 bolsas',
    profile: 'Ver tu perfil',
    notYou:
      '¿No fuiste tú? Elige otra contraseña con "¿Olvidaste tu contraseña?" en la página de inicio de sesión, y la cuenta será solo tuya.',
  },
};

/** The mail to somebody who opened an account, in the language they did it in. */
export const welcomeMail = (mailId: string, greeting: GreetingRow, shopOrigin: string): Mail => {
  const { language } = greeting;
  const {
    subject,
    heading,
    greeting: around,
    news,
    what,
    build,
    profile,
    notYou,
  } = words[language];
  const query = language === 'es' ? '?lang=es-us' : '';
  const [before, after] = around;
  return shopMail({
    to: greeting.email,
    subject,
    mailId,
    language,
    shopOrigin,
    parts: [
      headPart(heading, [joined(own(before), typed(greeting.first_name), own(after)), own(news)]),
      paragraphPart(own(what)),
      buttonPart(build, `${shopOrigin}/varietypack/customize${query}`),
      linkPart(profile, `${shopOrigin}/profile${query}`),
      smallPart(own(notYou)),
    ],
  });
};
