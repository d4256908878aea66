import * as z from 'zod/mini';
import { deliveryestimate } from '#adapters/http/wire/calls/order-calls.ts';
import { fillBlanks } from '#application/messages/message.ts';
import type { ZipEstimate } from '#application/shipping/delivery/estimate-cart.ts';
import { dayText } from '#cli/commands/shipping/day-text.ts';
import { dollars, pairs } from '#cli/report/table.ts';
import type { Session } from '#cli/session/session.ts';
import type { OpenShop } from '#cli/shop/shop.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

/**
 * What it would cost to send the cart to the zip code that was set, and when it would come. A shop that cannot say
 * so does not keep a cart from being shown.
 */
export const zipEstimate = async ({
  useCases,
  attempt,
}: OpenShop): Promise<ZipEstimate | undefined> => {
  const outcome = await attempt(useCases.delivery.estimateCart());
  return outcome.ok ? outcome.value : undefined;
};

/** The same of one product. */
export const productEstimate = async (
  { useCases, attempt }: OpenShop,
  productId: ProductId,
): Promise<ZipEstimate | undefined> => {
  const outcome = await attempt(useCases.delivery.expectProduct(productId));
  return outcome.ok ? outcome.value : undefined;
};

export const estimateData = ({ zipCode, estimate }: ZipEstimate) => ({
  zipCode,
  ...(estimate && z.encode(deliveryestimate.item, estimate)),
});

/** The estimate as text for people. */
export const estimateText = (delivery: ZipEstimate, session: Session): string => {
  const { zipCode, estimate } = delivery;
  const { words } = session;
  const title = fillBlanks(words['out.estimateFor'], { zip: zipCode });
  const { charges } = estimate ?? {};
  const sums =
    charges === undefined
      ? []
      : [
          pairs([
            [
              words['out.shippingCharge'],
              dollars(dollarsFromCents(charges.shipping.shippingCharge)),
            ],
            [words['out.tax'], dollars(dollarsFromCents(charges.totalTax))],
          ]),
        ];
  return [title, ...sums, whenText(delivery, session)].join('\n');
};

/** To a zip code that nobody knows nothing is sent. */
export const whenText = ({ estimate }: ZipEstimate, session: Session): string =>
  dayText(estimate?.expected ?? 'not-served', session);
