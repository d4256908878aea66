import { Effect } from 'effect';
import { checkOrder } from '#application/order/check-order.ts';
import type { WalletOrder } from '#application/payment/wallet/wallet-order.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { withoutCoupon } from '#domain/cart/coupon-of-cart.ts';
import { onlyGiftCards } from '#domain/cart/lines/gift-lines.ts';
import { totalsOfCart } from '#domain/cart/totals.ts';
import { type Checkout, fieldsOf } from '#domain/checkout/checkout.ts';
import { amountDueOf } from '#domain/checkout/checkout-tender.ts';
import { addCents, negateCents, zeroCents } from '#domain/money/cents.ts';
import { orderDraftOf } from '#domain/order/order-draft.ts';
import { nobodyAt, nobodyYet } from '#domain/payment/wallet/nobody-yet.ts';
import { type SheetPrice, sheetPriceOf } from '#domain/payment/wallet/sheet-price.ts';
import type { WalletDelivery } from '#domain/payment/wallet/wallet-contact.ts';
import { placeFaults, type WalletFault, zipFault } from '#domain/payment/wallet/wallet-fault.ts';
import type { CouponRefused } from '#ports/coupon/coupon-refused.ts';

const nothing: SheetPrice = { lines: [], total: zeroCents, isPending: true };

/** What the sheet shows of a cart as it stands, whether or not the shop was asked about its place. */
const sheetPriceOfCart = (cart: Cart, checkout: Checkout): SheetPrice => {
  const totals = totalsOfCart(cart);
  const total = amountDueOf(cart, checkout);
  if (!totals.ok || total === undefined) return nothing;
  const { subTotal, totalAmount } = totals.value;
  const isSent = !onlyGiftCards(cart.lines);
  const { shippingCharge } = cart.shipping ?? {};
  const giftCards = addCents(totalAmount, negateCents(total));
  const tax = cart.tax?.totalTax;
  return sheetPriceOf({ subTotal, shippingCharge, tax, giftCards, total }, isSent);
};

/** The same of an order. */
export const shownPrice = ({
  cart,
  checkout,
}: Pick<WalletOrder, 'cart' | 'checkout'>): Effect.Effect<SheetPrice> =>
  Effect.zipWith(cart.read, checkout.read, sheetPriceOfCart);

/**
 * The shop's own price for the place a wallet names, into the order's cart (P-46). Gives what is wrong
 * with it instead; then shipping and tax stay unknown.
 */
export const priceAtPlace = Effect.fnUntraced(function* (
  order: Pick<WalletOrder, 'cart' | 'checkout' | 'desk' | 'tempUserID'>,
  delivery: WalletDelivery,
) {
  const { shipping: _, tax: __, ...cart } = yield* order.cart.read;
  if (onlyGiftCards(cart.lines)) return none;
  yield* order.cart.replace(cart);
  const atOnce = placeFaults(delivery);
  if (atOnce.length > 0) return atOnce;
  const checkout = {
    ...(yield* order.checkout.read),
    contactInfo: {
      email: { value: nobodyYet.email },
      phoneNumber: { value: nobodyYet.phoneNumber },
    },
    shipping: { ...fieldsOf(nobodyAt(delivery.address)), isUpsAddress: false },
  };
  const draft = orderDraftOf(cart, checkout, order.tempUserID);
  return yield* Effect.matchEffect(checkOrder(order.desk, { cart, checkout, draft }), {
    onSuccess: (checked) => Effect.as(order.cart.replace(checked.cart), none),
    onFailure: Effect.fnUntraced(function* (failure) {
      switch (failure._tag) {
        case 'AddressNotServiceable':
          return [zipFault];
        case 'ItemsUnavailable':
          return [itemsFault(failure.items.map(({ title }) => title))];
        case 'CouponRefused':
          yield* order.cart.replace(withoutCoupon(cart));
          return [couponFault(failure)];
        default:
          return [shopFault];
      }
    }),
  });
});

const none: readonly WalletFault[] = [];

export const shopFault: WalletFault = { about: 'shop' };

const itemsFault = (titles: readonly string[]): WalletFault => ({ about: 'items', titles });

export const couponFault = ({ reason, text }: CouponRefused): WalletFault => ({
  about: 'coupon',
  isExpired: reason === 'ended',
  ...(text !== undefined && { text }),
});
