import type { Cart } from '#domain/cart/cart.ts';
import { demandOf } from '#domain/cart/lines/demand.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { onlyGiftCards } from '#domain/cart/lines/gift-lines.ts';
import { linesOverLimit } from '#domain/cart/lines/quantity-limits.ts';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import { type StageFacts, stageOf } from '#domain/checkout/checkout-stage.ts';
import type { Cents } from '#domain/money/cents.ts';
import {
  billingProblems,
  contactProblems,
  shippingProblems,
} from '#domain/shipping/address-forms.ts';
import type { ItemAvailability, ItemInventory } from '#domain/shipping/zip-verdict.ts';
import { giftMessageProblem } from '#domain/validation/message-text.ts';
import type { FieldName, Problem, Problems } from '#domain/validation/problem.ts';

/** Where an obstacle is put right. */
export type ObstaclePlace = 'shop' | 'cart' | 'coupon' | 'shipping' | 'payment' | 'sign-in';

/** Something that keeps an order from being placed, as far as the core itself can tell. */
export type Obstacle =
  | { readonly is: 'cart-empty' }
  | { readonly is: 'over-limit'; readonly title: string; readonly limit: number }
  | { readonly is: 'out-of-stock'; readonly title: string }
  | { readonly is: 'not-delivered'; readonly title: string; readonly zipcode: string }
  | {
      readonly is: 'price-changed';
      readonly title: string;
      readonly before: Cents;
      readonly now: Cents;
    }
  | { readonly is: 'shipping-missing' }
  | {
      readonly is: 'field';
      readonly address: 'shipping' | 'billing';
      readonly field: FieldName;
      readonly problem: Problem;
    }
  | { readonly is: 'payment-missing' }
  | { readonly is: 'payment-ran-out' };

export const placeOf = ({ is }: Obstacle): ObstaclePlace => {
  switch (is) {
    case 'cart-empty':
      return 'shop';
    case 'over-limit':
    case 'out-of-stock':
    case 'not-delivered':
    case 'price-changed':
      return 'cart';
    case 'field':
    case 'shipping-missing':
      return 'shipping';
    case 'payment-missing':
    case 'payment-ran-out':
      return 'payment';
  }
};

/** A step that still comes, rather than something that is wrong. */
export const isStepToCome = ({ is }: { readonly is: string }): boolean =>
  is === 'shipping-missing' || is === 'payment-missing';

/** What the cart itself does not allow: nothing in it, or too much of something. */
export const cartObstacles = ({ lines }: Cart): readonly Obstacle[] => {
  if (wantedLines(lines).length === 0) return [{ is: 'cart-empty' }];
  const titles = new Map(lines.map(({ id, productId, title = productId }) => [id, title]));
  return linesOverLimit(lines).map(({ lineId, limit }) => ({
    is: 'over-limit',
    title: titles.get(lineId) ?? lineId,
    limit,
  }));
};

/** Lines that are gone or cost something else now; an item missing from the answer is gone. */
export const stockObstacles = (
  { lines }: Cart,
  inventory: readonly ItemInventory[],
): readonly Obstacle[] => {
  const known = new Map(inventory.map((item) => [item.productId, item]));
  return wantedLines(lines).flatMap((line): readonly Obstacle[] => {
    const { title = line.productId, unitPrice: before } = line;
    const isGone = demandOf([line]).some((item) => known.get(item.productId)?.available !== true);
    if (isGone) return [{ is: 'out-of-stock', title }];
    const now = known.get(line.productId)?.price;
    if (now === undefined || before === undefined || now === before) return [];
    return [{ is: 'price-changed', title, before, now }];
  });
};

/** Lines that cannot be sent to the zip code (CHK-21). */
export const zipObstacles = (
  { lines }: Cart,
  zipcode: string,
  availability: readonly ItemAvailability[],
): readonly Obstacle[] => {
  const refused = new Set(
    availability.flatMap(({ productId, available }) => (available ? [] : [productId])),
  );
  return wantedLines(lines).flatMap((line): readonly Obstacle[] =>
    demandOf([line]).some(({ productId }) => refused.has(productId))
      ? [{ is: 'not-delivered', title: line.title ?? line.productId, zipcode }]
      : [],
  );
};

/** What is wrong with delivery and payment as they are stored, all of it at once. */
export const checkoutObstacles = (
  cart: Cart,
  checkout: Checkout,
  facts: StageFacts,
): readonly Obstacle[] => {
  const fields = fieldObstacles(cart, checkout);
  if (fields.length > 0) return [...fields, ...paymentToCome(facts)];
  const stage = stageOf(checkout, facts);
  switch (stage.is) {
    case 'needs-shipping':
      return [{ is: 'shipping-missing' }, ...paymentToCome(facts)];
    case 'needs-payment':
      return [{ is: stage.because === 'ran-out' ? 'payment-ran-out' : 'payment-missing' }];
    case 'ready-for-review':
    case 'placing':
      return [];
  }
};

/** An address that changes asks for the payment anew, so it is to come whatever is stored. */
const paymentToCome = ({ due }: StageFacts): readonly Obstacle[] =>
  due === 0 ? [] : [{ is: 'payment-missing' }];

/** Fields in the order of their forms, each once. A form nobody wrote in has nothing wrong. */
const fieldObstacles = (cart: Cart, checkout: Checkout): readonly Obstacle[] => {
  const { contactInfo, shipping, billing, giftCard, billingSameShippingFlag } = checkout;
  if (!isShippingBegun(cart, checkout)) return [];
  const contact = { email: contactInfo.email.value, phoneNumber: contactInfo.phoneNumber.value };
  const message = giftMessageProblem(giftCard.giftMessage.value);
  const ofShipping = onlyGiftCards(cart.lines)
    ? contactProblems(contact)
    : shippingProblems(contact, addressOf(shipping));
  return [
    ...withAddress('shipping', ofShipping),
    ...withAddress('shipping', message === undefined ? {} : { giftMessage: message }),
    ...withAddress('billing', billingSameShippingFlag ? {} : billingProblems(addressOf(billing))),
  ];
};

const withAddress = (address: 'shipping' | 'billing', problems: Problems): readonly Obstacle[] =>
  Object.entries(problems).map(([field, problem]) => ({
    is: 'field',
    address,
    field: field as FieldName,
    problem,
  }));

/** What an account or a zip code filled in by itself is no writing: the form was not begun. */
const isShippingBegun = (cart: Cart, { shipping, contactInfo, formStatus }: Checkout): boolean => {
  const { selected: _, isUpsAddress: __, ...fields } = shipping;
  const first = onlyGiftCards(cart.lines) ? contactInfo.email : shipping.address;
  const all = [...Object.values(contactInfo), ...Object.values(fields)];
  return (
    formStatus.shippingCompleted ||
    first.value !== '' ||
    all.some(({ error }) => error !== undefined)
  );
};

/** Whether the shop can be asked about the whole order: nothing of its address is open. */
export const isShippingGiven = (cart: Cart, checkout: Checkout): boolean =>
  isShippingBegun(cart, checkout) && fieldObstacles(cart, checkout).length === 0;
