import type { Effect } from 'effect';
import type { Outcome } from '#application/run.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopEvent } from '#domain/session/shop-event.ts';
import type { CardEntry, FieldLook, FieldWords } from '#ports/payment/card-vault.ts';
import type { ApprovalPlace } from '#ports/payment/payment-account.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';

/**
 * The only way from screens to use cases.
 *
 * In the browser the core is loaded with the first call; calls wait for it.
 */
export interface Core<Contexts = UseCases> {
  run<Value, Failure>(
    pick: (useCases: Contexts) => Effect.Effect<Value, Failure>,
    /** Aborts the use case; the promise then rejects. */
    signal?: AbortSignal,
  ): Promise<Outcome<Value, Failure>>;
}

/** The use cases of some contexts, for a store that needs no others. */
export type CoreOf<Name extends keyof UseCases> = Core<Pick<UseCases, Name>>;

/** `CardSlots` of the vault, as elements of the page. */
export type HostedSlots =
  | { readonly number: HTMLElement; readonly securityCode: HTMLElement }
  | { readonly securityCode: HTMLElement; readonly codeLength: number };

/** Mounts the vault's card fields into the page. */
export interface CardFields {
  mount(
    entry: CardEntry,
    slots: HostedSlots,
    look: FieldLook,
    words: FieldWords,
  ): Promise<Outcome<void, VaultFailure>>;
  focus(field: 'number' | 'securityCode'): void;
}

/** What the browser's core offers to screens. */
export interface BrowserCore extends Core {
  readonly cardFields: CardFields;
  /** Where payers approve at PayPal; asked for before the press that opens it. */
  approvals(): Promise<Outcome<ApprovalPlace, unknown>>;
  /** Lives as long as the page, and needs no core. */
  listen(run: (event: ShopEvent) => void): void;
  /** The same core, for what a page does by itself: its calls load nothing, they wait for others to (D-PERF-13). */
  readonly patient: Core;
  /** Resolves when somebody needs the core: what is nothing without it comes then, too. */
  readonly needed: Promise<void>;
  /** True once it is there: until then each call waits for it. */
  isLoaded(): boolean;
  /** Loads it before a call does. */
  load(): Promise<void>;
}
