import * as z from 'zod';

/** Lines about payment accounts (PayPal) that move no money: sessions, approvals, orders, consents. */
const shared = {
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
};

const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string().optional(),
  locality: z.string(),
  administrativeArea: z.string(),
  postalCode: z.string(),
  country: z.string(),
});

const session = z.object({
  ...shared,
  kind: z.literal('account-session'),
  reference: z.string(),
  transactionId: z.string().optional(),
  amountCents: z.int(),
  /** Names the session to the payer's browser; whoever has it can open the approval page. */
  paymentId: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  items: z.array(z.object({ name: z.string(), quantity: z.number() })),
  /** The address the merchant insists on; without one the payer's own counts. */
  shipTo: address.optional(),
  /** The payer is asked to let the merchant pay with the account again. */
  asksAgreement: z.boolean(),
});

/** A person approved a session; another approval follows a funding source that was declined. */
const approval = z.object({
  ...shared,
  kind: z.literal('account-approval'),
  sessionId: z.string(),
  person: z.string(),
  payerId: z.string(),
});

const order = z.object({
  ...shared,
  kind: z.literal('account-order'),
  reference: z.string(),
  transactionId: z.string().optional(),
  sessionId: z.string(),
  payerId: z.string(),
  amountCents: z.int(),
  /** PayPal's own id of the order. */
  orderId: z.string(),
});

/** The payer's lasting consent: the merchant may sell without another approval. */
const agreement = z.object({
  ...shared,
  kind: z.literal('account-agreement'),
  /** In which its payer was asked. */
  sessionId: z.string(),
  person: z.string(),
  payerId: z.string(),
});

const agreementEnd = z.object({
  ...shared,
  kind: z.literal('account-agreement-end'),
  agreementId: z.string(),
});

export const accountEntries = [session, approval, order, agreement, agreementEnd] as const;

export type AccountAddress = z.infer<typeof address>;
export type AccountSession = z.infer<typeof session>;
export type AccountApproval = z.infer<typeof approval>;
export type AccountOrder = z.infer<typeof order>;
export type AccountAgreement = z.infer<typeof agreement>;
export type AccountEntry =
  | AccountSession
  | AccountApproval
  | AccountOrder
  | AccountAgreement
  | z.infer<typeof agreementEnd>;

const kinds: ReadonlySet<string> = new Set(accountEntries.map(({ shape }) => shape.kind.value));

export const isAccountEntry = (entry: { readonly kind: string }): entry is AccountEntry =>
  kinds.has(entry.kind);
