import type { Cents } from '#domain/money/cents.ts';
import type { HealingQuestion } from '#domain/order/healing.ts';
import { isOld } from '#domain/payment/healing-times.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import type { PaymentRow } from '#server/data/payment/payments.ts';
import { followUpIds } from '#server/order/settlement/follow-up-ids.ts';
import {
  isSale,
  lastRequest,
  move,
  onFile,
  type Round,
  takenOf,
  unanswered,
} from '#server/order/settlement/healing-round.ts';
import { stateAtGateway } from '#server/order/settlement/outcomes.ts';
import type { Done, Refused, Unknown } from '#server/parties/gateway.ts';

/** Asks the gateway. Undefined when another process took the payment further meanwhile. */
export const ask = async (
  parts: ShopParts,
  round: Round,
  question: HealingQuestion,
): Promise<Round | undefined> => {
  const { gateway } = parts;
  switch (question.what) {
    case 'standing': {
      const { after } = question;
      const found = await gateway.findPayment(lastRequest(round));
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
      const answer = await gateway.undo(lastRequest(round), unanswered(round));
      return {
        ...round,
        word: {
          about: 'calling-off',
          answer: isNothingThere(round, answer, parts.clock.now()) ? 'nothing-there' : answer.kind,
        },
      };
    }
  }
};

/**
 * What never arrived, or an authorisation that holds no money. A sale that is not voidable may have
 * been paid; and whether it is known by our name is certain only when it should long have been found.
 */
const isNothingThere = (round: Round, answer: Done | Refused | Unknown, now: number): boolean => {
  if (answer.kind !== 'refused') return false;
  const isUnknown = neverArrived.includes(answer.reason);
  return isSale(round.payment)
    ? isUnknown && isOld(onFile(round), now)
    : isUnknown || holdsNothing.includes(answer.reason);
};

/** The gateway knows no request of that id. */
const neverArrived: readonly string[] = ['INVALID_DATA', 'INVALID_PAYMENT_ID'];
const holdsNothing: readonly string[] = ['MISSING_AUTH', 'AUTH_ALREADY_REVERSED', 'NOT_VOIDABLE'];

const askForCapture = async (parts: ShopParts, round: Round): Promise<Round | undefined> => {
  const { payment } = round;
  if (payment.state !== 'CAPTURING' && !(await move(parts, payment, 'CAPTURING', 'capture'))) {
    return undefined;
  }
  const { gateway_id: gatewayId, transaction_id: transactionId, amount } = payment;
  const answer = await parts.gateway.capture(
    gatewayId ?? '',
    { reference: round.reference, transactionId: followUpIds(transactionId).capture },
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
  const { gateway_id: gatewayId, transaction_id: transactionId, reason, amount } = round.payment;
  const answer =
    by === 'its-name' && !isSale(round.payment)
      ? await gateway.reverse(
          gatewayId ?? '',
          { reference: round.reference, transactionId: followUpIds(transactionId).reversal },
          // How much of it a bank approved in part is known to nobody here.
          {
            ...(reason !== 'PARTIAL_AUTHORIZED' && { amount: amount as Cents }),
            why: reason ?? 'not wanted',
          },
        )
      : await gateway.undo(lastRequest(round), unanswered(round));
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
  const names = { reference: round.reference, transactionId: id };
  const answer = await gateway.refund(taken, names, amount as Cents);
  return {
    ...round,
    word: { about: 'refund', answer: answer.kind },
    ...(answer.kind === 'refused' && { refusal: answer.reason }),
  };
};
