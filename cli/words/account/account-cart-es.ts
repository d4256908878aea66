import type { accountCartEnUs } from '#cli/words/account/account-cart-en-us.ts';

/** Spanish texts of the commands about an account's cart and orders that come back. */
export const accountCartEs = {
  'cart.explain': 'dice en frases qué pasó con cada línea y por qué',
  'explain.kept': '{quantity} × {name}: ya estaba en el carrito; se queda.',
  'explain.added': '{quantity} × {name}: del carrito guardado; agregada como línea nueva.',
  'explain.joined':
    '{quantity} × {name}: del carrito guardado; se suma a la línea que ya lo tiene, ahora {total}.',
  'explain.renumbered':
    '{quantity} × {name}: del carrito guardado; otra mezcla tenía su id, así que ahora es {to}, no {from}.',
  'explain.dropped': '{name}: estaba vacía; se omite.',
  'cart.merged': 'Se combinaron el carrito de este dispositivo y el guardado:',
  'cart.notStored':
    'Por ahora el carrito está guardado solo en este dispositivo ({reason}); el próximo comando lo intenta de nuevo.',
  'order.track':
    'Muestra cómo va un pedido, por su número y su correo, en cualquier dispositivo; con el código enviado, completo.',
  'order.sendCode': 'envía un código de un solo uso a esa dirección',
  'order.code': 'el código de ese correo: muestra dirección, artículos y totales, una vez',
  'out.codeSent':
    'Si el número y el correo van juntos, un código va en camino a {email}. Sirve una sola vez, durante 15 minutos.',
  'out.milestone': 'Paso',
  'out.tracking': 'Rastreo',
  'order.low':
    'Muestra lo que tal vez se está acabando, según las fechas y cantidades de tus pedidos.',
  'low.lasts': 'Dura (días)',
  'low.ago': 'Días desde',
  'low.none': 'Parece que nada se está acabando.',
  'order.reorder': 'Agrega al carrito los artículos de un pedido anterior.',
  'reorder.added': 'De nuevo en el carrito: {count} artículos.',
  'reorder.skipped': 'No está en el carrito:',
  'reorder.gone': '{quantity} × {name}: ya no se vende',
  'reorder.unavailable': '{quantity} × {name}: no disponible por ahora',
  'reorder.mix-items': '{quantity} × {name}: algo de esta caja ya no está disponible',
  'reorder.mix-rules': '{quantity} × {name}: ahora las cajas se llenan de otra manera',
} as const satisfies Record<keyof typeof accountCartEnUs, string>;
