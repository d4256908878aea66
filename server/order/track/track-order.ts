import type { Language } from '#domain/locale/language.ts';
import { shopperFace } from '#domain/order/order-machine.ts';
import { normalOrderId } from '#domain/order/tracking/order-number.ts';
import { type TrackedOrder, typedOrderCode } from '#domain/order/tracking/tracked-order.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { returnAttempts, takeAttempts } from '#server/base/limits/attempt-limits.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { spendCode } from '#server/data/order/order-codes.ts';
import { findOrder, linesOfOrder, type OrderRow } from '#server/data/order/orders.ts';
import { claimedOrder } from '#server/order/show/claimed-order.ts';
import { progressOf } from '#server/order/show/order-progress.ts';
import { wholeOrder } from '#server/order/show/show-order.ts';

export interface TrackingClaim {
  readonly orderId: string;
  readonly email: string;
  readonly code?: string | undefined;
  readonly clientAddress: string;
  /** Of who reads it. */
  readonly language: Language;
}

type Parts = Pick<ShopParts, 'db' | 'clock' | 'limits'>;

/** Wrong tries a code bears; a million codes are not guessed in five. */
const mostMisses = 5;

/**
 * How far an order is, for whoever knows its number and e-mail: nothing that would tell a stranger who
 * ordered what. The mailed code shows all of it, once.
 */
export const trackOrder = async (
  parts: Parts,
  claim: TrackingClaim,
): Promise<TrackedOrder | Refusal> => {
  const { db } = parts;
  const found = await findOrder(db, normalOrderId(claim.orderId));
  const order = await claimedOrder(parts, claim, found);
  if (isRefusal(order)) return order;
  const refusal = claim.code === undefined ? undefined : await checkCode(parts, order, claim);
  if (refusal !== undefined) return refusal;
  const lines = await linesOfOrder(db, order.order_id);
  return {
    orderId: order.order_id,
    ...shopperFace(order.state),
    placedAt: order.placed_at.toISOString(),
    ...(await progressOf(db, order)),
    shipsNothing: lines.every(({ gift }) => gift !== null),
    ...(claim.code === undefined ? {} : { order: await wholeOrder(db, order, claim.language) }),
  };
};

/** Wrong codes count as wrong look-ups do. */
const checkCode = async (
  { db, clock, limits }: Parts,
  order: OrderRow,
  { code = '', clientAddress }: TrackingClaim,
): Promise<Refusal | undefined> => {
  const now = clock.now();
  const counted = [[limits.lookupsOfAddress, fingerprint(clientAddress)]] as const;
  const taken = await takeAttempts(db, counted, now);
  if (isRefusal(taken)) return taken;
  const typed = typedOrderCode(code);
  const isRight =
    typed !== undefined &&
    (await spendCode(db, order.order_id, typed, { now: new Date(now), mostMisses }));
  if (!isRight) return refuse('ORDER_CODE_WRONG');
  await returnAttempts(db, counted, now);
  return undefined;
};
