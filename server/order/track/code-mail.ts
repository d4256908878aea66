import type { Language } from '#domain/locale/language.ts';
import { shopMail } from '#server/base/mail/mail-document.ts';
import { headPart, paragraphPart, valuePart } from '#server/base/mail/mail-parts.ts';
import { own } from '#server/base/mail/typed-words.ts';
import type { OrderRow } from '#server/data/order/orders.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

interface CodeWords {
  readonly subject: (orderId: string) => string;
  readonly heading: string;
  readonly opening: (orderId: string) => string;
  readonly code: string;
  readonly once: string;
  readonly otherwise: string;
}

/** A quarter of an hour: `orderTiming.code`. */
const words: Readonly<Record<Language, CodeWords>> = {
  'en-us': {
    subject: (orderId) => `Your code for order ${orderId}`,
    heading: 'Your code',
    opening: (orderId) => `Type this code on the page of order ${orderId} to see all of it.`,
    code: 'Code',
    once: 'It works once, for 15 minutes.',
    otherwise:
      'Was it not you? Do nothing. Without this code nobody sees what is in the order, and nobody from Crunchcart asks you for it.',
  },
  es: {
    subject: (orderId) => `Tu código para el pedido ${orderId}`,
    heading: 'Tu código',
    opening: (orderId) =>
      `Escribe este código en la página del pedido ${orderId} para verlo completo.`,
    code: 'Código',
    once: 'Sirve una sola vez, durante 15 minutos.',
    otherwise:
      '¿No fuiste tú? No hagas nada. Sin este código nadie ve lo que hay en el pedido, y nadie de Crunchcart te lo pedirá.',
  },
};

/** The mail with the code that shows an order on another device (D-ORDER-08). */
export const codeMail = (
  mailId: string,
  { order_id: orderId, language, contact }: OrderRow,
  code: string,
  shopOrigin: string,
): Mail => {
  const { subject, heading, opening, once, otherwise, code: label } = words[language];
  return shopMail({
    to: contact.email,
    subject: subject(orderId),
    mailId,
    language,
    shopOrigin,
    parts: [
      headPart(heading, [own(opening(orderId))]),
      valuePart(label, code),
      paragraphPart(own(once)),
      paragraphPart(own(otherwise)),
    ],
  });
};
