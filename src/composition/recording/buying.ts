import type { RecordedAddress } from '#adapters/http/wire/tools/recorded-call.ts';
import { cartIn } from '#composition/recording/recorded-cart.ts';
import type { TellersOf } from '#composition/recording/teller.ts';
import { totalsOfCart } from '#domain/cart/totals.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Address } from '#domain/shipping/address.ts';

/** A typed address; the command line names its parts so. */
export const recordedAddress = ({ zipcode, ...rest }: Address): RecordedAddress => ({
  ...{ firstName: rest.firstName, lastName: rest.lastName, address: rest.address },
  ...{ addressDetails: rest.addressDetails, city: rest.city, state: rest.state, zip: zipcode },
});

/** An order as the terminal prints it. */
export const recordedOrder = ({ orderId, status, payment, totalAmount }: PlacedOrder) => ({
  ...{ orderId, status, payment, totalAmount: dollarsFromCents(totalAmount) },
});

/** What is told of gift cards, checkout, payment and orders. No code and no number of a card is. */
export const buying: TellersOf<
  | 'gift'
  | 'checkout'
  | 'obstacles'
  | 'payment'
  | 'accountPayment'
  | 'wallet'
  | 'order'
  | 'tracking'
  | 'welcome'
> = {
  gift: {
    addGiftCard: (
      [{ amount }, { firstName, lastName, recipientEmail, giftMessage, sendOn }],
      cart,
    ) => ({
      ...{ is: 'gift', amount: dollarsFromCents(amount) },
      ...{ firstName, lastName, email: recipientEmail, message: giftMessage },
      ...(sendOn && { sendOn }),
      ...cartIn(cart),
    }),
    applyGiftCard: (_, checkout) => ({
      ...{ is: 'gift-card', number: checkout?.giftCards.length ?? 0 },
    }),
    removeGiftCard: (_, checkout) => ({
      ...{ is: 'gift-card-off', number: checkout?.giftCards.length ?? 0 },
    }),
    showGiftCardBalance: 'no-command',
  },
  checkout: {
    readCheckout: 'quiet',
    keepCheckout: 'quiet',
    findPlace: 'quiet',
    completeShipping: ([entry], outcome) => {
      const { email, phoneNumber: phone, shipping, giftMessage = '' } = entry;
      const totals = outcome?.kind === 'completed' ? totalsOfCart(outcome.cart) : undefined;
      return {
        ...{ is: 'shipping', email, phone, address: recordedAddress(shipping) },
        ...{ giftOrder: entry.giftOrder === true, giftMessage },
        asEntered: entry.addressChoice === 'as-entered',
        ...(totals?.ok && { totalAmount: dollarsFromCents(totals.value.totalAmount) }),
        ...(outcome?.kind === 'choose-address' && { chooses: true }),
      };
    },
  },
  obstacles: { listObstacles: 'quiet' },
  payment: {
    startPayment: 'quiet',
    extendPayment: 'quiet',
    ignorePaymentWarning: 'quiet',
    warnPaymentExpiring: 'quiet',
    expirePayment: 'quiet',
    payWithSavedCard: ([{ cardSequence }], checkout) =>
      checkout && { is: 'saved-card', sequence: cardSequence },
    completePayment: ([{ nameOnCard, saveNewCard, billing }], checkout) => {
      const last4 = checkout?.paymentInfo.cardInfo?.cardNumberMask.slice(-4);
      return last4 === undefined
        ? undefined
        : {
            ...{ is: 'card', nameOnCard, saves: saveNewCard === true, last4 },
            ...(billing && { billing: recordedAddress(billing) }),
          };
    },
    skipPayment: (_, checkout) => checkout && { is: 'nothing-to-pay' },
  },
  accountPayment: {
    payWithAccount: ([{ keepAccount }], checkout) =>
      checkout && { is: 'paypal', keeps: keepAccount, ...payerOf(checkout.paymentInfo.account) },
    returnFromApproval: (_, checkout) =>
      checkout && {
        ...{ is: 'paypal', keeps: checkout.paymentInfo.keepAccount === true },
        ...payerOf(checkout.paymentInfo.account),
      },
    payWithSavedAccount: 'no-command',
  },
  // It offers a press, and that is what is told (recorded-wallet.ts).
  wallet: { offerWallet: () => undefined, payWithWallet: 'quiet' },
  order: {
    placeOrder: (_, outcome) => {
      if (outcome === undefined) return undefined;
      const { is } = outcome;
      if (outcome.is !== 'placed') return { is: 'place', outcome: is };
      return { is: 'place', outcome: is, order: recordedOrder(outcome.order) };
    },
    withdrawOrder: () => ({ is: 'withdraw' }),
    showOrder: ([orderId, email], order) => ({
      ...{ is: 'order', orderId, email },
      ...(order && { status: order.status, payment: order.payment }),
    }),
    ordersPlacedHere: 'quiet',
  },
  tracking: {
    trackOrder: ([{ orderId, email, code }], tracked) => ({
      ...{ is: 'track', orderId, email, hasCode: code !== undefined },
      ...(tracked && { status: tracked.status }),
    }),
    sendOrderCode: 'no-command',
    keepOrder: 'no-command',
  },
  welcome: { showWelcomeBack: 'quiet', showMixesAgain: 'quiet' },
};

const payerOf = (account: { readonly email: string } | undefined) =>
  account && { payer: account.email };
