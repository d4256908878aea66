import { makeOfferWallet } from '#application/payment/wallet/offer-wallet.ts';
import { makePayWithWallet } from '#application/payment/wallet/pay-with-wallet.ts';
import type { WalletPorts } from '#application/payment/wallet/wallet-ports.ts';

/** Paying with a wallet's sheet: at the payment step, out of the cart, or one product alone. */
export const walletUseCases = (ports: WalletPorts) => {
  const payWithWallet = makePayWithWallet(ports);
  return { offerWallet: makeOfferWallet(ports.wallet, payWithWallet), payWithWallet };
};

export type WalletUseCases = ReturnType<typeof walletUseCases>;
