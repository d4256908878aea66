import type { PaymentSession } from '#domain/payment/payment-session.ts';
import type { CardEntry } from '#ports/payment/card-vault.ts';

/** The card fields that are open now, the session they belong to and the amount it was opened for. */
export interface OpenedEntry {
  readonly session: PaymentSession;
  readonly entry: CardEntry;
  readonly amountCents: number;
}

/** Where the payment use cases of one tab or terminal share the open card fields. Memory only. */
export interface OpenCardEntry {
  opened: OpenedEntry | undefined;
}

export const makeOpenCardEntry = (): OpenCardEntry => ({ opened: undefined });

/** Forgets what was typed. Safe to repeat. */
export const closeCardEntry = (open: OpenCardEntry): void => {
  open.opened?.entry.close();
  open.opened = undefined;
};
