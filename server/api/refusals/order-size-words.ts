import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderExcess } from '#domain/order/order-bounds.ts';
import type { Texts } from '#server/api/refusals/refusal-row.ts';
import { moneyText } from '#server/base/mail/money-text.ts';

/** What an order has too much of: nothing of it was reserved or charged. */
export const orderSizeWords = ({ bound, most, wanted }: OrderExcess): Texts => {
  const inWords = (language: Language): string => {
    const text = bound === 'value' ? moneyText : countText;
    return said[language][bound](text(most as Cents, language), text(wanted as Cents, language));
  };
  return { 'en-us': inWords('en-us'), es: inWords('es') };
};

const countText = (count: number, language: Language): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US').format(count);

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
