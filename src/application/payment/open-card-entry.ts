import type { PaymentSession } from '#domain/payment/session/payment-session.ts';
import type { CardEntry } from '#ports/payment/card-vault.ts';

/** The card fields that are open now, the session they belong to and the amount it was opened for. */
export interface OpenedEntry {
  readonly session: PaymentSession;
  readonly entry: CardEntry;
  readonly amountCents: number;
}

/** Where the payment use cases of one tab or terminal share the open card fields. Memory only. */
export interface OpenCardEntry {
  /** Undefined while none are open. */
  current(): OpenedEntry | undefined;
  /** From now on these are the open ones. */
  become(opened: OpenedEntry): void;
  /** Forgets what was typed. Safe to repeat. */
  close(): void;
}

export const makeOpenCardEntry = (): OpenCardEntry => {
  let opened: OpenedEntry | undefined;
  return {
    current: () => opened,
    become: (next) => {
      opened = next;
    },
    close: () => {
      opened?.entry.close();
      opened = undefined;
    },
  };
};
