import type { Effect } from 'effect';
import type { Outcome } from '#application/run.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopEvent } from '#domain/session/shop-event.ts';
import type { CardEntry, FieldLook, FieldWords } from '#ports/payment/card-vault.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';

/**
 * The only door from screens to use cases.
 *
 * In the browser the core arrives after the first paint; what is asked before that waits for it.
 */
export interface Core<Contexts = UseCases> {
  run<Value, Failure>(
    pick: (useCases: Contexts) => Effect.Effect<Value, Failure>,
    /** Breaks it off; the promise rejects then. */
    signal?: AbortSignal,
  ): Promise<Outcome<Value, Failure>>;
}

/** The door to some contexts, for a store that needs no others. */
export type CoreOf<Name extends keyof UseCases> = Core<Pick<UseCases, Name>>;

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
  /** As long as the page stands. */
  listen(run: (event: ShopEvent) => void): void;
}
