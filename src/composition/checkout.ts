import { ContainerModule } from 'inversify';
import { makeBackToStep } from '#application/checkout/back-to-step.ts';
import { makeCompleteShipping } from '#application/checkout/complete-shipping.ts';
import { makeKeepCheckout } from '#application/checkout/keep-checkout.ts';
import { makeReadCheckout } from '#application/checkout/read-checkout.ts';
import { makeSetZip } from '#application/checkout/set-zip.ts';
import {
  CurrentCartToken,
  CurrentCheckoutToken,
  IdGeneratorToken,
  OrderDeskToken,
  ShopperMemoryToken,
  TelemetryToken,
  tokenOf,
  ZipDeskToken,
} from '#composition/tokens.ts';

export const checkoutUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('setZip')).toResolvedValue(makeSetZip, [ZipDeskToken, ShopperMemoryToken]);
  bind(tokenOf('readCheckout')).toResolvedValue(makeReadCheckout, [CurrentCheckoutToken]);
  bind(tokenOf('keepCheckout')).toResolvedValue(makeKeepCheckout, [CurrentCheckoutToken]);
  bind(tokenOf('backToStep')).toResolvedValue(makeBackToStep, [CurrentCheckoutToken]);
  bind(tokenOf('completeShipping')).toResolvedValue(makeCompleteShipping, [
    CurrentCartToken,
    CurrentCheckoutToken,
    ZipDeskToken,
    OrderDeskToken,
    TelemetryToken,
    IdGeneratorToken,
  ]);
});
