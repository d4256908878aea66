import type { CouponRefusal } from '#domain/coupon/coupon.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { RefusalRows, Texts } from '#server/api/refusals/refusal-row.ts';
import { moneyText } from '#server/base/mail/money-text.ts';
import type { RefusalFacts } from '#server/base/refusal/refusal-facts.ts';

/** Nothing was charged, and nothing will be until the shopper has seen the price without it. */
export const couponRefusals = {
  COUPON_REFUSED: {
    status: 409,
    words: (facts) => couponWords(facts),
    field: 'couponName',
    data: ({ couponName, reason }) => [{ couponName: withoutMarks(couponName), reason }],
  },
} as const satisfies Partial<RefusalRows>;

/** What was typed goes back without the marks a page could take for its own. */
const withoutMarks = (code: string): string => code.replace(/[<>&"'`]/g, '');

const couponWords = ({ reason, minimum }: RefusalFacts['COUPON_REFUSED']): Texts => {
  // A coupon without a minimum needs something in the cart all the same.
  const amount = minimum === undefined || minimum === 0 ? (1 as Cents) : minimum;
  const said = (language: Language): string => says[reason][language](moneyText(amount, language));
  return { 'en-us': said('en-us'), es: said('es') };
};

type Saying = Readonly<Record<Language, (amount: string) => string>>;

const says: Readonly<Record<CouponRefusal, Saying>> = {
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
