/** Words of the cart, its free-shipping bar and its totals. */
export const cart = {
  'cart.title': 'Your cart',
  'cart.items_one': '{count} item',
  'cart.items_other': '{count} items',
  'cart.lines': 'Items',
  'cart.empty': 'Your cart is empty',
  'cart.emptyText': 'There is plenty of room in here.',
  'cart.shopAll': 'Shop all snacks',
  'cart.checkOut': 'Check out',
  'cart.summary': 'Summary',
  'cart.removeName': 'Remove {name}',

  'ship.progress': 'Progress to free shipping',
  'ship.more': '{amount} more for free shipping',
  'ship.done': 'You have free shipping.',

  'totals.subTotal': 'Subtotal',
  'totals.discount': 'Discount',
  'totals.shipping': 'Shipping',
  'totals.free': 'Free',
  'totals.tax': 'Tax',
  'totals.atCheckout': 'At checkout',
  'totals.estimated': 'Estimated total',
  'totals.total': 'Total',
} as const;
