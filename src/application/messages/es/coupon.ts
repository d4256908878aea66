import type { coupon as english } from '#application/messages/en-us/coupon.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** Words of coupons, free orders and e-gift cards. */
export const coupon = {
  'coupon.label': 'Código del cupón',
  'coupon.apply': 'Aplicar',
  'coupon.applyIt': 'Aplicar el cupón',
  'coupon.remove': 'Quitar',
  'coupon.removeIt': 'Quitar el cupón',
  'coupon.nothingDue': 'No tienes que pagar',
  'coupon.nothingDueText':
    'Tu cupón cubre este pedido. No hay nada que pagar, así que no te pedimos ninguna tarjeta.',
  'coupon.continue': 'Continuar a la revisión',
  'coupon.reviewFree': 'Nada que pagar',
  'coupon.byEmail': 'Se envía por correo electrónico a quien recibe cada tarjeta',

  'gift.title': 'Tarjetas de regalo',
  'gift.lead':
    'Se envían por correo electrónico en cuanto se paga el pedido, o el día que elijas. Valen justo lo que dicen, en papas.',
  'gift.card': 'Tarjeta de regalo',
  'gift.amount': '¿De cuánto?',
  'gift.otherAmount': 'Otro importe',
  'gift.ownAmount': 'Importe en dólares',
  'gift.amountHint': 'Dólares enteros, de {least} a {most}',
  'gift.who': '¿Para quién es?',
  'gift.firstName': 'Nombre',
  'gift.lastName': 'Apellido',
  'gift.email': 'Correo electrónico del destinatario',
  'gift.message': 'Mensaje de regalo (opcional)',
  'gift.left': 'Te quedan {count} caracteres',
  'gift.sendOn': 'Día de envío (opcional)',
  'gift.sendOnHint':
    'Hasta {count} días después, por la mañana. Sin un día, la enviamos en cuanto se paga el pedido.',
  'gift.sentOn': 'se envía el {day}',
  'gift.preview': 'Ver cómo queda',
  'gift.previewTitle': 'Así llega',
  'gift.previewFrom': 'Un regalo para {name}',
  'gift.previewCode': 'El código llega en el correo, después del pago.',
  'gift.closePreview': 'Cerrar la vista previa',
  'gift.add': 'Agregar tarjeta al carrito, {price}',
  'gift.added': 'Tarjeta de regalo para {name} en el carrito',
  'gift.limits':
    'Máximo {cards} tarjetas y {amount} por pedido. Los cupones no pagan tarjetas de regalo.',
  'gift.none': 'Por ahora no hay tarjetas de regalo. Vuelve pronto.',

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
  'coupon.gone': '{name} ya no se usa.',
} as const satisfies Spanish<keyof typeof english>;
