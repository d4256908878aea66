/** Words about a merged cart (after a sign-in) and an order that is bought again. */
export const merge = {
  'merge.title': 'Your saved cart is in here too',
  'merge.added': '{count} × {name}: added',
  'merge.joined': '{count} × {name}: now {total}',
  'merge.undone': 'Taken out again',
  'merge.undoneText': 'Your cart is as it was before you logged in.',
  'merge.undo': 'Undo',
  'merge.redo': 'Put it back',
  'merge.close': 'Close this note',

  'reorder.press': 'Order again',
  'reorder.pressOf': 'Order again: order {orderId}',
  'reorder.added_one': '{count} item is in your cart.',
  'reorder.added_other': '{count} items are in your cart.',
  'reorder.nothing': 'Nothing of this order can be had today.',
  'reorder.skipped': 'Not in your cart:',
  'reorder.because.gone': '{count} × {name}: no longer sold',
  'reorder.because.unavailable': '{count} × {name}: not available right now',
  'reorder.because.mix-items': '{count} × {name}: something in this box is no longer available',
  'reorder.because.mix-rules': '{count} × {name}: boxes are filled differently now',
} as const;
