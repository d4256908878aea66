import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireAccountId } from '#adapters/http/wire/customer.ts';
import { wireExpectedDays } from '#adapters/http/wire/expected-days.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';
import { paymentProgress, wireContents, wireTimeline } from '#adapters/http/wire/order.ts';

const wireOrderSummary = z.object({
  orderId: z.string(),
  status: z.string(),
  payment: paymentProgress,
  placedAt: z.string(),
  totalAmount: wireDollars,
  expected: z.exactOptional(wireExpectedDays),
  lines: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      quantity: z.int(),
      imagePath: z.exactOptional(z.string()),
      contents: z.exactOptional(wireContents),
      isGift: z.exactOptional(z.boolean()),
    }),
  ),
  timeline: z.exactOptional(wireTimeline),
});

export const orderhistory = defineCall({
  name: 'orderhistory',
  method: 'GET',
  path: '/v3/dopservice/b2c/submittedorder',
  summary: "The account's orders, newest first, 20 a page (D-API-17)",
  auth: 'shopper',
  query: z.object({
    accountId: wireAccountId,
    page: z.exactOptional(z.string().check(z.regex(/^[1-9][0-9]{0,4}$/))),
  }),
  item: z.object({ list: z.array(wireOrderSummary), totalOrder: z.int() }),
});
