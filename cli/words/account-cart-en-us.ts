/** English texts of the commands about an account's cart and orders that come back. */
export const accountCartEnUs = {
  'cart.explain': 'says in sentences what became of every line, and why',
  'explain.kept': '{quantity} × {name}: in the cart already, kept.',
  'explain.added': '{quantity} × {name}: of the saved cart, a new line.',
  'explain.joined':
    '{quantity} × {name}: of the saved cart, sold by a line already there: now {total}.',
  'explain.renumbered':
    '{quantity} × {name}: of the saved cart, a box of its own: number {to}, was {from}.',
  'explain.dropped': '{name}: held nothing, left out.',
  'cart.merged': 'The cart of this device and the saved one are one now:',
  'cart.notStored': 'The cart is kept here only for now ({reason}); the next command tries again.',
  'order.reorder': 'Puts the goods of an old order into the cart.',
  'reorder.added': 'In the cart again: {count} items.',
  'reorder.skipped': 'Not in the cart:',
  'reorder.gone': '{quantity} × {name}: no longer sold',
  'reorder.unavailable': '{quantity} × {name}: not available right now',
  'reorder.mix-items': '{quantity} × {name}: something in this box is no longer available',
  'reorder.mix-rules': '{quantity} × {name}: boxes are filled differently now',
} as const;
