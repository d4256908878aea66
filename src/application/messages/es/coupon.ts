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
    'Se envían por correo electrónico en cuanto se paga el pedido. Valen justo lo que dicen, en papas.',
  'gift.amount': '¿De cuánto?',
  'gift.who': '¿Para quién es?',
  'gift.firstName': 'Nombre',
  'gift.lastName': 'Apellido',
  'gift.email': 'Su correo electrónico',
  'gift.message': 'Mensaje (opcional)',
  'gift.left': 'Te quedan {count} caracteres',
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
} as const satisfies Spanish<keyof typeof english>;
