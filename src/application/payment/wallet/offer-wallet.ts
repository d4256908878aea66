import { Effect } from 'effect';
import type { PayWithWallet, WalletPurchase } from '#application/payment/wallet/pay-with-wallet.ts';
import type { WalletOutcome } from '#application/payment/wallet/wallet-outcome.ts';
import type { Wallet } from '#ports/payment/wallet.ts';

/** Pays at once: to be called in the press itself, with nothing waited for before. */
export type WalletPress = (wish: WalletPurchase) => Promise<WalletOutcome>;

/** The press, where a wallet can be used; undefined elsewhere, and then no button is shown. */
export type OfferWallet = () => Effect.Effect<WalletPress | undefined>;

/** Whether the wallet can be used here (WALLET-03). Safe to repeat. */
export const makeOfferWallet = (wallet: Wallet, payWithWallet: PayWithWallet): OfferWallet => {
  const press: WalletPress = (wish) => Effect.runPromise(payWithWallet(wish));
  return Effect.fn('offerWallet')(function* () {
    return yield* Effect.match(wallet.check, {
      onSuccess: () => press,
      onFailure: () => undefined,
    });
  });
};
