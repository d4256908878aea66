import type { CommandRefusal } from '#domain/order/operator-move.ts';
import type { RefusalRows, Texts } from '#server/api/refusals/refusal-row.ts';

const because: Readonly<Record<CommandRefusal, Texts>> = {
  'not-paid': {
    'en-us': 'Nothing was paid for this order: there is nothing to give back or to send.',
    es: 'No se pagó nada por este pedido: no hay nada que devolver ni enviar.',
  },
  'payment-unfinished': {
    'en-us': 'The payment of this order is not finished yet. Try again when it is.',
    es: 'El pago de este pedido aún no termina. Inténtalo de nuevo cuando termine.',
  },
  'payment-busy': {
    'en-us':
      'The shop is asking about the payment of this order right now. Nothing was changed. Try again in a moment.',
    es: 'La tienda está preguntando por el pago de este pedido en este momento. No se cambió nada. Inténtalo de nuevo en un momento.',
  },
  'gateway-silent': {
    'en-us':
      'The gateway did not say whether it called the payment off. The order stays as it is. Try again in a moment.',
    es: 'La pasarela no dijo si anuló el pago. El pedido queda como está. Inténtalo de nuevo en un momento.',
  },
  shipped: {
    'en-us': 'This order was sent already. It can be refunded, not canceled.',
    es: 'Este pedido ya se envió. Se puede reembolsar, no cancelar.',
  },
  'not-shipped': {
    'en-us': 'This order was not sent yet.',
    es: 'Este pedido aún no se envió.',
  },
  cancelled: {
    'en-us': 'This order is canceled or refunded.',
    es: 'Este pedido está cancelado o reembolsado.',
  },
  'gift-cards-spent': {
    'en-us':
      'A gift card bought with this order was used already, so the order cannot be given back. Nothing was changed.',
    es: 'Una tarjeta de regalo comprada con este pedido ya se usó, así que el pedido no se puede devolver. No se cambió nada.',
  },
};

/** Commands of operators that do not fit the order. */
export const operatorRefusals = {
  ORDER_COMMAND_REFUSED: { status: 409, words: (facts) => because[facts.because] },
} as const satisfies Partial<RefusalRows>;
