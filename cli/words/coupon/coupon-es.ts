import type { couponEnUs } from '#cli/words/coupon/coupon-en-us.ts';

/** Spanish texts of the commands about coupons and e-gift cards. */
export const couponEs: Readonly<Record<keyof typeof couponEnUs, string>> = {
  coupon: 'Aplica, quita y muestra el cupón del carrito.',
  'coupon.apply': 'Aplica un cupón, que reemplaza al anterior.',
  'coupon.remove': 'Quita el cupón del carrito.',
  'coupon.show': 'Muestra el cupón, revisado de nuevo para el carrito actual.',
  'coupon.code': 'el código, en mayúsculas o minúsculas',
  gift: 'Compra tarjetas de regalo electrónicas y dice el saldo de una.',
  'gift.balance': 'Dice el saldo de una tarjeta de regalo.',
  'gift.code': 'el código del correo, escrito como sea; - lo lee de la entrada estándar',
  'gift.add': 'Pone en el carrito una tarjeta de regalo para alguien.',
  'gift.amount': 'su valor en dólares enteros',
  'gift.firstName': 'nombre de quien la recibe',
  'gift.lastName': 'apellido de quien la recibe',
  'gift.email': 'a dónde se envía la tarjeta una vez pagada',
  'gift.sendOn': 'el día en que se envía, como 2026-12-24; sin él, enseguida',
  'gift.message': 'su mensaje, hasta 200 caracteres',
  'checkout.giftOrder': 'el pedido es un regalo: la caja no lleva precios',
  'checkout.giftCard':
    'paga con esta tarjeta de regalo; puede repetirse, - lee los códigos de la entrada estándar',
  'out.giftBalance': 'Quedan {balance} en la tarjeta de regalo terminada en {last4}.',
  'out.giftCard': 'Tarjeta de regalo •••• {last4}',
  'out.amountDue': 'Importe restante',
  'out.noCoupon': 'El carrito no tiene ningún cupón.',
};
