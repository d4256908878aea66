import { productinventory, zipcodevalidate } from '#adapters/http/wire/calls/cart-calls.ts';
import {
  checkitemsavailability,
  ordertax,
  shippingcharge,
} from '#adapters/http/wire/calls/order-calls.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { availabilityFor, inventoryOf } from '#server/order/quote/availability.ts';
import { estimateShipping, estimateTax } from '#server/order/quote/estimates.ts';
import { answerZip } from '#server/shipping/zip-answer.ts';

/** Calls about stock, zip codes, shipping and tax. */
export const shippingAnswers = (parts: CommerceParts): readonly AnsweredCall[] => [
  answer(productinventory, async ({ body, locationNumber }) => ({
    items: await inventoryOf(parts, locationNumber, body.items),
  })),

  answer(checkitemsavailability, async ({ body, language }) => ({
    items: await availabilityFor(parts, body.zipcode, body.items, language),
  })),

  answer(zipcodevalidate, async ({ body }) => ({ items: [await answerZip(parts, body)] })),

  answer(shippingcharge, async ({ body }) => ({
    items: [await estimateShipping(parts, body, body.items)],
  })),

  answer(ordertax, async ({ body }) => ({
    items: [
      {
        ...(await estimateTax(parts, body.shipping.state, body.items, body.discount)),
        isEstimate: true,
      },
    ],
  })),
];
