import type { Effect } from 'effect';
import type { CardToken } from '#domain/payment/payment-info.ts';
import type { PaymentSession } from '#domain/payment/session/payment-session.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';

/** The only access to card data. No method takes or returns a card number. */
export interface CardVault {
  /** Opens a card entry for one payment session; opening another closes the one before. */
  open(session: PaymentSession): Effect.Effect<CardEntry, VaultFailure>;
}

export interface CardEntry {
  readonly paymentSessionId: string;
  /** Display names of the brands the shop takes, such as `Visa`, as the provider was told; the preferred first. */
  readonly brandsTaken: readonly string[];
  /**
   * `month` two digits, `year` four. Late answers of an earlier attempt are dropped. Without an
   * expiry the token holds a security code alone, for a card the vault keeps already (D-PAY-05);
   * its brand and last digits are empty then.
   */
  tokenize(expiry?: {
    readonly month: string;
    readonly year: string;
  }): Effect.Effect<CardToken, VaultFailure>;
  state(): CardEntryState;
  /** Returns how to stop listening. */
  subscribe(listen: (state: CardEntryState, event: CardEntryEvent) => void): () => void;
  /** Forgets what was typed. Safe to repeat. */
  close(): void;
}

export interface CardFieldState {
  readonly empty: boolean;
  readonly valid: boolean;
  readonly focused: boolean;
}

export interface CardEntryState {
  readonly loaded: boolean;
  readonly number: CardFieldState;
  readonly securityCode: CardFieldState;
  /** Display names of the brands the number may belong to, such as `Visa`. */
  readonly brands: readonly string[];
}

export type CardEntryEvent =
  | { readonly kind: 'changed' | 'focused' | 'blurred' | 'loaded' | 'submit-requested' }
  | {
      readonly kind: 'autofilled';
      readonly name?: string;
      readonly month?: string;
      readonly year?: string;
    };

/** How the hosted fields should look: values of design tokens, text properties only. */
export interface FieldLook {
  readonly color: string;
  readonly placeholderColor: string;
  readonly errorColor: string;
  readonly fontFamily: string;
  readonly fontSize: string;
}

/** Accessible words for the hosted fields, in the chosen language. */
export interface FieldWords {
  readonly numberLabel: string;
  readonly securityCodeLabel: string;
  readonly numberDescription: string;
  readonly securityCodeDescription: string;
}

/** Where the fields of a new card go; of a saved one only its code is asked for. */
export type CardSlots =
  | { readonly number: unknown; readonly securityCode: unknown }
  | { readonly securityCode: unknown; readonly codeLength: number };

/** Screen-side refinement: puts the vault's fields into elements of the page. */
export interface HostedFieldsMount {
  /** Other slots than before put the same entry's fields there, empty. */
  mount(
    entry: CardEntry,
    slots: CardSlots,
    look: FieldLook,
    words: FieldWords,
  ): Effect.Effect<void, VaultFailure>;
  focus(field: 'number' | 'securityCode'): void;
}

/** Terminal-side refinement: a published test card by its alias, so no number is ever in argv. */
export interface HeadlessCardSource {
  use(entry: CardEntry, alias: string): Effect.Effect<void, VaultFailure>;
  /** Types the security code the published test cards of a brand have, such as `Visa`. */
  typeCode(entry: CardEntry, brand: string): Effect.Effect<void, VaultFailure>;
  readonly aliases: readonly string[];
}
