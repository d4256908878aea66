import type { Language } from '#domain/locale/language.ts';

interface MailWords {
  readonly subject: (orderId: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly placed: string;
  readonly inReview: string;
  readonly number: string;
  readonly subTotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly free: string;
  readonly tax: string;
  readonly total: string;
  readonly shipTo: string;
  readonly footer: string;
}

/** The words of the order confirmation, both languages. */
export const mailWords: Readonly<Record<Language, MailWords>> = {
  'en-us': {
    subject: (orderId) => `Your Crunchcart order ${orderId}`,
    greeting: (firstName) => `Hi ${firstName},`,
    placed: 'Thank you! Your order is placed.',
    inReview: 'Thank you! We have your order and are reviewing the payment.',
    number: 'Order number',
    subTotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    free: 'Free',
    tax: 'Tax',
    total: 'Total',
    shipTo: 'Shipping to',
    footer: 'Look up your order with its number and this e-mail address.',
  },
  es: {
    subject: (orderId) => `Tu pedido ${orderId} de Crunchcart`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    placed: '¡Gracias! Tu pedido está hecho.',
    inReview: '¡Gracias! Recibimos tu pedido y estamos revisando el pago.',
    number: 'Número de pedido',
    subTotal: 'Subtotal',
    discount: 'Descuento',
    shipping: 'Envío',
    free: 'Gratis',
    tax: 'Impuesto',
    total: 'Total',
    shipTo: 'Enviar a',
    footer: 'Consulta tu pedido con su número y este correo electrónico.',
  },
};
