import type { CouponRecord, CouponRefusal } from '#domain/coupon/coupon.ts';
import type { Language } from '#domain/locale/language.ts';
import { type Cents, zeroCents } from '#domain/money/cents.ts';
import { moneyText } from '#server/base/mail/money-text.ts';
import { Refusal } from '#server/base/refusal/refusal.ts';

type Saying = Readonly<Record<Language, (amount: string) => string>>;

const refusals: Readonly<Record<CouponRefusal, Saying>> = {
  unknown: {
    'en-us': () => 'We do not know this coupon. Please check the code.',
    es: () => 'No conocemos este cupón. Revisa el código.',
  },
  ended: {
    'en-us': () => 'This coupon has expired.',
    es: () => 'Este cupón ya venció.',
  },
  'used-up': {
    'en-us': () => 'This coupon is used up.',
    es: () => 'Este cupón ya se agotó.',
  },
  'used-before': {
    'en-us': () =>
      'You have used this coupon before. It is good once for a customer. You can order without it.',
    es: () => 'Ya usaste este cupón. Vale una sola vez por cliente. Puedes hacer el pedido sin él.',
  },
  minimum: {
    'en-us': (amount) => `This coupon needs snacks for at least ${amount} in your cart.`,
    es: (amount) => `Este cupón requiere al menos ${amount} en botanas en tu carrito.`,
  },
  'gift-cards': {
    'en-us': () => 'This coupon does not pay for gift cards.',
    es: () => 'Este cupón no paga tarjetas de regalo.',
  },
};

/** What was typed goes back without the marks a page could take for its own. */
const withoutMarks = (code: string): string => code.replace(/[<>&"'`]/g, '');

/** Nothing was charged, and nothing will be until the shopper has seen the price without it. */
export const couponRefused = (
  couponName: string,
  reason: CouponRefusal,
  minimum: Cents = zeroCents,
): Refusal => {
  const said = (language: Language): string =>
    refusals[reason][language](moneyText(minimum === 0 ? (1 as Cents) : minimum, language));
  return new Refusal({
    status: 409,
    code: 'COUPON_REFUSED',
    messages: { 'en-us': said('en-us'), es: said('es') },
    field: 'couponName',
    data: [{ couponName: withoutMarks(couponName), reason }],
  });
};

/** What an accepted coupon does, in the shopper's language. */
export const couponAccepted = ({ code, rule }: CouponRecord, language: Language): string => {
  const isSpanish = language === 'es';
  switch (rule.kind) {
    case 'percent':
      return isSpanish
        ? `${code}: ${rule.percent} % de descuento en tus botanas.`
        : `${code}: ${rule.percent}% off your snacks.`;
    case 'amount': {
      const amount = moneyText(rule.amount, language);
      return isSpanish ? `${code}: ${amount} de descuento.` : `${code}: ${amount} off.`;
    }
    case 'free-order':
      return isSpanish
        ? `${code}: este pedido es gratis, con el envío incluido.`
        : `${code}: this order is free, shipping included.`;
  }
};
