import type { giftPayment as english } from '#application/messages/en-us/gift-payment.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** Words of gift cards that are spent. */
export const giftPayment = {
  'giftPay.title': 'Tarjetas de regalo',
  'giftPay.code': 'Código de la tarjeta de regalo',
  'giftPay.hint': 'Está en el correo con la tarjeta. Una o varias, una después de otra.',
  'giftPay.apply': 'Aplicar',
  'giftPay.applyIt': 'Aplicar la tarjeta de regalo',
  'giftPay.checking': 'Revisando la tarjeta de regalo…',
  'giftPay.list': 'Tarjetas de regalo que pagan',
  'giftPay.card': 'Tarjeta de regalo terminada en {last4}',
  'giftPay.pays': 'Paga {amount}. Le quedan {left}.',
  'giftPay.remove': 'Quitar',
  'giftPay.removeIt': 'Quitar la tarjeta de regalo terminada en {last4}',
  'giftPay.remaining': 'Importe restante',
  'giftPay.applied':
    'Se aplicó la tarjeta de regalo terminada en {last4}. Importe restante: {remaining}.',
  'giftPay.removed': 'Se quitó la tarjeta de regalo. Importe restante: {remaining}.',
  'giftPay.notForCards': 'Las tarjetas de regalo no pagan las tarjetas de regalo de tu carrito.',
  'giftPay.nothingDueText':
    'Tus tarjetas de regalo cubren este pedido. No queda nada por pagar, así que no te pedimos ninguna tarjeta.',
  'giftPay.reviewCard': 'Tarjeta de regalo terminada en {last4}: {amount}',

  'giftBalance.title': 'Saldo de tarjetas de regalo',
  'giftBalance.lead':
    'Consulta el saldo de una tarjeta de regalo. El código está en el correo con la tarjeta.',
  'giftBalance.show': 'Ver el saldo',
  'giftBalance.told': 'Quedan {balance} en la tarjeta de regalo terminada en {last4}.',
  'giftBalance.how':
    'Para usarla, escribe el código en el paso de pago de un pedido. Lo que no gastes se queda en la tarjeta.',
  'giftBalance.link': 'Consultar el saldo de una tarjeta de regalo',
  'giftBalance.buy': 'Comprar una tarjeta de regalo',
} as const satisfies Spanish<keyof typeof english>;
