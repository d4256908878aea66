import type { accountCartEnUs } from '#cli/words/account-cart-en-us.ts';

/** Spanish texts of the commands about an account's cart and orders that come back. */
export const accountCartEs = {
  'cart.explain': 'dice en frases qué pasó con cada línea y por qué',
  'explain.kept': '{quantity} × {name}: ya estaba en el carrito, se queda.',
  'explain.added': '{quantity} × {name}: del carrito guardado, una línea nueva.',
  'explain.joined':
    '{quantity} × {name}: del carrito guardado, ya hay una línea que lo vende: ahora {total}.',
  'explain.renumbered':
    '{quantity} × {name}: del carrito guardado, una caja aparte: número {to}, era {from}.',
  'explain.dropped': '{name}: no tenía nada, se omite.',
  'cart.merged': 'El carrito de este dispositivo y el guardado ya son uno:',
  'cart.notStored':
    'Por ahora el carrito solo está aquí ({reason}); el próximo comando lo intenta de nuevo.',
  'order.reorder': 'Pone en el carrito lo de un pedido anterior.',
  'reorder.added': 'De nuevo en el carrito: {count} artículos.',
  'reorder.skipped': 'No está en el carrito:',
  'reorder.gone': '{quantity} × {name}: ya no se vende',
  'reorder.unavailable': '{quantity} × {name}: no disponible por ahora',
  'reorder.mix-items': '{quantity} × {name}: algo de esta caja ya no está disponible',
  'reorder.mix-rules': '{quantity} × {name}: ahora las cajas se llenan de otra manera',
} as const satisfies Record<keyof typeof accountCartEnUs, string>;
