import * as z from 'zod';
import {
  amountDetails,
  reference,
  shipTo,
  text,
} from '#sandbox/payments/operations/payment-request.ts';

const paymentType = z.object({
  name: z.literal('EWALLET'),
  method: z.object({ name: z.literal('PAYPAL') }),
});

const action = <Name extends string>(name: Name) =>
  z.object({ actionList: z.array(z.string()).refine((list) => list.includes(name)) });

const only = <Name extends string>(...names: readonly Name[]) =>
  z.array(z.enum(names)).refine((list) => new Set(list).size === list.length);

const requestId = text(30);

export const sessionRequest = z.object({
  clientReferenceInformation: reference,
  processingInformation: action('AP_SESSIONS'),
  paymentInformation: z.object({ paymentType }),
  orderInformation: z.object({
    amountDetails,
    lineItems: z
      .array(z.object({ productName: text(255), quantity: z.coerce.number().int().min(1) }))
      .max(100)
      .optional(),
    shipTo: shipTo.optional(),
  }),
  merchantInformation: z.object({ successUrl: text(2000), cancelUrl: text(2000) }),
  /** Asks the payer for lasting consent. */
  agreementInformation: z.object({ indicator: z.enum(['true', 'false']).optional() }).optional(),
  buyerInformation: z
    .object({ language: z.enum(['en', 'es', 'en-US', 'es-US']).optional() })
    .optional(),
});

export const statusRequest = z.object({
  clientReferenceInformation: reference,
  processingInformation: action('AP_STATUS'),
  paymentInformation: z.object({ paymentType }),
});

export const orderRequest = z.object({
  clientReferenceInformation: reference,
  processingInformation: action('AP_ORDER'),
  paymentInformation: z.object({ paymentType, eWallet: z.object({ accountId: text(64) }) }),
  orderInformation: z.object({ amountDetails }),
});

export const saleRequest = z.object({
  clientReferenceInformation: reference,
  processingInformation: z.object({
    actionList: only('AP_SALE'),
    reconciliationId: z.string().max(60).optional(),
    /** The order that is sold; a sale by agreement has none. */
    intentsId: requestId.optional(),
  }),
  paymentInformation: z.object({
    paymentType,
    eWallet: z.object({ accountId: text(64) }).optional(),
  }),
  agreementInformation: z.object({ id: text(64) }).optional(),
  orderInformation: z.object({ amountDetails }),
});

/** Makes a payer's lasting consent, or ends it. */
export const agreementRequest = z.object({
  clientReferenceInformation: reference,
  processingInformation: z.object({
    actionList: z.tuple([z.enum(['BILLING_AGREEMENT_CREATE', 'CANCEL_AGREEMENT'])]),
  }),
  paymentInformation: z.object({ paymentType }),
});

export type SessionRequest = z.infer<typeof sessionRequest>;
export type StatusRequest = z.infer<typeof statusRequest>;
export type OrderRequest = z.infer<typeof orderRequest>;
export type SaleRequest = z.infer<typeof saleRequest>;

const anyActions = z.object({
  processingInformation: z.object({ actionList: z.array(z.unknown()) }),
});

/** Tells a sale from a payment account from everything else that is posted to the same address. */
export const isSaleRequest = (body: unknown): boolean => {
  const read = anyActions.safeParse(body);
  return read.success && read.data.processingInformation.actionList.includes('AP_SALE');
};
