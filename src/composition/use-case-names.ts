import type { UseCases } from '#application/use-cases.ts';

type Name = keyof UseCases;

/** What needs nothing but this device; a browser loads it with every page. */
export const keptNames = [
  'readChoices',
  'chooseLanguage',
  'keepPlace',
  'giveConsent',
  'recordTelemetry',
  'readCart',
  'addToCart',
  'changeQuantity',
  'removeLine',
  'clearCart',
  'readShopper',
  'signOut',
] as const satisfies readonly Name[];

/** What any page may ask of the storefront; a browser loads it with the first call. */
export const browsingNames = [
  'startSession',
  'showHome',
  'listProducts',
  'listFilters',
  'recommendPacks',
  'showProduct',
  'listBrands',
  'showNavigation',
  'readShopConfig',
  'readLabels',
  'reviewCart',
  'setZip',
  'signUpForNews',
] as const satisfies readonly Name[];

/** What a visit leaves behind and wishes; a browser loads it when the page stands. */
export const visitNames = [
  'noteViewed',
  'showViewed',
  'forgetViewed',
  'notifyWhenBack',
  'checkZip',
] as const satisfies readonly Name[];

/** Texts, events and letters; a browser loads it with their pages. */
export const contentNames = [
  'readContentPage',
  'readFaq',
  'showEvents',
  'listGiftCards',
  'contactShop',
  'registerForConcert',
] as const satisfies readonly Name[];

/** The table where boxes are filled, and boxes that are kept; a browser loads it with either. */
export const mixNames = [
  'showMixShelf',
  'readMix',
  'keepMix',
  'surpriseMix',
  'editMix',
  'addMixToCart',
  'showSavedMixes',
  'readSavedMix',
  'openSavedMix',
  'saveMix',
  'renameSavedMix',
  'copySavedMix',
  'removeSavedMix',
  'addSavedMixToCart',
] as const satisfies readonly Name[];

/** Coupons and e-gift cards; a browser loads it with the first of them. */
export const couponNames = [
  'applyCoupon',
  'removeCoupon',
  'revalidateCoupon',
  'addGiftCard',
] as const satisfies readonly Name[];

/** The search box at work; a browser loads it with the first look into the box. */
export const searchNames = [
  'suggestProducts',
  'recentSearches',
  'rememberSearch',
  'forgetSearches',
] as const satisfies readonly Name[];

/** What only checkout and thank-you pages ask for; a browser loads it with them. */
export const orderingNames = [
  'readCheckout',
  'keepCheckout',
  'completeShipping',
  'startPayment',
  'extendPayment',
  'ignorePaymentWarning',
  'warnPaymentExpiring',
  'expirePayment',
  'completePayment',
  'skipPayment',
  'payWithSavedCard',
  'placeOrder',
  'withdrawOrder',
  'showOrder',
  'ordersPlacedHere',
] as const satisfies readonly Name[];

/** Signing in, out and back; a browser loads it, and the provider's library, when it is needed. */
export const identityNames = [
  'signIn',
  'signInWithGoogle',
  'completeSignIn',
  'answerSecondStep',
  'awaitApproval',
  'resendCode',
  'giveUpSignIn',
  'unlockAccount',
  'redeemUnlock',
  'createAccount',
] as const satisfies readonly Name[];

/** What a customer does with an account; a browser loads it with the account's pages. */
export const accountNames = [
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'refreshCustomer',
  'readBuyer',
  'saveProfile',
  'savePreferences',
  'saveAddress',
  'removeAddress',
  'chooseDefaultAddress',
  'showCards',
  'removeCard',
  'showOrders',
] as const satisfies readonly Name[];

/** One cart for an account; a browser loads it when somebody is signed in. */
export const accountCartNames = [
  'syncCart',
  'undoMerge',
  'redoMerge',
  'closeMerge',
] as const satisfies readonly Name[];

/** An old order once more; a browser loads it with the first press. */
export const reorderNames = ['reorder'] as const satisfies readonly Name[];

/** Self-service at the provider, step by step; the website has none, but everybody may inspect. */
export const selfServiceNames = [
  'readFlow',
  'beginFlow',
  'answerFlow',
  'awaitFlow',
  'cancelFlow',
  'readSignInDetails',
  'inspectToken',
] as const satisfies readonly Name[];

/** How one signs in, looked after at the provider; a browser loads it with its page. */
export const securityNames = [
  'confirmIdentity',
  'showContacts',
  'addContact',
  'removeContact',
  'sendContactCode',
  'confirmContact',
  'checkContact',
  'showPassword',
  'choosePassword',
  'removePassword',
] as const satisfies readonly Name[];

const names = [
  ...keptNames,
  ...browsingNames,
  ...visitNames,
  ...contentNames,
  ...mixNames,
  ...couponNames,
  ...searchNames,
  ...orderingNames,
  ...identityNames,
  ...accountNames,
  ...accountCartNames,
  ...reorderNames,
  ...selfServiceNames,
  ...securityNames,
] as const;

type Unlisted = Exclude<Name, (typeof names)[number]>;

/** Every use case; one that is in no list does not compile. */
export const useCaseNames: readonly (Name | Unlisted)[] &
  ([Unlisted] extends [never] ? unknown : never) = names;
