import type { Kysely } from 'kysely';
import { takeOrdered } from '#domain/cart/lines/ordered-lines.ts';
import { linesText, readLines } from '#server/cart/stored-cart.ts';
import { cartOfAccount, lockCart, writeCartOrder } from '#server/data/cart/carts.ts';
import { linesOfOrder, type OrderRow } from '#server/data/order/orders.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * Removes the ordered goods from the account's cart, in the transaction that places the order, so
 * that no device can order them again. What another device added in the meantime stays (D-CART-28).
 * An order without the device's token leaves the cart unchanged: it was not made from that cart.
 */
export const takeOrderedGoods = async (
  changes: Kysely<Tables>,
  order: Pick<OrderRow, 'order_id' | 'quote_id' | 'account_id' | 'cart_token'>,
  now: Date,
): Promise<void> => {
  const { account_id: accountId, cart_token: token, order_id, quote_id } = order;
  if (accountId === null || token === null) return;
  const found = await cartOfAccount(changes, accountId);
  if (found === undefined) return;
  const { cart_id, version, lines } = await lockCart(changes, found.cart_id);
  const ordered = (await linesOfOrder(changes, order_id)).map((line) => ({
    kind: line.kind,
    productId: line.product_id,
    quantity: line.quantity,
    contents: line.contents,
    gift: line.gift ?? undefined,
  }));
  const { left, takenOut } = takeOrdered(readLines(lines), ordered);
  await writeCartOrder(
    changes,
    { cart_id, version: version + 1, token, order_id, quote_id },
    { left: linesText(left), takenOut: linesText(takenOut) },
    now,
  );
};
