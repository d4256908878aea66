import { randomInt } from 'node:crypto';
import type { PendingSales } from '#sandbox/payments/accounts/pending-sales.ts';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { PaymentParts } from '#sandbox/payments/operations/payment-parts.ts';

/** What the operations on payment accounts work with. */
export interface AccountParts extends Pick<PaymentParts, 'ledger' | 'claims' | 'faults' | 'now'> {
  /** Of this gateway; its approval page is there. */
  readonly origin: () => string;
  /** Of the merchant's pages; a payer is sent back to nowhere else. */
  readonly targetOrigins: () => readonly string[];
  /** Ends slow answers when the gateway closes. */
  readonly closing: AbortSignal;
  readonly pendingSales: PendingSales;
}

/**
 * How long a session waits for its approval, and how long an approval is good for an order and its
 * sale, milliseconds. PayPal's own token lives three hours; ours is as strict as a shop may have it.
 */
export const sessionLife = 30 * 60_000;

/** Refuses one field, and says in the details what is wrong with it. */
export const refusedField = (field: string, reason: string): GatewayRefusal =>
  new GatewayRefusal({
    reason: field.endsWith('.totalAmount') ? 'INVALID_AMOUNT' : 'INVALID_DATA',
    message: 'One or more fields in the request contains invalid data.',
    details: [{ field, reason }],
  });

const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An id in PayPal's style: capital letters and digits. */
export const accountId = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
