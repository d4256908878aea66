import { type Container, ContainerModule } from 'inversify';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { type FlexPage, makeFlexLoader } from '#adapters/payments/flex-script.ts';
import { makeMicroformVault } from '#adapters/payments/microform-vault.ts';
import { checkoutUseCases } from '#composition/checkout.ts';
import { bindOrderHttp } from '#composition/http-order-ports.ts';
import { orderUseCases } from '#composition/order.ts';
import { paymentUseCases } from '#composition/payment.ts';
import { addStoredCheckout } from '#composition/stored-checkout-port.ts';
import { CardVaultToken } from '#composition/tokens.ts';
import type { HostedFieldsMount } from '#ports/payment/card-vault.ts';

/** Adds checkout, payment and orders to a browsing container; gives the card fields. */
export const addOrdering = (
  container: Container,
  { vaultOrigins }: PublicConfig,
  page: FlexPage,
): HostedFieldsMount => {
  const vault = makeMicroformVault({
    allowedOrigins: vaultOrigins,
    load: makeFlexLoader(page),
  });
  addStoredCheckout(container);
  container.bind(CardVaultToken).toConstantValue(vault);
  container.load(
    new ContainerModule(bindOrderHttp),
    checkoutUseCases,
    paymentUseCases,
    orderUseCases,
  );
  return vault;
};
