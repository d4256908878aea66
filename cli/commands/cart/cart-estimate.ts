import * as z from 'zod/mini';
import { deliveryestimate } from '#adapters/http/wire/calls/order-calls.ts';
import { fillBlanks } from '#application/messages/message.ts';
import type { ZipEstimate } from '#application/shipping/delivery/estimate-cart.ts';
import { cutOffText, dayText } from '#cli/commands/shipping/day-text.ts';
import { dollars, pairs } from '#cli/report/table.ts';
import type { Session } from '#cli/session/session.ts';
import type { OpenShop } from '#cli/shop/shop.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

/** An estimate, and for how many minutes an order still leaves today. */
export type TimedEstimate = ZipEstimate & { readonly minutesLeft?: number };

const timed = async (
  { useCases, attempt }: OpenShop,
  found: ZipEstimate | undefined,
): Promise<TimedEstimate | undefined> => {
  const { expected } = found?.estimate ?? {};
  if (found === undefined || expected === undefined) return found;
  const told = await attempt(useCases.delivery.tellCutOff(expected));
  if (!told.ok || told.value.minutes === undefined) return found;
  return { ...found, minutesLeft: told.value.minutes };
};

/**
 * What it would cost to send the cart to the zip code that was set, and when it would come. A shop that cannot say
 * so does not keep a cart from being shown.
 */
export const zipEstimate = async (shop: OpenShop): Promise<TimedEstimate | undefined> => {
  const outcome = await shop.attempt(shop.useCases.delivery.estimateCart());
  return timed(shop, outcome.ok ? outcome.value : undefined);
};

/** The same of one product. */
export const productEstimate = async (
  shop: OpenShop,
  productId: ProductId,
): Promise<TimedEstimate | undefined> => {
  const outcome = await shop.attempt(shop.useCases.delivery.expectProduct(productId));
  return timed(shop, outcome.ok ? outcome.value : undefined);
};

export const estimateData = ({ zipCode, estimate, minutesLeft }: TimedEstimate) => ({
  zipCode,
  ...(minutesLeft !== undefined && { minutesLeft }),
  ...(estimate && z.encode(deliveryestimate.item, estimate)),
});

/** The estimate as text for people. */
export const estimateText = (delivery: TimedEstimate, session: Session): string => {
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
export const whenText = ({ estimate, minutesLeft }: TimedEstimate, session: Session): string => {
  const when = dayText(estimate?.expected ?? 'not-served', session);
  return minutesLeft === undefined ? when : `${when}. ${cutOffText(minutesLeft, session)}`;
};
