import type { OrderStep, OrderStory } from '#adapters/http/wire/operator.ts';
import type { Language } from '#domain/locale/language.ts';
import { type Cents, dollarsFromCents } from '#domain/money/cents.ts';
import { normalOrderId } from '#domain/order/tracking/order-number.ts';
import { unansweredPaymentStates } from '#domain/payment/payment-machine.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { usesOfOrder } from '#server/data/gift/bought-gift-cards.ts';
import { type MoveRow, movesOfOrder, movesOfPayment } from '#server/data/order/order-moves.ts';
import { findOrder } from '#server/data/order/orders.ts';
import {
  answersAbout,
  answersBefore,
  type PartyAnswerRow,
} from '#server/data/payment/party-answers.ts';
import { findPayment, type PaymentRow } from '#server/data/payment/payments.ts';
import { decidingRule } from '#server/order/show/deciding-rule.ts';
import { ruleWords, stepWords } from '#server/order/show/story-words.ts';

/**
 * An order's way, for the people who run the shop: what moved, what the gateway was asked and
 * answered, and which rule decided. No secret is in it, and nothing about the shopper.
 */
export const tellOrderStory = async (
  { db }: Pick<ShopParts, 'db'>,
  typedId: string,
  language: Language,
): Promise<OrderStory | Refusal> => {
  const order = await findOrder(db, normalOrderId(typedId));
  if (order === undefined) return refuse('NOT_FOUND', { what: 'order' });
  const orderId = order.order_id;
  const payment = await findPayment(db, orderId);
  const answers = payment === undefined ? [] : await answersAbout(db, payment.transaction_id);
  const approval = payment === undefined ? [] : await answersBefore(db, payment.token_jti);
  const told = [
    ...(await movesOfOrder(db, orderId)).map((move) => moveStep('order', move, language)),
    ...(await movesOfPayment(db, orderId)).map((move) => moveStep('payment', move, language)),
    ...[...approval, ...answers].map((answer) => questionStep(answer, language)),
    ...(await usesOfOrder(db, orderId)).map((use) => giftCardStep(use, language)),
  ];
  const steps = told.toSorted(
    (one, other) => timeOf(one) - timeOf(other) || rankOf(one) - rankOf(other),
  );
  return {
    orderId,
    state: order.state,
    ...(payment && {
      payment: {
        state: payment.state,
        method: payment.method,
        amount: dollarsFromCents(payment.amount as Cents),
        needsOperator: payment.needs_operator,
      },
    }),
    steps,
    next: nextOf(payment, order.state, language),
  };
};

const moveStep = (kind: 'order' | 'payment', move: MoveRow, language: Language): OrderStep => {
  const { from_state: from, to_state: to, actor, reason, at } = move;
  const rule = decidingRule(move);
  const head = `${stepWords[kind][language]}: ${from} → ${to}.`;
  return {
    at: at.toISOString(),
    kind,
    ...{ from, to, actor, rule, reason },
    sentence: [head, ruleWords[rule][language]].join(' ').trim(),
  };
};

const questionStep = (
  { at, party, asked, amount, answered, reason, took_ms: milliseconds }: PartyAnswerRow,
  language: Language,
): OrderStep => {
  const dollars = amount === null ? undefined : dollarsFromCents(amount as Cents);
  const question = stepWords.questions[asked]?.[language] ?? asked;
  const about = dollars === undefined ? question : `${question}, $${dollars.toFixed(2)}`;
  const answer = reason === null ? answered : `${answered} (${reason})`;
  return {
    at: at.toISOString(),
    kind: 'question',
    ...{ party, asked, answered, milliseconds },
    ...(dollars !== undefined && { amount: dollars }),
    ...(reason !== null && { reason }),
    sentence: `${stepWords.asked[language]}: ${about}; ${stepWords.answer[language]}: ${answer}, ${milliseconds} ms.`,
  };
};

const giftCardStep = (
  { last4, amount, state, at }: Awaited<ReturnType<typeof usesOfOrder>>[number],
  language: Language,
): OrderStep => {
  const dollars = dollarsFromCents(amount as Cents);
  const { giftCard, giftCardIs } = stepWords;
  return {
    at: at.toISOString(),
    kind: 'gift-card',
    to: state,
    amount: dollars,
    sentence: `${giftCard[language]} ${last4}: $${dollars.toFixed(2)}, ${giftCardIs[state][language]}.`,
  };
};

const timeOf = ({ at }: OrderStep): number => Date.parse(at);

/** Of what happened in the same millisecond, what is asked comes before what follows from it. */
const rankOf = ({ kind, to = '', asked }: OrderStep): number => {
  if (kind === 'question') return questionRanks[asked ?? ''] ?? 2;
  const place = ranks[to];
  if (place !== undefined) return place;
  return kind === 'payment' ? 3 : 4;
};

const questionRanks: Readonly<Record<string, number>> = {
  'account-session': -1,
  'account-status': -1,
  'account-order': -1,
  capture: 6,
  reversal: 6,
  refund: 6,
};

const ranks: Readonly<Record<string, number>> = {
  PLACING: 0,
  AUTHORIZING: 1,
  CAPTURING: 5,
  CAPTURED: 7,
  REVERSED: 7,
  CANCELLED: 5,
  REFUNDED: 7,
};

const nextOf = (payment: PaymentRow | undefined, order: string, language: Language): string => {
  const isOpen =
    payment !== undefined &&
    (payment.reversal_due ||
      payment.refund_due ||
      unansweredPaymentStates.includes(payment.state) ||
      payment.state === 'AUTHENTICATING' ||
      (payment.state === 'AUTHORIZED' && ['PAID', 'IN_REVIEW'].includes(order)));
  if (!isOpen) return stepWords.rests[language];
  const again = `${stepWords.looksAgain[language]} ${payment.next_check_at.toISOString()}.`;
  return payment.needs_operator ? `${stepWords.needsOperator[language]} ${again}` : again;
};
