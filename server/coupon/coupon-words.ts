import type { CouponRecord } from '#domain/coupon/coupon.ts';
import type { Language } from '#domain/locale/language.ts';
import { moneyText } from '#server/base/mail/money-text.ts';

/** The text about an accepted coupon, in the shopper's language. */
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
