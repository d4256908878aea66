import { Container } from 'inversify';
import type { UseCases } from '#application/use-cases.ts';
import { cartUseCases } from '#composition/cart.ts';
import { catalogUseCases } from '#composition/catalog.ts';
import { checkoutUseCases } from '#composition/checkout.ts';
import { orderUseCases } from '#composition/order.ts';
import { paymentUseCases } from '#composition/payment.ts';
import { sessionUseCases } from '#composition/session.ts';
import { tokenOf } from '#composition/tokens.ts';

/** A container with every use case and no port; the entry point binds the ports. */
export const makeUseCaseContainer = (): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    sessionUseCases,
    catalogUseCases,
    cartUseCases,
    checkoutUseCases,
    paymentUseCases,
    orderUseCases,
  );
  return container;
};

/** Every name once; a use case that is missing here does not compile. */
const names: Readonly<Record<keyof UseCases, true>> = {
  startSession: true,
  readChoices: true,
  chooseLanguage: true,
  giveConsent: true,
  recordTelemetry: true,
  showHome: true,
  listProducts: true,
  showProduct: true,
  listBrands: true,
  showNavigation: true,
  readShopConfig: true,
  readLabels: true,
  readCart: true,
  addToCart: true,
  changeQuantity: true,
  removeLine: true,
  clearCart: true,
  reviewCart: true,
  setZip: true,
  readCheckout: true,
  keepCheckout: true,
  completeShipping: true,
  backToStep: true,
  startPayment: true,
  extendPayment: true,
  ignorePaymentWarning: true,
  warnPaymentExpiring: true,
  expirePayment: true,
  completePayment: true,
  placeOrder: true,
  showOrder: true,
  ordersPlacedHere: true,
  signUpForNews: true,
};

/** All use cases, each built from the ports when it is first asked for. */
export const useCasesOf = (container: Container): UseCases => {
  const built = {};
  for (const name of Object.keys(names) as (keyof UseCases)[]) {
    Object.defineProperty(built, name, {
      enumerable: true,
      get: () => container.get(tokenOf(name)),
    });
  }
  return built as UseCases;
};
