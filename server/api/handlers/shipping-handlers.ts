import { productinventory, zipcodevalidate } from '#adapters/http/wire/calls/cart-calls.ts';
import {
  checkitemsavailability,
  deliveryestimate,
  ordertax,
  shippingcharge,
} from '#adapters/http/wire/calls/order-calls.ts';
import { addresssuggestions } from '#adapters/http/wire/calls/suggestion-calls.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal } from '#server/base/refusal/refusal.ts';
import { availabilityFor, inventoryOf } from '#server/order/quote/availability.ts';
import { estimateDelivery } from '#server/order/quote/estimate-delivery.ts';
import { estimateShipping, estimateTax } from '#server/order/quote/estimates.ts';
import { suggestAddresses } from '#server/shipping/suggest-addresses.ts';
import { answerZip } from '#server/shipping/zip-answer.ts';

/** Calls about stock, zip codes, shipping and tax. */
export const shippingAnswers = (parts: ShopParts): readonly AnsweredCall[] => [
  answer(productinventory, async ({ body, locationNumber }) => ({
    items: await inventoryOf(parts, locationNumber, body.items),
  })),

  answer(checkitemsavailability, async ({ body, language }) => ({
    items: await availabilityFor(parts, body.zipcode, body.items, language),
  })),

  answer(zipcodevalidate, async ({ body }) => ({ items: [await answerZip(parts, body)] })),

  answer(addresssuggestions, async ({ body: { text }, clientAddress }) => {
    const suggestions = await suggestAddresses(parts, text, clientAddress);
    return isRefusal(suggestions) ? suggestions : { items: suggestions };
  }),

  answer(shippingcharge, async ({ body }) => {
    const charge = await estimateShipping(parts, body, body.items);
    return isRefusal(charge) ? charge : { items: [charge] };
  }),

  answer(deliveryestimate, async ({ body: { zipcode, items, discount } }) => {
    const estimate = await estimateDelivery(parts, zipcode, items, discount);
    return isRefusal(estimate) ? estimate : { items: [estimate] };
  }),

  answer(ordertax, async ({ body }) => {
    const { state, zipcode, city, address: street } = body.shipping;
    const to = { state, zipcode, city, street };
    const tax = await estimateTax(parts, to, body.items, body.discount);
    if (isRefusal(tax)) return tax;
    const { totalTax, lines, dataVersion } = tax;
    return { items: [{ totalTax, lines, dataVersion, isEstimate: true }] };
  }),
];
