import type { Language } from '#domain/locale/language.ts';
import type { MailKind } from '#server/data/tables/mail-tables.ts';

export interface MailWords {
  readonly subjects: Readonly<Record<MailKind, (orderId: string) => string>>;
  /** On top of the mail. A confirmation has two: the payment may have to be reviewed. */
  readonly headings: Readonly<Record<MailKind | 'in-review', string>>;
  /** Texts before and after the shopper's name. */
  readonly greeting: readonly [string, string];
  readonly placed: string;
  /** The payer's bank is still deciding. */
  readonly pending: string;
  /** When it should come: days in words, and only one of them. */
  readonly expectedSpan: (from: string, to: string) => string;
  readonly expectedOn: (day: string) => string;
  readonly paidWith: string;
  readonly inReview: string;
  readonly accepted: string;
  readonly failed: string;
  readonly failedNext: string;
  readonly failedNextAccount: string;
  /** What gift cards were to pay is back on them. */
  readonly failedGiftCards: string;
  readonly shipped: string;
  /** On the button to the carrier's page. */
  readonly follow: (carrier: string) => string;
  readonly trackingNumber: string;
  readonly cancelled: string;
  readonly refunded: string;
  /** Of money that was taken, and of money that was only held. */
  readonly givenBack: (amount: string) => string;
  readonly released: (amount: string) => string;
  /** Of a payment that was called off before its bank decided. */
  readonly calledOff: (amount: string) => string;
  readonly number: string;
  /** On the button to the order's page. */
  readonly look: string;
  /** The same for a guest. */
  readonly track: string;
  /** Of a box of a mix. */
  readonly inside: (bags: number, flavors: number) => string;
  readonly subTotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly free: string;
  readonly tax: string;
  readonly total: string;
  readonly giftCard: (last4: string) => string;
  /** What the gift cards left to another method. */
  readonly remaining: string;
  readonly shipTo: string;
  readonly byEmail: string;
  readonly gift: string;
  readonly giftMessage: string;
  /** When an e-gift card of a later day is mailed. */
  readonly giftDay: (day: string) => string;
  readonly footer: string;
}

/** Texts of mails about orders, in both languages. */
export const mailWords: Readonly<Record<Language, MailWords>> = {
  'en-us': {
    subjects: {
      'order-confirmation': (orderId) => `Your Crunchcart order ${orderId}`,
      'review-accepted': (orderId) => `Your Crunchcart order ${orderId} is confirmed`,
      'order-cancelled': (orderId) => `Your Crunchcart order ${orderId} is canceled`,
      'order-refunded': (orderId) => `Refund for your Crunchcart order ${orderId}`,
      'order-shipped': (orderId) => `Your Crunchcart order ${orderId} is on its way`,
      'payment-pending': (orderId) => `Your Crunchcart order ${orderId}: payment pending`,
      'payment-failed': (orderId) => `Payment failed for your Crunchcart order ${orderId}`,
    },
    headings: {
      'order-confirmation': 'Order received',
      'in-review': 'Payment under review',
      'review-accepted': 'Order confirmed',
      'order-cancelled': 'Order canceled',
      'order-refunded': 'Refund',
      'order-shipped': 'On its way',
      'payment-pending': 'Payment pending',
      'payment-failed': 'Payment failed',
    },
    greeting: ['Hi ', ','],
    placed: 'Thank you! We have your order.',
    pending:
      'Thank you! We have your order. PayPal tells us that the payment is not finished: your bank is still deciding. That may take days. Nothing is sent before, and we email you as soon as we know.',
    expectedSpan: (from, to) => `It should arrive between ${from}, and ${to}.`,
    expectedOn: (day) => `It should arrive on ${day}.`,
    paidWith: 'Payment',
    inReview: 'Thank you! We have your order and are reviewing the payment.',
    accepted: 'We reviewed the payment and your order is confirmed.',
    failed: 'The payment did not go through, so the order is canceled. You were not charged.',
    failedNext: 'You can order again with another card.',
    shipped: 'Your order left us and is on its way.',
    follow: (carrier) => `Follow it at ${carrier}`,
    trackingNumber: 'Tracking number',
    cancelled: 'We canceled your order. Nothing will be shipped.',
    refunded: 'We are refunding your order.',
    givenBack: (amount) =>
      `We are giving back ${amount} to what you paid with. Your bank may take some days to show it.`,
    released: (amount) =>
      `You are not charged: ${amount} was only held, and your bank may take some days to release it.`,
    calledOff: (amount) =>
      `You are not charged: the payment of ${amount} was not finished, and we called it off.`,
    failedNextAccount: 'You can order again and pay another way.',
    failedGiftCards: 'Your gift cards have their full amount back.',
    number: 'Order number',
    look: 'See your order',
    track: 'Track your order',
    inside: (bags, flavors) => `${bags} bags, ${flavors} ${flavors === 1 ? 'flavor' : 'flavors'}`,
    subTotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    free: 'Free',
    tax: 'Tax',
    total: 'Total',
    giftCard: (last4) => `Gift card ending in ${last4}`,
    remaining: 'Remaining amount',
    shipTo: 'Shipping to',
    byEmail: 'By email, to the recipient of each card',
    gift: 'This order is a gift: there are no prices in the box.',
    giftMessage: 'Gift message, written by the person who ordered',
    giftDay: (day) => `sent on ${day}`,
    footer:
      'Look up your order with its number and this email address: “Track an order” on every page of the shop.',
  },
  es: {
    subjects: {
      'order-confirmation': (orderId) => `Tu pedido ${orderId} de Crunchcart`,
      'review-accepted': (orderId) => `Tu pedido ${orderId} de Crunchcart está confirmado`,
      'order-cancelled': (orderId) => `Tu pedido ${orderId} de Crunchcart está cancelado`,
      'order-refunded': (orderId) => `Reembolso de tu pedido ${orderId} de Crunchcart`,
      'order-shipped': (orderId) => `Tu pedido ${orderId} de Crunchcart está en camino`,
      'payment-pending': (orderId) => `Tu pedido ${orderId} de Crunchcart: pago pendiente`,
      'payment-failed': (orderId) => `El pago de tu pedido ${orderId} de Crunchcart no se completó`,
    },
    headings: {
      'order-confirmation': 'Pedido recibido',
      'in-review': 'Pago en revisión',
      'review-accepted': 'Pedido confirmado',
      'order-cancelled': 'Pedido cancelado',
      'order-refunded': 'Reembolso',
      'order-shipped': 'En camino',
      'payment-pending': 'Pago pendiente',
      'payment-failed': 'El pago no se completó',
    },
    greeting: ['Hola, ', ':'],
    placed: '¡Gracias! Recibimos tu pedido.',
    pending:
      '¡Gracias! Recibimos tu pedido. PayPal nos dice que el pago no está completo: tu banco todavía lo está decidiendo. Puede tardar días. Antes no enviamos nada y te escribiremos en cuanto lo sepamos.',
    expectedSpan: (from, to) => `Debería llegar entre el ${from} y el ${to}.`,
    expectedOn: (day) => `Debería llegar el ${day}.`,
    paidWith: 'Pago',
    inReview: '¡Gracias! Recibimos tu pedido y estamos revisando el pago.',
    accepted: 'Revisamos el pago y tu pedido está confirmado.',
    failed: 'El pago no se completó, así que el pedido está cancelado. No se te cobró nada.',
    failedNext: 'Puedes hacer el pedido de nuevo con otra tarjeta.',
    shipped: 'Tu pedido ya salió y está en camino.',
    follow: (carrier) => `Seguirlo en ${carrier}`,
    trackingNumber: 'Número de rastreo',
    cancelled: 'Cancelamos tu pedido. No se enviará nada.',
    refunded: 'Estamos reembolsando tu pedido.',
    givenBack: (amount) =>
      `Estamos devolviendo ${amount} al medio con el que pagaste. Tu banco puede tardar unos días en mostrarlo.`,
    released: (amount) =>
      `No se te cobra nada: ${amount} solo estaba retenido y tu banco puede tardar unos días en liberarlo.`,
    calledOff: (amount) =>
      `No se te cobra nada: el pago de ${amount} no estaba completo y lo anulamos.`,
    failedNextAccount: 'Puedes hacer el pedido de nuevo y pagar de otra forma.',
    failedGiftCards: 'El importe volvió a tus tarjetas de regalo.',
    number: 'Número de pedido',
    look: 'Ver tu pedido',
    track: 'Rastrear tu pedido',
    inside: (bags, flavors) => `${bags} bolsas, ${flavors} ${flavors === 1 ? 'sabor' : 'sabores'}`,
    subTotal: 'Subtotal',
    discount: 'Descuento',
    shipping: 'Envío',
    free: 'Gratis',
    tax: 'Impuestos',
    total: 'Total',
    giftCard: (last4) => `Tarjeta de regalo terminada en ${last4}`,
    remaining: 'Importe restante',
    shipTo: 'Se envía a',
    byEmail: 'Por correo electrónico, a quien recibe cada tarjeta',
    gift: 'Este pedido es un regalo: la caja no lleva precios.',
    giftMessage: 'Mensaje de regalo, escrito por quien hizo el pedido',
    giftDay: (day) => `se envía el ${day}`,
    footer:
      'Consulta tu pedido con su número y este correo electrónico: «Rastrear un pedido» en cada página de la tienda.',
  },
};
