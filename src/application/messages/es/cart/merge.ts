import type { merge as english } from '#application/messages/en-us/cart/merge.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** Words about a merged cart (after a sign-in) and an order that is bought again. */
export const merge = {
  'merge.title': 'Tu carrito guardado también está aquí',
  'merge.added': '{count} × {name}: agregado',
  'merge.joined': '{count} × {name}: ahora {total}',
  'merge.undone': 'Lo sacamos de nuevo',
  'merge.undoneText': 'Tu carrito está como antes de iniciar sesión.',
  'merge.undo': 'Deshacer',
  'merge.redo': 'Volver a ponerlo',
  'merge.close': 'Cerrar este aviso',

  'reorder.press': 'Pedir de nuevo',
  'reorder.pressOf': 'Pedir de nuevo: pedido {orderId}',
  'reorder.added_one': '{count} artículo está en tu carrito.',
  'reorder.added_many': '{count} artículos están en tu carrito.',
  'reorder.added_other': '{count} artículos están en tu carrito.',
  'reorder.nothing': 'Hoy no hay nada disponible de este pedido.',
  'reorder.skipped': 'No está en tu carrito:',
  'reorder.because.gone': '{count} × {name}: ya no se vende',
  'reorder.because.unavailable': '{count} × {name}: no disponible por ahora',
  'reorder.because.mix-items': '{count} × {name}: algo de esta caja ya no está disponible',
  'reorder.because.mix-rules': '{count} × {name}: ahora las cajas se llenan de otra manera',
} as const satisfies Spanish<keyof typeof english>;
