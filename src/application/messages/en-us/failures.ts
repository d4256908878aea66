import { catalogue } from '#application/messages/en-us/catalog/catalog.ts';
import type { DeclineGroup } from '#domain/payment/decline.ts';
import type { FailureTag } from '#ports/shop-failure.ts';

/** Words for every failure of every use case, by its tag; blanks are the failure's own fields. */
const byTag = {
  HandshakeMissing: catalogue['catalogue.handshakeMissing'],
  ShopUnreachable: catalogue['http.networkError'],
  SessionExpired: catalogue['catalogue.sessionTimedOut'],
  NotSignedIn: 'You are not logged in. Log in and try again.',
  ShopRefused: catalogue['catalogue.fallback'],
  RequestRefused: catalogue['catalogue.fallback'],
  ShopFailed: catalogue['catalogue.fallback'],
  AnswerUnreadable: catalogue['catalogue.fallback'],
  InputRefused: 'Please check what you entered.',
  MergeWaits: catalogue['catalogue.fallback'],
  LineNotFound: 'This item is not in your cart.',
  ProductNotFound: 'We could not find this product.',
  ProductUnavailable: catalogue['catalogue.productUnavailable'],
  MixItemsGone: catalogue['catalogue.mixUnavailable'],
  MixNotFound: 'This mix is no longer in your account.',
  MixNameTaken: 'You have a saved mix named {name}. Please choose another name.',
  SavedMixesFull: 'You have {most} saved mixes, which is the most. Please remove one first.',
  MixChanged: 'This mix was changed elsewhere meanwhile. Nothing was overwritten.',
  ProductAvailable: 'This product is available. Add it to your cart.',
  ReviewNotOpen:
    'You can review this product once it was delivered to you, in an order of your account.',
  EmailDoubted: 'Is {email} right? If it is, send it once more.',
  QuantityRefused: 'You can order at most {limit} of one item. Please lower the quantity.',
  CartEmpty: 'Your cart is empty.',
  StepNotReady: 'Please finish the step before this one first.',
  ItemsUnavailable: '{items}: not available. Please change your cart.',
  PriceChanged: 'The price of your order changed. Nothing was charged. Please check the new total.',
  QuoteRefused: 'Your order has to be priced again. Nothing was charged. Please check the total.',
  QuoteMissing: catalogue['catalogue.fallback'],
  AddressNotServiceable: 'We are unable to ship to this address. Please use another one.',
  OrderTooLarge: 'This order is too large. Nothing was charged. Please order less.',
  GoodsOnHold:
    'You already have many items on hold in orders whose payment is not finished. Nothing was charged. Please finish those orders, or try again in a few minutes.',
  TaxUnknown:
    'We could not work out the sales tax just now. Nothing was charged. Please try again in a moment.',
  CouponRefused: 'This coupon is not good for your cart.',
  GiftCardUnknown: 'We do not know this gift card. Please check the code.',
  GiftCardEmpty: 'There is nothing left on the gift card ending in {last4}.',
  GiftCardChanged:
    'There is less on your gift cards than before. Nothing was charged. Please check what is left to pay.',
  CardDeclined: 'Your card was declined. Nothing was charged. Please try another card.',
  PaymentRefused: 'Nothing was charged. Please enter your card again.',
  SavedCardGone:
    'This card is not among your saved cards. Nothing was charged. Please choose another card.',
  ChallengeRequired:
    'Your bank has to confirm this payment with you first. Nothing was charged. Please confirm it, or use another card.',
  BankUnanswered:
    'We could not answer the question of your bank. Nothing was charged. Please use another card, or order on the website.',
  AccountSessionFailed:
    'PayPal cannot be reached right now. Nothing was charged. Try again, or pay another way.',
  RedirectRefused:
    'We stopped before leaving the shop, because the address of the approval page is not PayPal’s. Nothing was charged. Please pay another way.',
  AccountDetailsFailed:
    'PayPal did not tell us what you approved. Nothing was charged. Try again, or pay another way.',
  ApprovalCancelled:
    'You came back from PayPal without approving. Nothing was charged, and your cart is as it was.',
  ApprovalInvalid:
    'This PayPal approval is not valid for your order. Nothing was charged. Approve it once more, or pay another way.',
  AccountOrderMissing:
    'The approval at PayPal is not finished. Nothing was charged. Choose PayPal again in the payment step.',
  PaymentAccountGone:
    'This PayPal account is not among your saved accounts. Nothing was charged. Please pay another way.',
  OrderInProgress:
    'We are checking what became of your order. You are charged once at most. Please wait a moment.',
  AlreadyOrdered:
    'You ordered this before: order {orderId}. Nothing more was charged. Place the order again for what is in your cart now.',
  AttemptOver:
    'Your earlier attempt did not go through and nothing was charged. Please place the order again.',
  AttemptReused:
    'This order was already sent with other content. Nothing more was charged. Please look at your orders before you order again.',
  OrderUnanswered:
    'We are checking what became of your order. You are charged once at most. Please place it again: it is the same order.',
  TooManyAttempts: 'Too many attempts. Please wait {time} and try again.',
  OrderNotFound: 'We could not find this order. Please check the order number and the email.',
  OrderCodeNeeded:
    'To see all of this order on this device, track it by its number and email, and ask for the code that we mail.',
  OrderCodeWrong:
    'This code is not right, or it was used or is too old. Look for our newest email, or ask for another code.',
  CardFieldInvalid: 'Please check the card number and the security code.',
  CardExpiryInvalid: 'Please check the expiration date of the card.',
  CardRejectedByVault: 'This card cannot be used. Nothing was charged. Please try another card.',
  VaultTimeout:
    'The payment provider did not answer in time. Nothing was charged. Please try again.',
  VaultUnreachable: 'We cannot reach the payment provider. Nothing was charged. Please try again.',
  VaultNotReady: 'The card fields are not ready yet. Please try again.',
  VaultMisconfigured:
    'Card payment is not available right now. Nothing was charged. Please try again later.',
  PaymentSessionExpired:
    'Your payment session ended. Nothing was charged. Please enter the card again.',
  WalletCancelled: 'Apple Pay was closed. Nothing was charged.',
  WalletNotOpened: 'Apple Pay did not open. Nothing was charged. Please use another way to pay.',
  MerchantNotValidated:
    'Apple Pay is not available right now. Nothing was charged. Please try again or use another way to pay.',
  ExtensionLimitReached:
    'The payment session cannot be extended any longer. Nothing was charged. Please enter the card again.',
  CredentialsRejected: catalogue['catalogue.loginInvalid'],
  AccountLocked: catalogue['catalogue.accountLocked'],
  SignInUnavailable: catalogue['catalogue.serverFailed'],
  ChallengeNeeded: 'This account asks for a second step. Please sign in on the website.',
  PasswordExpired:
    'The password of this account has expired. Please sign in on the website to choose a new one.',
  CodeRejected: 'This code is not right, or too old. Please try again.',
  ApprovalRefused: 'Your other device did not confirm it. Please log in again.',
  SignInOver: 'This took too long. Please start again.',
  FlowNotBegun: catalogue['catalogue.transactionMissing'],
  FlowNotOffered: 'This is not offered here.',
  RegistrationNotOffered: catalogue['catalogue.registrationUnsupported'],
  UnlockNotOffered: catalogue['catalogue.unlockUnsupported'],
  ScopeMissing: 'This sign-in may not see that. Log in again and allow it.',
  ConfirmationNeeded: 'Please confirm first that it is you.',
  SomebodyElse: 'That was another account than the one logged in here. Nothing was changed.',
  ContactRefused: 'This address or number cannot be used.',
  ContactTaken: 'This address or number is already in use. Please give another one.',
  ContactKindOff:
    'The sign-in provider does not take this here. Your account stays as it is; the other ways still work.',
  ContactNotFound: 'This address or number is no longer in your account.',
  GoogleNotOffered: 'Google sign-in is not available here.',
  SignInNotCompleted: 'We could not sign you in. Please try again.',
  CodeForElsewhere: 'Enter the OTP code in the originating client: {code}',
  CustomerUnreadable: catalogue['catalogue.customerInvalid'],
  SocialAccount: catalogue['catalogue.forgotPasswordGoogle'],
  AccountExists: 'An account with this email already exists. Please login.',
  ResetLinkRefused: 'This link is no longer good. Please ask for a new one.',
  CurrentPasswordWrong: 'This is not your current password.',
  PasswordRefused: 'This password cannot be used. Please choose another one.',
  AddressBookFull: 'Your address book is full. Please remove an address first.',
  AddressNotFound: 'This address is no longer in your account.',
} as const satisfies Readonly<Record<FailureTag, string>>;

/** Why a card was declined, as far as a shopper is told; fraud signals share `declined`. */
const byDecline = {
  'decline.billing-address':
    'Your card was declined. Nothing was charged; what your bank holds for it is released. Please check the billing address.',
  'decline.security-code':
    'Your card was declined. Nothing was charged; what your bank holds for it is released. Please check the security code.',
  'decline.expiry': 'Your card has expired. Nothing was charged. Please try another card.',
  'decline.funds': 'Your card was declined. Nothing was charged. Please try another card.',
  'decline.declined': 'Your card was declined. Nothing was charged. Please try another card.',
  'decline.temporary':
    'The payment could not be completed just now. Nothing was charged. Please try again in a moment.',
  'decline.authentication':
    'Your bank could not confirm that it was you. Nothing was charged. Please try another card.',
  'decline.duplicate':
    'This payment was already sent. Nothing more was charged. Please wait a moment before trying again.',
  'decline.funding-source':
    'PayPal could not take the money from the source you chose. Nothing was charged. Choose another source at PayPal, or pay another way.',
  'decline.payment-account':
    'PayPal did not accept this payment. Nothing was charged. Please pay another way.',
} as const satisfies Readonly<Record<`decline.${DeclineGroup}`, string>>;

/** Failures whose words depend on one of their fields. */
const byCase = {
  'itemsUnavailable.zip': `{items}: ${catalogue['catalogue.notToZip']}`,
  'unreachable.offline': 'You are offline. Please try again when you are back.',
  'wait.second': 'one second',
  'wait.seconds': '{count} seconds',
  'wait.minute': 'one minute',
  'wait.minutes': '{count} minutes',
  'wait.hour': 'one hour',
  'wait.hours': '{count} hours',
  'stepNotReady.shipping': 'Please complete shipping first.',
  'stepNotReady.payment': 'Please complete payment first.',
  'credentialsRejected.rewards': catalogue['catalogue.rewardsLoginInvalid'],
  'socialAccount.register': catalogue['catalogue.accountExistsGoogle'],
} as const;

export const failures = { ...byTag, ...byDecline, ...byCase } as const;
