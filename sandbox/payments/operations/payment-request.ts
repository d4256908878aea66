import * as z from 'zod';
import { GatewayRefusal, type RefusedField } from '#sandbox/payments/gateway/gateway-refusal.ts';

export const text = (longest: number) => z.string().trim().min(1).max(longest);
export const reference = z.object({
  code: text(50),
  transactionId: z
    .string()
    .regex(/^[\w-]{1,30}$/)
    .optional(),
});

/** Dollars as text on the wire, whole cents inside. */
export const amountDetails = z.object({
  totalAmount: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/)
    .transform((dollars) => Math.round(Number(dollars) * 100))
    .refine((cents) => cents > 0),
  currency: z.literal('USD'),
});

/** An address of a payment: whom the goods go to. */
export const shipTo = z.object({
  firstName: text(60),
  lastName: text(60),
  address1: text(60),
  address2: z.string().max(60).optional(),
  locality: text(50),
  administrativeArea: text(20),
  postalCode: text(10),
  country: z.literal('US'),
});

const billTo = z.object({
  ...shipTo.shape,
  email: text(255),
  phoneNumber: z.string().max(20).optional(),
});

/** Fields beyond these are allowed and ignored, as the real gateway does. */
export const authorizationRequest = z
  .object({
    clientReferenceInformation: reference,
    processingInformation: z
      .object({
        capture: z.boolean().optional(),
        actionList: z.array(z.string()).optional(),
        /** Which wallet the fluid data is of. */
        paymentSolution: z.string().max(12).optional(),
      })
      .optional(),
    tokenInformation: z.object({ transientTokenJwt: text(8192) }).optional(),
    /** A card kept by an earlier payment; the token then carries its security code only. */
    paymentInformation: z
      .object({
        customer: z.object({ id: text(64) }).optional(),
        paymentInstrument: z.object({ id: text(64) }).optional(),
        /** A wallet's token, in place of a transient token. */
        fluidData: z.object({ value: text(16_384), descriptor: text(128) }).optional(),
      })
      .optional(),
    consumerAuthenticationInformation: z
      .object({ authenticationTransactionId: text(40).optional() })
      .optional(),
    orderInformation: z.object({ amountDetails, billTo }),
  })
  .refine(
    ({ tokenInformation, paymentInformation }) =>
      (tokenInformation === undefined) !== (paymentInformation?.fluidData === undefined),
    { path: ['tokenInformation', 'transientTokenJwt'] },
  );

export const amountRequest = z.object({
  clientReferenceInformation: reference,
  orderInformation: z.object({ amountDetails }),
});

export const reversalRequest = z.object({
  clientReferenceInformation: reference,
  reversalInformation: z
    .object({ amountDetails: amountDetails.optional(), reason: z.string().max(100).optional() })
    .optional(),
});

/** How a sale of a payment account is asked to be undone. */
export const cancelAction = 'AP_CANCEL';

export const voidRequest = z.object({
  clientReferenceInformation: reference,
  processingInformation: z.object({ actionList: z.array(text(40)).max(5) }).optional(),
});

const lostRequest = z.object({
  code: text(50).optional(),
  transactionId: z.string().regex(/^[\w-]{1,30}$/),
});

export const timeoutVoidRequest = z.object({ clientReferenceInformation: lostRequest });

export const timeoutReversalRequest = z.object({
  clientReferenceInformation: lostRequest,
  reversalInformation: z.object({ amountDetails, reason: z.string().max(100).optional() }),
});

export type AuthorizationRequest = z.infer<typeof authorizationRequest>;
export type Reference = z.infer<typeof reference>;

/** Reads a request body, or refuses it naming every faulty field the gateway's way. */
export const readRequest = <Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> => {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const details = read.error.issues.map(({ path }) => refusedField(path, body));
  const isMissing = details.some(({ reason }) => reason === 'MISSING_FIELD');
  const isAmount = details.every(({ field }) => field.endsWith('.totalAmount'));
  throw new GatewayRefusal({
    reason: isMissing ? 'MISSING_FIELD' : isAmount ? 'INVALID_AMOUNT' : 'INVALID_DATA',
    message: isMissing
      ? 'The request is missing one or more fields.'
      : 'One or more fields in the request contains invalid data.',
    details,
  });
};

const refusedField = (path: readonly PropertyKey[], body: unknown): RefusedField => {
  const value = path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined,
    body,
  );
  const isMissing = value === undefined || value === null || value === '';
  return {
    field: path.map(String).join('.'),
    reason: isMissing ? 'MISSING_FIELD' : 'INVALID_DATA',
  };
};
