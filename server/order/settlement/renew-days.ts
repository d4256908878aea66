import { goodsReadiness } from '#domain/order/quote/goods-readiness.ts';
import { expectedDays } from '#domain/shipping/expected-day/expected-days.ts';
import { readShelf } from '#server/data/catalog/shelf.ts';
import { linesOfOrder, promiseDays } from '#server/data/order/orders.ts';
import { servingLocation } from '#server/data/shipping/locations.ts';
import { orderTiming } from '#server/order/order-timing.ts';
import { storedDays } from '#server/order/quote/stored-days.ts';
import type { Settlement } from '#server/order/settlement/settlement.ts';

/**
 * An order whose payment was decided long after it was placed leaves later than was promised then: it is promised the days of
 * an order placed now (D-SHIPPING-05). Within the time a quote lives nothing changes, and never to an earlier day.
 */
export const renewDays = async ({
  changes,
  order,
  step,
}: Pick<Settlement, 'changes' | 'order' | 'step'>): Promise<void> => {
  const { order_id: orderId, expected, shipping, language, placed_at: placedAt } = order;
  if (expected === null || step.at.getTime() - placedAt.getTime() <= orderTiming.quote) return;
  const location = await servingLocation(changes, shipping.zipcode);
  if (location === undefined) return;
  const ids = (await linesOfOrder(changes, orderId)).flatMap((line) => [
    line.product_id,
    ...line.contents.map(({ productId }) => productId),
  ]);
  const shelf = await readShelf(changes, ids, location.locationNumber, language);
  const anew = expectedDays(
    location.dispatch,
    shipping.state,
    goodsReadiness(ids, shelf),
    step.at.getTime(),
  );
  if (typeof anew === 'string' || anew.latest <= expected.latest) return;
  await promiseDays(changes, orderId, storedDays(anew));
};
