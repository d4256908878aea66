import type { Cents } from '#domain/money/cents.ts';
import { makeBeside } from '#server/base/parts/beside.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { writePartyAnswer } from '#server/data/payment/party-answers.ts';
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
  /** Before there is an order: the merchant reference that it will have. */
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
    ): Asked<Facts, Answer> =>
    async (...facts) => {
      const at = parts.clock.now();
      const answer = await ask(...facts);
      beside(() => note(questionOf(...facts), answer, at));
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
      openAccountSession: about(gateway.openAccountSession, ({ reference, amount }) => ({
        asked: 'account-session',
        transactionId: reference,
        amount,
      })),
      accountStatus: about(gateway.accountStatus, (_sessionId, reference) => ({
        asked: 'account-status',
        transactionId: reference,
      })),
      createAccountOrder: about(gateway.createAccountOrder, ({ reference, amount }) => ({
        asked: 'account-order',
        transactionId: reference,
        amount,
      })),
      authorize: about(gateway.authorize, ({ transactionId, amount }) => ({
        asked: 'authorization',
        transactionId,
        amount,
      })),
      capture: about(gateway.capture, (_gatewayId, transactionId, amount) => ({
        asked: 'capture',
        transactionId,
        amount,
      })),
      reverse: about(gateway.reverse, (_gatewayId, transactionId) => ({
        asked: 'reversal',
        transactionId,
      })),
      refund: about(gateway.refund, (_taken, transactionId, amount) => ({
        asked: 'refund',
        transactionId,
        amount,
      })),
      cancelSale: about(gateway.cancelSale, (_saleId, transactionId) => ({
        asked: 'cancelling',
        transactionId,
      })),
      voidByTransactionId: about(gateway.voidByTransactionId, (transactionId) => ({
        asked: 'calling-off',
        transactionId,
      })),
      findByTransactionId: about(gateway.findByTransactionId, (transactionId) => ({
        asked: 'standing',
        transactionId,
      })),
    },
  };
};

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
