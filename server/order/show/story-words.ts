import type { Language } from '#domain/locale/language.ts';
import type { DecidingRule } from '#server/order/show/deciding-rule.ts';

type InBoth = Readonly<Record<Language, string>>;

const both = (english: string, spanish: string): InBoth => ({ 'en-us': english, es: spanish });

/** Why a move was made, in a sentence for the people who run the shop. */
export const ruleWords: Readonly<Record<DecidingRule, InBoth>> = {
  submitted: both('The shopper placed the order.', 'El comprador hizo el pedido.'),
  'asking-for-money': both(
    'The goods are held and the gateway is asked for the money.',
    'Los artículos están apartados y se pide el dinero a la pasarela.',
  ),
  'nothing-to-pay': both('There was nothing to pay.', 'No había nada que pagar.'),
  'bank-asks': both(
    'The bank asks its customer first; nothing is authorized yet.',
    'El banco pregunta primero a su cliente; aún no hay nada autorizado.',
  ),
  'bank-answered': both(
    'The customer answered the bank; the gateway is asked again.',
    'El cliente respondió al banco; se pregunta de nuevo a la pasarela.',
  ),
  'bank-left': both(
    'The bank’s question was left or not answered in time. Nothing was charged.',
    'La pregunta del banco se dejó o no se respondió a tiempo. No se cobró nada.',
  ),
  'no-answer': both(
    'The gateway’s answer was lost: the payment may have happened. The shop asks again.',
    'Se perdió la respuesta de la pasarela: quizás el pago se hizo. La tienda vuelve a preguntar.',
  ),
  'payer-pending': both(
    'The payer’s bank has not decided yet. The shop asks again.',
    'El banco de quien paga aún no decide. La tienda vuelve a preguntar.',
  ),
  approved: both('The payment was approved.', 'El pago se aprobó.'),
  'in-review': both(
    'The gateway holds the money and reviews the payment.',
    'La pasarela retiene el dinero y revisa el pago.',
  ),
  'review-accepted': both('The review accepted the payment.', 'La revisión aceptó el pago.'),
  'review-rejected': both('The review rejected the payment.', 'La revisión rechazó el pago.'),
  'address-check': both(
    'The bank approved and the address check did not: declined (billing address), the approval is given back.',
    'El banco aprobó y la verificación de la dirección no: rechazado (dirección de facturación); la aprobación se devuelve.',
  ),
  'code-check': both(
    'The bank approved and the check of the security code did not: declined (security code), the approval is given back.',
    'El banco aprobó y la verificación del código de seguridad no: rechazado (código de seguridad); la aprobación se devuelve.',
  ),
  'part-only': both(
    'Only a part was approved. That is no payment: it counts as declined and is given back.',
    'Solo se aprobó una parte. Eso no es un pago: cuenta como rechazado y se devuelve.',
  ),
  'called-off': both(
    'The gateway never heard of the payment. It was called off, so that it cannot arrive late.',
    'La pasarela nunca supo del pago. Se anuló, para que no pueda llegar tarde.',
  ),
  'reversed-there': both(
    'The gateway had given the approval back already.',
    'La pasarela ya había devuelto la aprobación.',
  ),
  'declined-billing-address': both(
    'Declined: billing address.',
    'Rechazado: dirección de facturación.',
  ),
  'declined-security-code': both('Declined: security code.', 'Rechazado: código de seguridad.'),
  'declined-expiry': both('Declined: the card has expired.', 'Rechazado: la tarjeta venció.'),
  'declined-funds': both('Declined: funds.', 'Rechazado: fondos.'),
  'declined-declined': both('Declined.', 'Rechazado.'),
  'declined-funding-source': both(
    'Declined: the source of money at PayPal.',
    'Rechazado: la fuente de dinero en PayPal.',
  ),
  'declined-payment-account': both(
    'Declined: the PayPal account itself.',
    'Rechazado: la propia cuenta de PayPal.',
  ),
  'declined-temporary': both(
    'Declined: what the payment needs was not available. It does not count as a try.',
    'Rechazado: algo que el pago necesita no estaba disponible. No se toma como intento.',
  ),
  'declined-authentication': both(
    'Declined: the bank could not confirm its customer.',
    'Rechazado: el banco no pudo confirmar a su cliente.',
  ),
  'declined-duplicate': both(
    'Declined: the same payment was sent before.',
    'Rechazado: el mismo pago ya se había enviado.',
  ),
  'captures-what-is-paid': both(
    'The order is paid: the approved money is taken.',
    'El pedido está pagado: se cobra el dinero aprobado.',
  ),
  captured: both('The money was taken.', 'El dinero se cobró.'),
  'capture-refused': both(
    'The gateway did not take the money; it is asked again later.',
    'La pasarela no cobró el dinero; se le pide de nuevo más tarde.',
  ),
  'approval-given-back': both(
    'The approval was given back: nothing was charged.',
    'La aprobación se devolvió: no se cobró nada.',
  ),
  'cancelled-by-operator': both(
    'An operator cancelled the order: all that was paid goes back.',
    'Un operador canceló el pedido: todo lo pagado se devuelve.',
  ),
  'called-off-by-operator': both(
    'An operator cancelled the order before the payer’s bank decided: the payment was called off, and nothing was charged.',
    'Un operador canceló el pedido antes de que decidiera el banco de quien paga: el pago se anuló y no se cobró nada.',
  ),
  'shipped-by-operator': both('An operator sent the goods.', 'Un operador envió los artículos.'),
  'delivered-by-operator': both(
    'An operator wrote down that they arrived.',
    'Un operador anotó que llegaron.',
  ),
  refunded: both('What was paid was given back.', 'Lo pagado se devolvió.'),
  other: both('', ''),
};

export const stepWords = {
  order: both('Order', 'Pedido'),
  payment: both('Payment', 'Pago'),
  asked: both('Asked the gateway', 'Pregunta a la pasarela'),
  answer: both('answer', 'respuesta'),
  questions: {
    authorization: both('authorization', 'autorización'),
    capture: both('capture', 'cobro'),
    reversal: both('giving the approval back', 'devolución de la aprobación'),
    'calling-off': both('calling the payment off', 'anulación del pago'),
    cancelling: both('calling the pending payment off', 'anulación del pago pendiente'),
    refund: both('refund', 'reembolso'),
    standing: both('how the payment stands', 'estado del pago'),
    'account-session': both(
      'opening an approval at PayPal',
      'apertura de una aprobación en PayPal',
    ),
    'account-status': both('whether the payer approved', 'si quien paga aprobó'),
    'account-order': both('making the order at PayPal', 'creación del pedido en PayPal'),
  } as Readonly<Record<string, InBoth>>,
  giftCard: both('Gift card ending', 'Tarjeta de regalo terminada en'),
  giftCardIs: {
    HELD: both('held for the order', 'apartado para el pedido'),
    TAKEN: both('spent', 'gastado'),
    RETURNED: both('given back to the card', 'devuelto a la tarjeta'),
  },
  rests: both('Nothing more happens by itself.', 'No pasa nada más por sí solo.'),
  looksAgain: both('The shop looks again at', 'La tienda vuelve a mirar a las'),
  needsOperator: both(
    'A person must look at this payment.',
    'Una persona tiene que revisar este pago.',
  ),
} as const;
