import {
  type KeptCheckout,
  makeMemoryCurrentCheckout,
} from '#test/doubles/checkout/memory-current-checkout.ts';
import { currentCheckoutContract } from '#test/ports/checkout/current-checkout.contract.ts';

currentCheckoutContract('memory-current-checkout', () => {
  const kept: KeptCheckout = {};
  return {
    tab: () => makeMemoryCurrentCheckout(undefined, kept),
    forget: () => {
      kept.checkout = undefined;
    },
  };
});
