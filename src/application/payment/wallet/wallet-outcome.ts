import { unsentOutcome } from '#application/order/placing-outcome.ts';
import type { ApprovedOutcome } from '#application/payment/wallet/approved-outcome.ts';
import type { WalletPlacing } from '#application/payment/wallet/place-with-wallet.ts';
import type { WalletFault } from '#domain/payment/wallet/wallet-fault.ts';
import { walletTiming } from '#domain/payment/wallet/wallet-timing.ts';
import type { CartEmpty, QuantityRefused } from '#ports/cart/cart-failures.ts';
import type {
  MerchantNotValidated,
  WalletFailure,
  WalletNotOpened,
} from '#ports/payment/wallet-failures.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';

/** What became of a press on the wallet's button. There is an order exactly when it is `placed…`. */
export type WalletOutcome =
  | ApprovedOutcome
  /** The sheet was closed; nothing was paid and nothing changed. `faults`: what it had said last. */
  | { readonly is: 'cancelled'; readonly faults: readonly WalletFault[] }
  | { readonly is: 'not-opened'; readonly failure: WalletNotOpened | MerchantNotValidated };

interface Shown {
  /** The last a sheet was told; empty when it could go on. */
  readonly faults: readonly WalletFault[];
}

/**
 * What became of a sheet. An order that was sent decides, however the sheet was closed: cancelling
 * after the approval takes nothing back (P-49).
 */
export const walletOutcome = (
  { placed, faults }: { readonly placed: WalletPlacing | undefined } & Shown,
  closed: WalletFailure | CartEmpty | QuantityRefused | undefined,
): WalletOutcome => {
  if (placed?.is === 'ended') return placed.outcome;
  switch (closed?._tag) {
    case 'CartEmpty':
    case 'QuantityRefused':
      return unsentOutcome(closed);
    case 'WalletNotOpened':
    case 'MerchantNotValidated':
      return { is: 'not-opened', failure: closed };
    case 'WalletCancelled':
      return { is: 'cancelled', faults };
    case undefined:
      // The sheet gave up waiting before anything was sent.
      return placed?.is === 'stopped' ? unsentOutcome(tooLate()) : { is: 'cancelled', faults };
  }
};

const tooLate = () => new ShopUnreachable({ why: { timeoutMs: walletTiming.order } });
