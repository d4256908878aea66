import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderExcess } from '#domain/order/order-bounds.ts';
import { moneyText } from '#server/base/mail/money-text.ts';
import { Refusal } from '#server/base/refusal/refusal.ts';

const said: Readonly<
  Record<Language, Readonly<Record<OrderExcess['bound'], (most: string, wanted: string) => string>>>
> = {
  'en-us': {
    lines: (most, wanted) =>
      `One order holds at most ${most} different items; this one has ${wanted}. Please take some out, or make two orders.`,
    units: (most, wanted) =>
      `One order holds at most ${most} bags and pieces; this one has ${wanted}. Please order less, or write to us about it.`,
    value: (most, wanted) =>
      `One order may cost at most ${most}; these goods cost ${wanted}. Please order less, or write to us about it.`,
  },
  es: {
    lines: (most, wanted) =>
      `Un pedido admite como máximo ${most} artículos distintos; este tiene ${wanted}. Quita algunos o haz dos pedidos.`,
    units: (most, wanted) =>
      `Un pedido admite como máximo ${most} bolsas y piezas; este tiene ${wanted}. Pide menos o escríbenos.`,
    value: (most, wanted) =>
      `Un pedido puede costar como máximo ${most}; estos artículos cuestan ${wanted}. Pide menos o escríbenos.`,
  },
};

/** Nothing was reserved or charged. */
export const orderTooLarge = ({ bound, most, wanted }: OrderExcess): Refusal => {
  const inWords = (language: Language): string => {
    const text = bound === 'value' ? moneyText : countText;
    return said[language][bound](text(most as Cents, language), text(wanted as Cents, language));
  };
  return new Refusal({
    status: 409,
    code: 'ORDER_TOO_LARGE',
    messages: { 'en-us': inWords('en-us'), es: inWords('es') },
    field: 'draft.lines',
  });
};

const countText = (count: number, language: Language): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US').format(count);

/** The shelf is for everybody: what waits for a payment must not be all of it. */
export const goodsOnHold = (retryAfterSeconds: number): Refusal =>
  new Refusal({
    status: 409,
    code: 'GOODS_ON_HOLD',
    messages: {
      'en-us':
        'You already have many items on hold in orders whose payment is not finished. Nothing was charged. Please finish those orders, or try again in a few minutes.',
      es: 'Ya tienes muchos artículos apartados en pedidos cuyo pago no ha terminado. No se cobró nada. Termina esos pedidos o inténtalo de nuevo en unos minutos.',
    },
    retryAfterSeconds,
  });
