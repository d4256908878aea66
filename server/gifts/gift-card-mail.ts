import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { markupText } from '#domain/text/markup-text.ts';
import { moneyText } from '#server/commerce/money-text.ts';
import type { WaitingGiftCard } from '#server/data/gift-cards.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

interface GiftWords {
  readonly subject: (amount: string, sender: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly news: (sender: string, amount: string) => string;
  readonly message: string;
  readonly code: string;
  readonly keep: string;
}

const giftWords: Readonly<Record<Language, GiftWords>> = {
  'en-us': {
    subject: (amount, sender) => `${sender} sent you a ${amount} Crunchcart gift card`,
    greeting: (firstName) => `Hi ${firstName},`,
    news: (sender, amount) => `${sender} sent you a Crunchcart gift card worth ${amount}.`,
    message: 'What it says',
    code: 'Your code',
    keep: 'Keep this email: we do not keep the code. Whoever has it can spend it.',
  },
  es: {
    subject: (amount, sender) => `${sender} te envió una tarjeta de regalo de ${amount}`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    news: (sender, amount) =>
      `${sender} te envió una tarjeta de regalo de Crunchcart de ${amount}.`,
    message: 'Su mensaje',
    code: 'Tu código',
    keep: 'Guarda este correo: nosotros no guardamos el código. Quien lo tenga puede gastarlo.',
  },
};

/** The mail that is the gift card, to whom it is for; everything typed by people is escaped. */
export const giftCardMail = (
  mailId: string,
  { code, amount, recipient, order }: WaitingGiftCard,
  shopOrigin: string,
): Mail => {
  const words = giftWords[order.language];
  const worth = moneyText(amount as Cents, order.language);
  // Cards alone are sent nowhere: the buyer's name is the one of the bill.
  const { firstName, lastName } = order.shipping.firstName === '' ? order.billing : order.shipping;
  const sender = `${firstName} ${lastName}`;
  const opening = [words.greeting(recipient.firstName), words.news(sender, worth)];
  const said = recipient.giftMessage;
  const subject = words.subject(worth, sender);
  const language = order.language === 'es' ? 'es-US' : 'en-US';
  return {
    to: recipient.recipientEmail,
    subject,
    mailId,
    language,
    text: [
      ...opening,
      ...(said === '' ? [] : [`${words.message}:\n${said}`]),
      `${words.code}: ${code}`,
      words.keep,
      `${shopOrigin}\n`,
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}">`,
      `<head><meta charset="utf-8"><title>${markupText(subject)}</title></head><body>`,
      ...opening.map((text) => `<p>${markupText(text)}</p>`),
      said === '' ? '' : `<blockquote>${inLines(said)}</blockquote>`,
      `<p>${markupText(words.code)}: <strong>${markupText(code)}</strong></p>`,
      `<p>${markupText(words.keep)}</p>`,
      `<p><a href="${markupText(shopOrigin)}">${markupText(shopOrigin)}</a></p>`,
      '</body></html>',
    ].join(''),
  };
};

const inLines = (text: string): string => text.split(/\r?\n/).map(markupText).join('<br>');
