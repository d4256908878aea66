import type { Kysely } from 'kysely';
import { takeOrdered } from '#domain/cart/lines/ordered-lines.ts';
import { linesText, readLines } from '#server/cart/stored-cart.ts';
import { cartOfAccount, lockCart, writeCartOrder } from '#server/data/cart/carts.ts';
import { linesOfOrder, type OrderRow } from '#server/data/order/orders.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * Takes the goods of an order out of its account's cart, in the transaction that places it, so that
 * no device sells them again; what another device put in meanwhile stays (D-CART-28). An order
 * whose device did not name itself leaves the cart alone: it was no order of that cart.
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
