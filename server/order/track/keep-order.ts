import { normalOrderId } from '#domain/order/tracking/order-number.ts';
import type { ZipDirectory } from '#domain/shipping/zip-directory.ts';
import { checkedAddress, createAddress } from '#server/account/change-addresses.ts';
import { actorOf } from '#server/base/host/fingerprint.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { findOrder, putIntoAccount } from '#server/data/order/orders.ts';

export interface KeepRequest {
  readonly accountId: string;
  readonly orderId: string;
  readonly tempUserID: string;
}

interface Parts extends Pick<ShopParts, 'db'> {
  readonly zips: ZipDirectory;
}

/**
 * Puts a guest's order into the account of who placed it, with its address when the book is not full. The
 * secret of the checkout proves it; an order of another account stays where it is. Safe to repeat.
 */
export const keepOrder = async (
  { db, zips }: Parts,
  { accountId, orderId, tempUserID }: KeepRequest,
): Promise<Refusal | string> => {
  const order = await findOrder(db, normalOrderId(orderId));
  const isPlacer = order?.actor_hash === actorOf(tempUserID);
  if (order === undefined || !isPlacer) return refuse('NOT_FOUND', { what: 'order' });
  if (order.account_id === accountId) return order.order_id;
  if (!(await putIntoAccount(db, order.order_id, accountId))) {
    return refuse('NOT_FOUND', { what: 'order' });
  }
  // A gift goes to somebody else's door, and e-gift cards to none.
  const address = order.gift_order ? undefined : checkedAddress(zips, order.shipping);
  if (address !== undefined && !isRefusal(address)) {
    const written = await createAddress({ db }, accountId, { address, primaryAddr: true });
    // A full address book is no reason against the order.
    if (isRefusal(written) && written.code !== 'ADDRESS_BOOK_FULL') return written;
  }
  return order.order_id;
};
