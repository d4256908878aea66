import type { FaqCategoryRecord } from '#domain/content/content-record.ts';
import { both, question } from './text.ts';

export const faqPayment: FaqCategoryRecord = {
  categoryId: 'payment',
  title: both('Payment', 'Pago'),
  questions: [
    question(
      'which-cards',
      ['Which cards do you take?', '¿Qué tarjetas aceptan?'],
      [
        'Visa, Mastercard, American Express, Discover, Diners Club and JCB, in US dollars.',
        'Visa, Mastercard, American Express, Discover, Diners Club y JCB, en dólares estadounidenses.',
      ],
    ),
    question(
      'card-safe',
      ['Is my card number safe with you?', '¿Está seguro el número de mi tarjeta?'],
      [
        'We never have it. The card fields belong to our payment provider and sit on its own computers. We get a token that is good for one payment, and the last four digits.',
        'Nunca lo tenemos. Los campos de la tarjeta son de nuestro proveedor de pagos y están en sus computadoras. Nosotros recibimos una clave que sirve para un solo pago, y los últimos cuatro dígitos.',
      ],
    ),
    question(
      'charged-when',
      ['When is my card charged?', '¿Cuándo se hace el cargo a mi tarjeta?'],
      [
        'When you press the button that places the order, once, however often it is pressed. If your bank does not answer in time, the order waits and we ask again; you do not have to.',
        'Cuando presionas el botón que hace el pedido, una sola vez, aunque lo presiones varias. Si tu banco no contesta a tiempo, el pedido espera y nosotros volvemos a preguntar; tú no tienes que hacerlo.',
      ],
    ),
    question(
      'time-limit',
      [
        'Why is there a time limit on the payment page?',
        '¿Por qué hay un límite de tiempo al pagar?',
      ],
      [
        'For safety, the card fields stay open for 14 and a half minutes. We tell you before they close, and one press keeps them open. Your cart and your address stay either way.',
        'Por seguridad, los campos de la tarjeta quedan abiertos 14 minutos y medio. Te avisamos antes de que se cierren, y con un botón siguen abiertos. Tu carrito y tu dirección se quedan en cualquier caso.',
      ],
    ),
    question(
      'gift-cards',
      ['How do gift cards work?', '¿Cómo funcionan las tarjetas de regalo?'],
      [
        'They come for any whole amount from $10 to $200 and are sent by email. Type the code in the payment step: one card or several, and the rest by another method. What you do not spend stays on the card; [see what is left](/giftcards/balance). They pay for everything but other gift cards, have no fees, do not expire, and cannot be turned into cash except where a law says so.',
        'Vienen de cualquier importe entero de $10 a $200 y se envían por correo electrónico. Escribe el código en el paso de pago: una tarjeta o varias, y el resto de otra forma. Lo que no gastes se queda en la tarjeta; [consulta el saldo](/giftcards/balance). Pagan todo menos otras tarjetas de regalo, no tienen comisiones, no vencen y no se cambian por efectivo, salvo donde la ley lo ordene.',
      ],
    ),
  ],
};
