import { fillBlanks } from '#application/messages/message.ts';
import type { PlacingManner } from '#application/order/place-order.ts';
import type { PlacingOutcome } from '#application/order/placing-outcome.ts';
import { metAccount } from '#cli/commands/cart/account-cart.ts';
import { type Buyer, buyerOf } from '#cli/commands/checkout/checkout-account.ts';
import {
  type PaypalPayment,
  type PlaceRequest,
  readPlaceRequest,
} from '#cli/commands/checkout/checkout-flags.ts';
import { withGiftCards, withoutGiftCards } from '#cli/commands/checkout/checkout-gift-cards.ts';
import { quoteAnswer } from '#cli/commands/checkout/checkout-quote.ts';
import { completed } from '#cli/commands/checkout/checkout-shipping.ts';
import { walletOutcome } from '#cli/commands/checkout/checkout-wallet.ts';
import type { Answer } from '#cli/report/answer.ts';
import { badUsage, CommandFailure, exitCodes, inputRefused } from '#cli/report/command-failure.ts';
import { dollars, pairs } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { type OpenShop, withShop } from '#cli/shop/shop.ts';
import { problemText } from '#cli/words/core-words.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type CartTotals, totalsOfCart } from '#domain/cart/totals.ts';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import { amountDueOf, tenderOfCart } from '#domain/checkout/checkout-tender.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';
import type { PlacedOrder } from '#domain/order/order.ts';

/** `crunch checkout place …`: shipping, quote, card, order, as the screens do it. */
export const checkoutPlace: Action = (session, { flags }) =>
  withShop(session, async (shop) => {
    const wish = readPlaceRequest(
      flags,
      { aliases: shop.cards.aliases, people: shop.walletPeople.people },
      session.words,
    );
    const { idempotencyKey } = await shop.ask(shop.useCases.checkout.readCheckout());
    // What other devices put in is ordered too, and what was ordered leaves every device.
    const { placed } = await metAccount(shop, session);
    // The answer of the run before was lost, its order was not.
    if (placed !== undefined && (wish.idempotencyKey ?? idempotencyKey) === idempotencyKey) {
      return placedAnswer(await orderOf(shop, placed), session);
    }
    const answer = await shop.alone(() => place(shop, wish, session));
    await metAccount(shop, session);
    return answer;
  });

const place = async (shop: OpenShop, wish: PlaceRequest, session: Session): Promise<Answer> => {
  const { useCases, ask } = shop;
  const earlier = wish.idempotencyKey && shop.placedByKey.find(wish.idempotencyKey);
  if (earlier) return placedAnswer(earlier, session);

  const before = await ask(useCases.checkout.readCheckout());
  const { idempotencyKey: unsettled } = before;
  if (wish.applePay !== undefined) {
    await withoutGiftCards(shop);
    const key = wish.idempotencyKey ?? unsettled;
    if (key !== undefined) {
      await ask(useCases.checkout.keepCheckout({ ...before, idempotencyKey: key }));
    }
    const outcome = await walletOutcome(shop, wish.applePay, session);
    return settledAnswer(shop, wish, await orderIn(shop, outcome, session), session);
  }
  const buyer = await buyerOf(shop, wish, session);
  await withoutGiftCards(shop);
  const { cart, checkout: shipped } = completed(
    await ask(
      useCases.checkout.completeShipping({
        ...buyer.entry,
        ...(wish.giftOrder && { giftOrder: true }),
      }),
    ),
    session,
  );
  const checkout = await withGiftCards(shop, wish, shipped, session);
  const totals = totalsOrFailure(cart, session);
  refuseOtherTotal(totals, wish, session);
  if (wish.dryRun) return quoteAnswer(totals, checkout, tenderOfCart(cart, checkout), session);

  const idempotencyKey = wish.idempotencyKey ?? unsettled;
  if (idempotencyKey !== undefined) {
    await ask(useCases.checkout.keepCheckout({ ...checkout, idempotencyKey }));
  }
  if (amountDueOf(cart, checkout) !== 0) await pay(shop, wish, buyer, session);
  else if (totals.totalAmount > 0) await ask(useCases.payment.skipPayment());
  return settledAnswer(shop, wish, await placedOrder(shop, wish, session), session);
};

const settledAnswer = (
  { placedByKey }: OpenShop,
  { idempotencyKey }: PlaceRequest,
  order: PlacedOrder,
  session: Session,
): Answer => {
  if (idempotencyKey !== undefined) placedByKey.keep(idempotencyKey, order);
  return placedAnswer(order, session);
};

/**
 * The order as the shop took it. A terminal asks again by itself and shows no bank's page; it answers
 * the question with the code it was given. When nobody knows the end, the attempt's key stays in the
 * state and guards the next run.
 */
const placedOrder = async (
  shop: OpenShop,
  { challenge }: PlaceRequest,
  session: Session,
): Promise<PlacedOrder> => {
  const manner: PlacingManner = {
    asksAgain: true,
    showsBank: false,
    ...(challenge !== undefined && {
      answersBank: (question) => shop.bankPage.answer(question, challenge),
    }),
  };
  const ended = await shop.attempt(shop.useCases.order.placeOrder(manner));
  return orderIn(shop, ended.ok ? ended.value : shop.valueOrThrow(ended), session);
};

const orderIn = async (
  shop: OpenShop,
  outcome: PlacingOutcome,
  { words }: Session,
): Promise<PlacedOrder> => {
  switch (outcome.is) {
    case 'placed':
      return shop.valueOrThrow({ ok: true, value: outcome.order });
    case 'placed-elsewhere':
      return orderOf(shop, outcome.orderId);
    case 'unknown': {
      if (outcome.canBeAsked) return shop.valueOrThrow({ ok: false, failure: outcome.failure });
      const message = words['error.unsettled'];
      throw new CommandFailure({ code: 'OrderUnsettled', message }, exitCodes.refused);
    }
    default:
      return shop.valueOrThrow({ ok: false, failure: outcome.failure });
  }
};

const pay = async (
  shop: OpenShop,
  { card, saveCard, paypal }: PlaceRequest,
  { saved, nameOnCard }: Buyer,
  session: Session,
) => {
  if (paypal !== undefined) return payByPaypal(shop, paypal);
  const { useCases, cards, ask } = shop;
  if (saved !== undefined) {
    const { entry, checkout } = await ask(useCases.payment.startPayment());
    await ask(cards.typeCode(entry, saved.cardType));
    const paid = { cardSequence: saved.sequence, ...billingOf(checkout) };
    await ask(useCases.payment.payWithSavedCard(paid));
    return;
  }
  if (card === undefined) {
    throw badUsage(fillBlanks(session.words['error.missingOption'], { name: '--card' }), 'card');
  }
  const { entry, checkout } = await ask(useCases.payment.startPayment());
  await ask(cards.use(entry, card));
  await ask(
    useCases.payment.completePayment({
      nameOnCard,
      expiry: cards.expiry,
      ...billingOf(checkout),
      saveNewCard: saveCard,
    }),
  );
};

/** The person approves on PayPal's real page; a saved account needs no page. */
const payByPaypal = async (
  { useCases, ask, payer }: OpenShop,
  paypal: PaypalPayment,
): Promise<void> => {
  const billing = billingOf(await ask(useCases.checkout.readCheckout()));
  if ('paymentAccountId' in paypal) {
    await ask(useCases.accountPayment.payWithSavedAccount({ ...paypal, ...billing }));
    return;
  }
  const { person, ...wish } = paypal;
  await ask(useCases.accountPayment.payWithAccount({ ...wish, ...billing, place: payer(person) }));
};

/** E-gift cards alone go to no address: the one that was given is the bill's. */
const billingOf = ({ billingSameShippingFlag, billing }: Checkout) =>
  billingSameShippingFlag
    ? { billingSameAsShipping: true }
    : { billingSameAsShipping: false, billing: addressOf(billing) };

/** Whoever said what they agree to pay is asked again when it comes to something else. */
const refuseOtherTotal = (
  { totalAmount }: CartTotals,
  { total }: PlaceRequest,
  { words }: Session,
) => {
  const now = dollarsFromCents(totalAmount);
  if (total === undefined || total === now) return;
  const message = fillBlanks(words['error.total'], { before: dollars(total), now: dollars(now) });
  throw new CommandFailure({ code: 'PriceChanged', message, field: 'total' }, exitCodes.refused);
};

const totalsOrFailure = (cart: Cart, { settings }: Session): CartTotals => {
  const totals = totalsOfCart(cart);
  if (totals.ok) return totals.value;
  throw inputRefused(problemText(totals.problem, settings.language));
};

/** An order that was placed here before. */
const orderOf = async ({ useCases, ask }: OpenShop, orderId: string): Promise<PlacedOrder> => {
  const here = await ask(useCases.order.ordersPlacedHere());
  const { email = '' } = here.find((order) => order.orderId === orderId) ?? {};
  const { status, payment, totalAmount } = await ask(useCases.order.showOrder(orderId, email));
  return { orderId, status, payment, totalAmount };
};

const placedAnswer = (order: PlacedOrder, { words }: Session): Answer => {
  const data = { ...order, totalAmount: dollarsFromCents(order.totalAmount) };
  return {
    data,
    text: () =>
      pairs([
        [words['out.order'], order.orderId],
        [words['out.status'], order.status],
        [words['out.payment'], order.payment],
        [words['out.totalAmount'], dollars(data.totalAmount)],
      ]),
  };
};
