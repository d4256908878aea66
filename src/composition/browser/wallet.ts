import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import type { WalletPage } from '#adapters/payments/apple-pay/apple-pay-js.ts';
import { makeApplePayWallet } from '#adapters/payments/apple-pay/apple-pay-wallet.ts';
import { walletUseCases } from '#application/payment/wallet/wallet-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { couponPorts } from '#composition/ports/coupon.ts';
import { noWallet } from '#composition/ports/no-wallet.ts';
import { orderingPorts } from '#composition/ports/ordering.ts';
import { storedCheckoutPorts } from '#composition/ports/stored-checkout.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

interface Parts {
  readonly config: Pick<PublicConfig, 'applePay'>;
  readonly page: WalletPage;
}

/** Paying with Apple Pay, loaded where its button may be shown. */
export const openWallet = (host: Host<StorefrontPorts>, { config, page }: Parts) => {
  const { applePay } = config;
  const wallet = applePay === undefined ? noWallet : makeApplePayWallet({ page, ...applePay });
  const { ports } = host
    .with(storedCheckoutPorts)
    .with(orderingPorts)
    .with(couponPorts)
    .with({ wallet: () => wallet });
  return { wallet: walletUseCases(ports) };
};
