import type { Cents } from '#domain/money/cents.ts';
import type { HealingQuestion } from '#domain/order/healing.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import type { PaymentRow } from '#server/data/payment/payments.ts';
import { isSale, move, type Round, takenOf } from '#server/order/settlement/healing-round.ts';
import { stateAtGateway } from '#server/order/settlement/outcomes.ts';
import { followUpIds } from '#server/parties/follow-up-ids.ts';
import type { Done, Refused, Unknown } from '#server/parties/gateway.ts';

/** Asks the gateway. Undefined when another process took the payment further meanwhile. */
export const ask = async (
  parts: ShopParts,
  round: Round,
  question: HealingQuestion,
): Promise<Round | undefined> => {
  const { gateway } = parts;
  const { transaction_id: transactionId } = round.payment;
  switch (question.what) {
    case 'standing': {
      const { after } = question;
      const found = await gateway.findByTransactionId(transactionId);
      const standing = stateAtGateway(found, round.payment.amount as Cents);
      return {
        ...round,
        payment: named(round.payment, found),
        found,
        word: { about: 'standing', standing, ...(after !== undefined && { after }) },
      };
    }
    case 'capture':
      return askForCapture(parts, round);
    case 'reversal':
      return askForReversal(parts, round, question);
    case 'refund':
      return askForRefund(parts, round);
    case 'calling-off': {
      const answer = await gateway.voidByTransactionId(transactionId);
      return {
        ...round,
        word: {
          about: 'calling-off',
          answer: isNothingThere(round, answer) ? 'nothing-there' : answer.kind,
        },
      };
    }
  }
};

/**
 * What never arrived, or an authorisation that holds no money. A sale that is not voidable may have
 * been paid: it is asked about again.
 */
const isNothingThere = ({ payment }: Round, answer: Done | Refused | Unknown): boolean =>
  answer.kind === 'refused' &&
  (answer.reason === 'INVALID_PAYMENT_ID' ||
    (answer.reason === 'NOT_VOIDABLE' && !isSale(payment)));

const askForCapture = async (parts: ShopParts, round: Round): Promise<Round | undefined> => {
  const { payment } = round;
  if (payment.state !== 'CAPTURING' && !(await move(parts, payment, 'CAPTURING', 'capture'))) {
    return undefined;
  }
  const { gateway_id: gatewayId, transaction_id: transactionId, amount } = payment;
  const answer = await parts.gateway.capture(
    gatewayId ?? '',
    followUpIds(transactionId).capture,
    amount as Cents,
  );
  return {
    ...round,
    payment: named({ ...payment, state: 'CAPTURING' }, answer),
    word: { about: 'capture', answer: answer.kind },
    ...(answer.kind === 'refused' && { refusal: answer.reason }),
  };
};

/** With the name of the capture, if the answer tells it; the round's end writes it down. */
const named = (payment: PaymentRow, answer: object): PaymentRow =>
  'captureId' in answer && typeof answer.captureId === 'string'
    ? { ...payment, capture_id: answer.captureId }
    : payment;

/** Exactly once: the reversal has an id of its own, the same every time. */
const askForReversal = async (
  { gateway }: ShopParts,
  round: Round,
  { by }: Extract<HealingQuestion, { readonly what: 'reversal' }>,
): Promise<Round> => {
  const { gateway_id: gatewayId, transaction_id: transactionId, reason } = round.payment;
  const answer =
    by === 'its-name' && !isSale(round.payment)
      ? await gateway.reverse(
          gatewayId ?? '',
          followUpIds(transactionId).reversal,
          reason ?? 'not wanted',
        )
      : await gateway.voidByTransactionId(transactionId);
  return {
    ...round,
    word: { about: 'reversal', answer: answer.kind },
    ...(answer.kind === 'refused' && { refusal: answer.reason }),
  };
};

/** Exactly once: the refund has an id of its own, the same every time. */
const askForRefund = async ({ gateway }: ShopParts, round: Round): Promise<Round> => {
  const { transaction_id: transactionId, amount } = round.payment;
  const taken = takenOf(round.payment);
  if (taken === undefined) throw new Error('no name for what was taken');
  const { refund: id } = followUpIds(transactionId);
  const answer = await gateway.refund(taken, id, amount as Cents);
  return {
    ...round,
    word: { about: 'refund', answer: answer.kind },
    ...(answer.kind === 'refused' && { refusal: answer.reason }),
  };
};
