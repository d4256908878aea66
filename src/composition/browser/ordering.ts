import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { type FlexPage, makeFlexLoader } from '#adapters/payments/flex-script.ts';
import { makeMicroformVault } from '#adapters/payments/microform-vault.ts';
import { checkoutUseCases } from '#application/checkout/checkout-use-cases.ts';
import { orderUseCases } from '#application/order/order-use-cases.ts';
import { paymentUseCases } from '#application/payment/payment-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { orderingPorts } from '#composition/ports/ordering.ts';
import { storedCheckoutPorts } from '#composition/ports/stored-checkout.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

interface Parts {
  readonly config: PublicConfig;
  readonly page: FlexPage;
}

/** Checkout, payment and orders, and the card fields. */
export const openOrdering = (host: Host<StorefrontPorts>, { config, page }: Parts) => {
  const vault = makeMicroformVault({
    allowedOrigins: config.vaultOrigins,
    load: makeFlexLoader(page),
  });
  const { ports } = host
    .with(storedCheckoutPorts)
    .with(orderingPorts)
    .with({
      cardVault: () => vault,
    });
  return {
    fields: vault,
    checkout: checkoutUseCases(ports),
    payment: paymentUseCases(ports),
    order: orderUseCases(ports),
  };
};
