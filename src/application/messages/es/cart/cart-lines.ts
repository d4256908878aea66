import type { cartLines as english } from '#application/messages/en-us/cart/cart-lines.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** Words of the cart that show only after an event or a moment later: undo, boxes, the most of one. */
export const cartLines = {
  'cart.arrived': 'Recién agregado',
  'cart.undo': 'Deshacer',
  'cart.undoOf': 'Deshacer: vuelve a poner {name}',
  'cart.returned': '{name} está otra vez en tu carrito.',
  'cart.zeroTitle': '¿Lo quitamos de tu carrito?',
  'cart.zeroText': '{name}: tienes {count} en tu carrito.',
  'cart.zeroKeep': 'Dejarlo',
  'cart.zeroRemove': 'Quitarlo',
  'cart.most': 'Puedes pedir {limit} de un mismo artículo como máximo.',
  'cart.mostPreOrder': 'Puedes pedir {limit} de un artículo en preventa como máximo.',
  'cart.mixBags_one': '{count} bolsa',
  'cart.mixBags_many': '{count} bolsas',
  'cart.mixBags_other': '{count} bolsas',
  'cart.mixFlavors_one': '{count} sabor',
  'cart.mixFlavors_many': '{count} sabores',
  'cart.mixFlavors_other': '{count} sabores',
  'cart.editMix': 'Editar caja',
  'cart.editMixOf': 'Editar caja: {name}',
  'cart.fillBox': 'Llena una caja de 30',
  'cart.viewWithCoupons': 'Ver carrito y cupones',
} as const satisfies Spanish<keyof typeof english>;
