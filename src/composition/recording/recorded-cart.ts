import type { RecordedCart } from '#adapters/http/wire/tools/recorded-call.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { giftOf } from '#domain/cart/lines/gift-lines.ts';
import { totalsOfCart } from '#domain/cart/totals.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

/** A cart as a recording has it: what is in it, and the sums that the terminal prints alike. */
export const recordedCart = (cart: Cart): RecordedCart => {
  const totals = totalsOfCart(cart);
  return {
    lines: cart.lines.map(recordedLine),
    cartCount: totals.ok ? totals.value.cartCount : 0,
    ...(totals.ok && {
      subTotal: dollarsFromCents(totals.value.subTotal),
      discount: dollarsFromCents(totals.value.discount),
    }),
  };
};

/** Under `cart` where there is one: a call that was refused has no answer. */
export const cartIn = (cart: Cart | undefined) => cart && { cart: recordedCart(cart) };

const recordedLine = (line: CartLine): RecordedCart['lines'][number] => ({
  id: line.id,
  productId: line.productId,
  kind: giftOf(line) === undefined ? line.kind : 'gift',
  quantity: line.quantity,
});
