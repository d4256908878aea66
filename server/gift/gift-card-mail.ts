import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { shopMail } from '#server/base/mail/mail-document.ts';
import {
  buttonPart,
  headPart,
  paragraphPart,
  quotePart,
  valuePart,
} from '#server/base/mail/mail-parts.ts';
import { moneyText } from '#server/base/mail/money-text.ts';
import { joined, own, quoted, typed } from '#server/base/mail/typed-words.ts';
import type { WaitingGiftCard } from '#server/data/gift/issued-gift-cards.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

interface GiftWords {
  readonly subject: (amount: string, sender: string) => string;
  readonly heading: (amount: string) => string;
  /** Texts before and after the recipient's name. */
  readonly greeting: readonly [string, string];
  /** Text after the sender's name. */
  readonly news: (amount: string) => string;
  readonly message: string;
  readonly code: string;
  readonly keep: string;
  readonly how: string;
  /** On the button to the page that tells it. */
  readonly balance: string;
}

const giftWords: Readonly<Record<Language, GiftWords>> = {
  'en-us': {
    subject: (amount, sender) => `${sender} sent you a ${amount} Crunchcart gift card`,
    heading: (amount) => `${amount} to spend on snacks`,
    greeting: ['Hi ', ','],
    news: (amount) => ` sent you a Crunchcart gift card worth ${amount}.`,
    message: 'Written by the sender, not by Crunchcart',
    code: 'Your code',
    keep: 'Keep this email: we do not keep the code. Whoever has it can spend it.',
    how: 'To spend it, type the code in the payment step of an order. What you do not spend stays on the card.',
    balance: 'See what is left on the card',
  },
  es: {
    subject: (amount, sender) => `${sender} te envió una tarjeta de regalo de ${amount}`,
    heading: (amount) => `${amount} para gastar en botanas`,
    greeting: ['Hola, ', ':'],
    news: (amount) => ` te envió una tarjeta de regalo de Crunchcart de ${amount}.`,
    message: 'Lo escribió quien la envía, no Crunchcart',
    code: 'Tu código',
    keep: 'Guarda este correo: nosotros no guardamos el código. Quien lo tenga puede gastarlo.',
    how: 'Para usarla, escribe el código en el paso de pago de un pedido. Lo que no gastes se queda en la tarjeta.',
    balance: 'Consulta el saldo de la tarjeta',
  },
};

/** The mail with the gift card, to its recipient; typed texts are escaped. */
export const giftCardMail = (
  mailId: string,
  { code, amount, recipient, order }: WaitingGiftCard,
  shopOrigin: string,
): Mail => {
  const words = giftWords[order.language];
  const worth = moneyText(amount as Cents, order.language);
  // Cards alone are sent nowhere: the buyer's name is the one of the bill.
  const { firstName, lastName } = order.shipping.firstName === '' ? order.billing : order.shipping;
  const sender = typed(`${firstName} ${lastName}`);
  const [before, after] = words.greeting;
  const opening = [
    joined(own(before), typed(recipient.firstName), own(after)),
    joined(sender, own(words.news(worth))),
  ];
  const { giftMessage } = recipient;
  const subject = words.subject(worth, sender.text);
  const query = order.language === 'es' ? '?lang=es-us' : '';
  return shopMail({
    to: recipient.recipientEmail,
    subject,
    mailId,
    language: order.language,
    shopOrigin,
    parts: [
      headPart(words.heading(worth), opening),
      ...(giftMessage === '' ? [] : [quotePart(words.message, quoted(giftMessage))]),
      valuePart(words.code, code),
      paragraphPart(own(words.keep)),
      paragraphPart(own(words.how)),
      buttonPart(words.balance, `${shopOrigin}/giftcards/balance${query}`),
    ],
  });
};
