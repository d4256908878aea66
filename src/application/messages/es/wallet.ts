import type { wallet as english } from '#application/messages/en-us/wallet.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** Words of paying with Apple Pay: in its sheet, and on the pages that open it. */
export const wallet = {
  'wallet.pay': 'Pagar con Apple Pay',
  'wallet.other': 'O paga de otra forma',
  'wallet.working': 'Apple Pay está abierto',
  'wallet.cancelled': 'Cerraste Apple Pay. No se cobró nada y tu carrito sigue igual.',
  'wallet.checking':
    'Estamos verificando tu pago. Espera un momento y no vuelvas a pagar, por favor.',
  'wallet.mayBePlaced':
    'Tu pago todavía se está verificando, así que tu pedido quizá ya se hizo. Te escribiremos en cuanto lo sepamos. No vuelvas a pagar antes, por favor.',
  'wallet.totalChanged':
    'El precio cambió de {before} a {after}. No se cobró nada. Abre Apple Pay de nuevo para ver el total nuevo.',

  'wallet.shop': 'Crunchcart',
  'wallet.standardShipping': 'Envío estándar',
  'wallet.subTotal': 'Subtotal',
  'wallet.discount': 'Descuento',
  'wallet.shipping': 'Envío',
  'wallet.tax': 'Impuestos',
  'wallet.giftCards': 'Tarjetas de regalo',
  'wallet.noItems': 'No disponible para este código postal: {items}',
  'wallet.noCoupon': 'Este cupón no vale para tu pedido',
  'wallet.freeOrder': 'Este cupón lo paga todo: úsalo en tu carrito',
  'wallet.noAnswer': 'La tienda no respondió. Inténtalo de nuevo',
} as const satisfies Spanish<keyof typeof english>;
