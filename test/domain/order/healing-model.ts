import type { Cents } from '#domain/money/cents.ts';
import { type GatewayWord, type HealingStep, healingStep } from '#domain/order/healing.ts';
import { mayOrderMove, type OrderState } from '#domain/order/order-machine.ts';
import { reviewStep } from '#domain/order/review.ts';
import { settlingStep } from '#domain/order/settling.ts';
import { leavesApproval } from '#domain/payment/decline.ts';
import { nextLook } from '#domain/payment/healing-times.ts';
import type { Decided, Outcome, PaymentStateAtGateway } from '#domain/payment/outcome.ts';
import { mayPaymentMove, type PaymentState } from '#domain/payment/payment-machine.ts';

/** The gateway as it is behind its answers, which may be lost. */
export interface TrueGateway {
  /** Undefined: the request has not arrived. */
  decided: Decided | undefined;
  /** What it decides about a request that is still on its way. */
  readonly late?: Decided;
  captures: number;
  refunds: number;
  reversals: number;
  isCalledOff: boolean;
  readonly isVoidable: boolean;
  /** What becomes of its next answers; honest ones follow. */
  readonly troubles: ('no-answer' | 'lost-answer' | 'refused' | 'not-listed')[];
}

/** A shop that does what the rules say, and nothing else. */
export interface Shop {
  readonly isSale: boolean;
  order: OrderState;
  payment: PaymentState;
  reversalDue: boolean;
  refundDue: boolean;
  isNamed: boolean;
  isTakenNamed: boolean;
  checks: number;
  isReported: boolean;
  nextLookAt: number;
  steps: number;
}

export const freshShop = (paysBySale = false): Shop => ({
  isSale: paysBySale,
  order: 'PLACING',
  payment: 'AUTHORIZING',
  reversalDue: false,
  refundDue: false,
  isNamed: false,
  isTakenNamed: false,
  checks: 0,
  isReported: false,
  nextLookAt: 60_000,
  steps: 0,
});

const movePayment = (shop: Shop, to: PaymentState): void => {
  if (!mayPaymentMove(shop.payment, to)) throw new Error(`payment ${shop.payment} to ${to}`);
  shop.payment = to;
};

const moveOrder = (shop: Shop, to: OrderState | undefined): void => {
  if (to === undefined) return;
  if (!mayOrderMove(shop.order, to)) throw new Error(`order ${shop.order} to ${to}`);
  shop.order = to;
};

/** Writes an outcome down as the rules say. */
export const settle = (shop: Shop, outcome: Outcome, now: number): void => {
  const step = settlingStep({ ...shop, amount: 100 as Cents }, outcome, true);
  if (!('payment' in step)) return;
  movePayment(shop, step.payment);
  if ('order' in step) moveOrder(shop, step.order);
  shop.nextLookAt = now;
  if (step.kind === 'mark-unknown') {
    const unknown = { createdAt: 0, checks: 0, wasDelivered: false, isUnknown: true };
    shop.nextLookAt = nextLook(unknown, now);
  }
  if (step.kind === 'accept' && step.isCaptured) {
    movePayment(shop, 'CAPTURING');
    movePayment(shop, 'CAPTURED');
    shop.isTakenNamed = true;
  }
  if (step.kind === 'refuse') shop.reversalDue = step.reversalDue;
  if (step.kind === 'return-approval') shop.reversalDue = true;
  shop.isNamed ||= outcome.kind === 'approved' || outcome.kind === 'review';
};

const standing = (gateway: TrueGateway): PaymentStateAtGateway =>
  gateway.decided === undefined
    ? { kind: 'not-found' }
    : {
        kind: 'found',
        decided: gateway.decided,
        isCaptured: gateway.captures > 0,
        isReversed: gateway.reversals > 0,
        isRefunded: gateway.refunds > 0,
      };

/** Whether the shopper's money is held, or taken. */
export const holdsMoney = ({ decided, reversals, refunds }: TrueGateway): boolean =>
  reversals === 0 &&
  refunds === 0 &&
  decided !== undefined &&
  (decided.kind !== 'declined' || leavesApproval(decided.cause));

/** What was approved was taken with the approval. */
export const isSale = (decided: Decided | undefined): boolean =>
  decided?.kind === 'approved' && decided.isCaptured === true;

/** A request that was called off is refused when it comes. */
export const arrive = (gateway: TrueGateway): void => {
  if (gateway.isCalledOff || gateway.decided !== undefined) return;
  gateway.decided = gateway.late;
  if (isSale(gateway.decided)) gateway.captures = 1;
};

const ask = (
  gateway: TrueGateway,
  step: Extract<HealingStep, { kind: 'ask' }>,
  isBySale: boolean,
): GatewayWord => {
  const trouble = gateway.troubles.shift();
  if (step.what === 'standing') {
    const after = step.after === undefined ? {} : { after: step.after };
    return { about: 'standing', standing: told(gateway, trouble), ...after };
  }
  if (trouble === 'no-answer') return { about: step.what, answer: 'unknown' };
  if (trouble === 'refused') return { about: step.what, answer: 'refused' };
  const word: GatewayWord =
    step.what === 'calling-off'
      ? { about: step.what, answer: callOff(gateway, isBySale) }
      : { about: step.what, answer: carryOut(gateway, step.what) };
  return trouble === 'lost-answer' ? { about: step.what, answer: 'unknown' } : word;
};

const told = (
  gateway: TrueGateway,
  trouble: TrueGateway['troubles'][number] | undefined,
): PaymentStateAtGateway => {
  if (trouble === undefined) return standing(gateway);
  return { kind: trouble === 'not-listed' ? 'not-found' : 'unknown' };
};

const callOff = (
  gateway: TrueGateway,
  isBySale: boolean,
): Extract<GatewayWord, { readonly about: 'calling-off' }>['answer'] => {
  gateway.isCalledOff = true;
  if (gateway.decided === undefined) return 'nothing-there';
  if (!holdsMoney(gateway)) return isBySale ? 'refused' : 'nothing-there';
  return carryOut(gateway, 'reversal');
};

const names = { capture: 'captures', reversal: 'reversals', refund: 'refunds' } as const;

/** What was done already is refused as a duplicate; each wish has its own name. */
const carryOut = (
  gateway: TrueGateway,
  what: 'capture' | 'reversal' | 'refund',
): 'done' | 'refused' => {
  const name = names[what];
  if (gateway[name] > 0) return 'refused';
  // What was given back is not taken any more; what was taken is not reversed, and only that is refunded.
  if (what === 'capture' && gateway.reversals > 0) return 'refused';
  const isTaken = gateway.captures > 0 && !isSale(gateway.decided);
  if (what === 'reversal' && isTaken) return 'refused';
  const isFixed = isSale(gateway.decided) && !gateway.isVoidable;
  if (what === 'reversal' && (isFixed || gateway.refunds > 0)) return 'refused';
  if (what === 'refund' && !(gateway.captures > 0 && holdsMoney(gateway))) return 'refused';
  gateway[name] += 1;
  return 'done';
};

/** One round of healing, as long as the gateway is asked; false when there was nothing to do. */
export const heal = (shop: Shop, gateway: TrueGateway, now: number): boolean => {
  let word: GatewayWord = { about: 'nothing' };
  for (let asked = 0; asked <= 4; asked += 1) {
    const file = { ...shop, state: shop.payment, createdAt: 0, wasDelivered: false };
    const step: HealingStep = healingStep(file, word, now);
    if (step.kind !== 'ask') return finish(shop, gateway, step, now);
    if (step.what === 'capture' && shop.payment !== 'CAPTURING') movePayment(shop, 'CAPTURING');
    if (step.what === 'refund' && !shop.isTakenNamed) throw new Error('what is refunded?');
    word = ask(gateway, step, shop.isSale);
    shop.isTakenNamed ||= namesCapture(word);
  }
  throw new Error('healing asks on and on');
};

/** The answer to a capture names it, and so does a search that finds it. */
const namesCapture = (word: GatewayWord): boolean =>
  word.about === 'capture'
    ? word.answer === 'done'
    : word.about === 'standing' && word.standing.kind === 'found' && word.standing.isCaptured;

const finish = (
  shop: Shop,
  gateway: TrueGateway,
  step: Exclude<HealingStep, { kind: 'ask' }>,
  now: number,
): boolean => {
  switch (step.kind) {
    case 'rest':
      return false;
    case 'leave-time':
      return true;
    case 'end-challenge':
      settle(shop, { kind: 'abandoned' }, now);
      return true;
    case 'settle':
      settle(shop, settledAs(gateway, step.as), now);
      return true;
    case 'settle-review': {
      const end = reviewStep(shop, standing(gateway));
      if (!('order' in end)) throw new Error(`a review that is ${end.kind}`);
      moveOrder(shop, end.order);
      if (end.kind === 'reject' && end.payment !== undefined) movePayment(shop, end.payment);
      else shop.reversalDue = end.kind === 'reject';
      shop.nextLookAt = now;
      return true;
    }
    case 'watch-review':
      shop.checks = 0;
      shop.isReported = false;
      shop.nextLookAt = step.at;
      return true;
    case 'watch-sale':
      shop.nextLookAt = step.at;
      return true;
    case 'close':
      movePayment(shop, step.payment);
      shop.reversalDue = false;
      if (step.payment === 'CAPTURED') {
        shop.nextLookAt = now;
        return true;
      }
      if (shop.refundDue && mayOrderMove(shop.order, 'REFUNDED')) moveOrder(shop, 'REFUNDED');
      shop.refundDue = false;
      return true;
    case 'ask-again':
      if (step.because === 'outcome-lost') settle(shop, { kind: 'unknown' }, now);
      if (step.because === 'capture-refused') movePayment(shop, 'AUTHORIZED');
      shop.checks += 1;
      shop.isReported = step.needsOperator;
      shop.nextLookAt = step.at;
      return true;
  }
};

const settledAs = (
  { decided }: TrueGateway,
  as: 'decided' | 'reversed' | 'called-off',
): Outcome => {
  if (as !== 'decided' || decided === undefined) return { kind: 'declined', cause: 'unavailable' };
  return decided;
};
