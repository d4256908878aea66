import type { obstacles as english } from '#application/messages/en-us/cart/obstacles.ts';

export const obstacles: Readonly<Record<keyof typeof english, string>> = {
  'obstacle.over-limit': '{title}: puedes pedir {limit} como máximo. Reduce la cantidad.',
  'obstacle.out-of-stock': '{title} no está disponible. Quítalo o elige otra cosa.',
  'obstacle.not-delivered': '{title} no se puede enviar a {zipcode}. Quítalo o usa otra dirección.',
  'obstacle.price-changed': '{title} cuesta ahora {now}; antes, {before}. Revisa tu carrito.',
  'obstacle.shipping-missing': 'Termina el paso de envío.',
  'obstacle.payment-missing': 'Elige cómo pagar.',
  'obstacle.payment-ran-out':
    'Hace demasiado que escribiste tu tarjeta. No se cobró nada. Escríbela otra vez.',
  'obstacle.billing': 'Dirección de facturación: {problem}',
  'obstacle.unasked': 'No pudimos comprobarlo todo: {why}',
  'obstacle.why': '¿Por qué no puedo pedir?',
  'obstacle.title': 'Antes de poder pedir',
  'obstacle.none': 'Nada impide tu pedido.',
  'obstacle.toCome': 'Aún falta:',
  'obstacle.looking': 'Revisando tu pedido…',
  'obstacle.to.shop': 'Ver las botanas',
  'obstacle.to.cart': 'Ir al carrito',
  'obstacle.to.coupon': 'Cambiar el cupón',
  'obstacle.to.shipping': 'Ir al envío',
  'obstacle.to.payment': 'Ir al pago',
  'obstacle.to.sign-in': 'Iniciar sesión',
};
