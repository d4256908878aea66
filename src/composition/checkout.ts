import { ContainerModule } from 'inversify';
import { makeCompleteShipping } from '#application/checkout/complete-shipping.ts';
import { makeKeepCheckout } from '#application/checkout/keep-checkout.ts';
import { makeReadCheckout } from '#application/checkout/read-checkout.ts';
import {
  CurrentCartToken,
  CurrentCheckoutToken,
  IdGeneratorToken,
  OrderDeskToken,
  TelemetryToken,
  tokenOf,
  ZipDeskToken,
} from '#composition/tokens.ts';

export const checkoutUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('readCheckout')).toResolvedValue(makeReadCheckout, [CurrentCheckoutToken]);
  bind(tokenOf('keepCheckout')).toResolvedValue(makeKeepCheckout, [CurrentCheckoutToken]);
  bind(tokenOf('completeShipping')).toResolvedValue(makeCompleteShipping, [
    CurrentCartToken,
    CurrentCheckoutToken,
    ZipDeskToken,
    OrderDeskToken,
    TelemetryToken,
    IdGeneratorToken,
  ]);
});
