import type { cart as english } from '#application/messages/en-us/cart/cart.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** Words of the cart, its free-shipping bar and its totals. */
export const cart = {
  'cart.title': 'Tu carrito',
  'cart.items_one': '{count} artículo',
  'cart.items_many': '{count} artículos',
  'cart.items_other': '{count} artículos',
  'cart.lines': 'Artículos',
  'cart.empty': 'Tu carrito está vacío',
  'cart.emptyText': 'Aquí cabe mucho.',
  'cart.shopAll': 'Ver todas las botanas',
  'cart.checkOut': 'Pagar',
  'cart.summary': 'Resumen',
  'cart.removeName': 'Quitar {name}',

  'ship.progress': 'Avance hacia el envío gratis',
  'ship.more': 'Te faltan {amount} para el envío gratis',
  'ship.done': 'Tu envío es gratis.',

  'totals.subTotal': 'Subtotal',
  'totals.discount': 'Descuento',
  'totals.shipping': 'Envío',
  'totals.free': 'Gratis',
  'totals.tax': 'Impuestos',
  'totals.atCheckout': 'Al pagar',
  'totals.estimated': 'Total estimado',
  'totals.total': 'Total',
} as const satisfies Spanish<keyof typeof english>;
