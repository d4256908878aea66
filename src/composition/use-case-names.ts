import type { UseCases } from '#application/use-cases.ts';

type Name = keyof UseCases;

/** What every page may ask for. */
export const browsingNames = [
  'startSession',
  'readChoices',
  'chooseLanguage',
  'giveConsent',
  'recordTelemetry',
  'showHome',
  'listProducts',
  'showProduct',
  'listBrands',
  'showNavigation',
  'readShopConfig',
  'readLabels',
  'readCart',
  'addToCart',
  'changeQuantity',
  'removeLine',
  'clearCart',
  'reviewCart',
  'setZip',
  'signUpForNews',
] as const satisfies readonly Name[];

/** What only checkout and thank-you pages ask for; a browser loads it with them. */
export const orderingNames = [
  'readCheckout',
  'keepCheckout',
  'completeShipping',
  'backToStep',
  'startPayment',
  'extendPayment',
  'ignorePaymentWarning',
  'warnPaymentExpiring',
  'expirePayment',
  'completePayment',
  'placeOrder',
  'showOrder',
  'ordersPlacedHere',
] as const satisfies readonly Name[];

type Unlisted = Exclude<Name, (typeof browsingNames)[number] | (typeof orderingNames)[number]>;

/** Every use case; one that is in neither list does not compile. */
export const useCaseNames: readonly (Name | Unlisted)[] &
  ([Unlisted] extends [never] ? unknown : never) = [...browsingNames, ...orderingNames];
