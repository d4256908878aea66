import type { Effect } from 'effect';
import type { GivenWallet } from '#domain/payment/given-payment.ts';
import type { SheetLineKind, SheetPrice } from '#domain/payment/wallet/sheet-price.ts';
import type { WalletContact } from '#domain/payment/wallet/wallet-contact.ts';
import type { WalletFault } from '#domain/payment/wallet/wallet-fault.ts';
import type { MerchantSession } from '#ports/payment/merchant-sessions.ts';
import type {
  MerchantNotValidated,
  WalletFailure,
  WalletNotOpened,
} from '#ports/payment/wallet-failures.ts';

/** A wallet with a sheet of its own, such as Apple Pay: the sheet asks, the shop answers. */
export interface Wallet {
  /** Fails where a press could not open it. */
  readonly check: Effect.Effect<void, WalletNotOpened>;
  /**
   * Opens the sheet at once, in the press itself, and ends when it is closed: paid, refused for good,
   * or cancelled. One sheet at a time.
   */
  run(request: WalletRequest, answers: WalletAnswers): Effect.Effect<void, WalletFailure>;
}

export interface WalletRequest {
  /** False when the order is only e-gift cards: no place is asked for. */
  readonly isSent: boolean;
  readonly price: SheetPrice;
  /** The coupon the price has already; empty for none. */
  readonly coupon: string;
  /** Whom the sheet may begin with. */
  readonly known?: WalletContact;
  readonly words: WalletWords;
}

/** The sheet's words in the shopper's language. */
export type WalletWords = {
  /** Who is paid. */
  readonly shop: string;
  readonly standardShipping: string;
  readonly line: (kind: SheetLineKind) => string;
  readonly fault: (fault: WalletFault) => string;
};

/** A new price, and what is wrong with what was chosen; no faults: it is taken. */
export interface SheetUpdate {
  readonly price: SheetPrice;
  readonly faults: readonly WalletFault[];
}

/** What the shopper approved. */
export interface WalletPayment {
  readonly given: GivenWallet;
  readonly shipping: WalletContact;
  readonly billing: WalletContact;
}

/** With faults the sheet stays open for another try. */
export type SheetVerdict =
  | { readonly is: 'paid' }
  | { readonly is: 'not-paid'; readonly faults: readonly WalletFault[] };

/** What a sheet asks of the shop. Each is answered within the wallet's time. */
export type WalletAnswers = {
  merchantSession(validationUrl: string): Effect.Effect<MerchantSession, MerchantNotValidated>;
  contactChanged(contact: WalletContact): Effect.Effect<SheetUpdate>;
  /** The card or the way of sending was chosen: neither changes the price here. */
  choiceChanged(): Effect.Effect<SheetUpdate>;
  /** Empty: the coupon was taken out. */
  couponChanged(code: string): Effect.Effect<SheetUpdate>;
  authorized(payment: WalletPayment): Effect.Effect<SheetVerdict>;
};

/** Terminal-side refinement: who holds the wallet, by the names of the sandbox. */
export interface HeadlessWallet extends Wallet {
  readonly people: readonly string[];
  /** Chooses before the sheet opens. */
  use(person: string): Effect.Effect<void, WalletNotOpened>;
}
