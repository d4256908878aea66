import type { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopEvent } from '#domain/session/shop-event.ts';
import type { VaultFailure } from '#ports/failures.ts';
import type { CardEntry, FieldLook, FieldWords } from '#ports/payment/card-vault.ts';

/** How a use case ended; failures are values, so screens need no try and no Effect. */
export type Outcome<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/**
 * The only door from screens to use cases.
 *
 * In the browser the core arrives after the first paint; what is asked before that waits for it.
 */
export interface Core {
  run<Value, Failure>(
    pick: (useCases: UseCases) => Effect.Effect<Value, Failure>,
    /** Breaks it off; the promise rejects then. */
    signal?: AbortSignal,
  ): Promise<Outcome<Value, Failure>>;
}

/** `CardSlots` of the vault, as elements of the page. */
export type HostedSlots =
  | { readonly number: HTMLElement; readonly securityCode: HTMLElement }
  | { readonly securityCode: HTMLElement; readonly codeLength: number };

/** Puts the vault's card fields into the page. */
export interface CardFields {
  mount(
    entry: CardEntry,
    slots: HostedSlots,
    look: FieldLook,
    words: FieldWords,
  ): Promise<Outcome<void, VaultFailure>>;
  focus(field: 'number' | 'securityCode'): void;
}

/** Everything the browser's core offers screens. */
export interface BrowserCore extends Core {
  readonly cardFields: CardFields;
  /** Returns how to stop listening. */
  listen(run: (event: ShopEvent) => void): () => void;
}
