/** English texts of the commands about an account's cart, and about ordering again. */
export const accountCartEnUs = {
  'cart.explain': 'explains what happened to every line, and why',
  'explain.kept': '{quantity} × {name}: already in the cart; kept.',
  'explain.added': '{quantity} × {name}: from the saved cart; added as a new line.',
  'explain.joined':
    '{quantity} × {name}: from the saved cart; added to the line that has it already, now {total}.',
  'explain.renumbered':
    '{quantity} × {name}: from the saved cart; another mix had its id, so it is {to} now, not {from}.',
  'explain.dropped': '{name}: was empty; left out.',
  'cart.merged': 'The cart of this device and the saved cart were merged:',
  'cart.notStored':
    'For now the cart is stored on this device only ({reason}); the next command tries again.',
  'order.track':
    'Shows how far an order is, by its number and email, on any device; with the mailed code all of it.',
  'order.sendCode': 'mails a one-time code to that address',
  'order.code': 'the code of that email: it shows address, lines and totals, once',
  'out.codeSent':
    'If number and email belong together, a code is on its way to {email}. It works once, for 15 minutes.',
  'out.milestone': 'Step',
  'out.tracking': 'Tracking',
  'order.low': 'Lists what may be running low, by the days and amounts of your orders.',
  'low.lasts': 'Lasts (days)',
  'low.ago': 'Days since',
  'low.none': 'Nothing seems to be running low.',
  'order.reorder': 'Adds the items of an earlier order to the cart.',
  'reorder.added': 'In the cart again: {count} items.',
  'reorder.skipped': 'Not in the cart:',
  'reorder.gone': '{quantity} × {name}: no longer sold',
  'reorder.unavailable': '{quantity} × {name}: not available right now',
  'reorder.mix-items': '{quantity} × {name}: something in this box is no longer available',
  'reorder.mix-rules': '{quantity} × {name}: boxes are filled differently now',
} as const;
