import type { Cents } from '#domain/money/cents.ts';
import { makeBeside } from '#server/base/parts/beside.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { claimOfSession } from '#server/data/payment/account-sessions.ts';
import { approvalName, writePartyAnswer } from '#server/data/payment/party-answers.ts';
import type { Gateway } from '#server/parties/gateway.ts';
import { type GatewayAnswer, toldAnswer } from '#server/payment/told-answer.ts';

/** What the gateway can be asked about the payment of an order. */
type AskedOfGateway =
  | 'authorization'
  | 'capture'
  | 'reversal'
  | 'refund'
  | 'calling-off'
  | 'cancelling'
  | 'standing'
  | 'account-session'
  | 'account-status'
  | 'account-order';

/** A question about an order, as far as it is written down. */
interface Question {
  readonly asked: AskedOfGateway;
  /** Before there is an order: the name of its approval, or of the attempt that got none. */
  readonly transactionId: string;
  readonly amount?: Cents;
}

type Asked<Facts extends readonly unknown[], Answer> = (...facts: Facts) => Promise<Answer>;

interface RecordedGateway {
  readonly gateway: Gateway;
  /** Resolves when every answer so far is written down, or could not be. */
  written(): Promise<void>;
}

type Parts = Pick<ShopParts, 'db' | 'clock' | 'report'>;

/**
 * The same gateway, and a row for each question about an order (D-PAY-08). A row is written beside
 * the answer: the payment waits for none, and one that cannot be written is missed.
 */
export const recordAnswers = (gateway: Gateway, parts: Parts): RecordedGateway => {
  const { beside, idle } = makeBeside(parts.report);
  const note = noting(parts);

  const about =
    <Facts extends readonly unknown[], Answer extends GatewayAnswer>(
      ask: Asked<Facts, Answer>,
      questionOf: (...facts: Facts) => Question,
      /** Where only the answer names what was asked about. */
      nameIn: (answer: Answer) => string | undefined = () => undefined,
    ): Asked<Facts, Answer> =>
    async (...facts) => {
      const at = parts.clock.now();
      const answer = await ask(...facts);
      const question = questionOf(...facts);
      const transactionId = nameIn(answer) ?? question.transactionId;
      beside(() => note({ ...question, transactionId }, answer, at));
      return answer;
    };

  return {
    written: idle,
    gateway: {
      // About no order.
      openSession: gateway.openSession,
      publicKey: gateway.publicKey,
      forgetCard: gateway.forgetCard,
      forgetAccount: gateway.forgetAccount,
      openAccountSession: about(
        gateway.openAccountSession,
        ({ reference, amount }) => ({ asked: 'account-session', transactionId: reference, amount }),
        (answer) => (answer.kind === 'opened' ? nameOf(answer.sessionId) : undefined),
      ),
      accountStatus: about(gateway.accountStatus, (sessionId) => ({
        asked: 'account-status',
        transactionId: nameOf(sessionId),
      })),
      createAccountOrder: about(gateway.createAccountOrder, ({ sessionId, amount }) => ({
        asked: 'account-order',
        transactionId: nameOf(sessionId),
        amount,
      })),
      authorize: about(gateway.authorize, ({ transactionId, amount }) => ({
        asked: 'authorization',
        transactionId,
        amount,
      })),
      capture: about(gateway.capture, (_gatewayId, { transactionId }, amount) => ({
        asked: 'capture',
        transactionId,
        amount,
      })),
      reverse: about(gateway.reverse, (_gatewayId, { transactionId }) => ({
        asked: 'reversal',
        transactionId,
      })),
      refund: about(gateway.refund, (_taken, { transactionId }, amount) => ({
        asked: 'refund',
        transactionId,
        amount,
      })),
      undo: about(gateway.undo, ({ transactionId }) => ({ asked: 'calling-off', transactionId })),
      cancelSale: about(gateway.cancelSale, (_saleId, { transactionId }) => ({
        asked: 'cancelling',
        transactionId,
      })),
      findPayment: about(gateway.findPayment, ({ transactionId }) => ({
        asked: 'standing',
        transactionId,
      })),
    },
  };
};

const nameOf = (sessionId: string): string => approvalName(claimOfSession(sessionId));

/** Rows that cannot be written are told of once, until one can be again. */
const noting = ({ db, clock, report }: Parts) => {
  let isReported = false;
  return async (
    { asked, transactionId, amount }: Question,
    answer: GatewayAnswer,
    at: number,
  ): Promise<void> => {
    const row = {
      transaction_id: transactionId,
      at: new Date(at),
      party: 'gateway' as const,
      asked,
      amount: amount ?? null,
      ...toldAnswer(answer),
      // A clock that is set back meanwhile makes no negative time.
      took_ms: Math.max(0, clock.now() - at),
    };
    try {
      await writePartyAnswer(db, row);
      isReported = false;
    } catch (error) {
      if (!isReported) report({ event: 'answers-not-recorded', error });
      isReported = true;
    }
  };
};
