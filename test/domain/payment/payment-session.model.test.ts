import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  noPaymentSession,
  type PaymentSessionFlags,
  paymentSessionTiming,
} from '#domain/payment/session/payment-session.ts';
import {
  acknowledgeExpiry,
  extendSession,
  ignoreWarning,
  killSession,
  sessionAdvice,
  startSession,
  warnSession,
} from '#domain/payment/session/payment-session-steps.ts';

/** What a shopper and a clock could tell about the session, in a few plain words. */
interface Model {
  now: number;
  /** When the running session ends; nothing runs without it. */
  end: number | undefined;
  phase: 'calm' | 'warned' | 'over';
  extensions: number;
  reload: boolean;
}

interface Real {
  flags: PaymentSessionFlags;
}

type Step = fc.Command<Model, Real>;

const { session: life, warningLead, maxExtensions } = paymentSessionTiming;
const sessionAt = (createdAt: number) => ({
  paymentSessionId: `session of ${createdAt}`,
  captureContext: 'context',
  createdAt,
  deadline: createdAt + life,
  extensionsLeft: maxExtensions,
  ahead: 0,
});

const agree = (model: Model, { flags }: Real): void => {
  expect(flags).toMatchObject({
    extensions: model.extensions,
    isExtended: model.extensions > 0,
    isAboutToExpire: model.phase === 'warned',
    isExpired: model.phase === 'over',
    reloadPayment: model.reload,
  });
  expect(flags.deadline).toBe(model.end);
  for (const empty of [true, false]) {
    expect(sessionAdvice(flags, model.now, { empty, visible: true })).toBe(advised(model, empty));
  }
};

const advised = (model: Model, empty: boolean): string => {
  if (model.end === undefined || model.phase === 'over') return 'none';
  const left = model.end - model.now;
  if (left <= 0) return 'expire';
  if (left > warningLead || model.phase === 'warned') return 'none';
  return empty && model.extensions < maxExtensions ? 'renew-silently' : 'warn';
};

const step = (
  name: string,
  may: (model: Readonly<Model>) => boolean,
  change: (model: Model) => void,
  act: (flags: PaymentSessionFlags, now: number) => PaymentSessionFlags,
): Step => ({
  check: may,
  run: (model, real) => {
    change(model);
    real.flags = act(real.flags, model.now);
    agree(model, real);
  },
  toString: () => name,
});

const runs = (model: Readonly<Model>) => model.end !== undefined && model.phase !== 'over';

const steps = (): fc.Arbitrary<Step>[] => [
  fc.nat({ max: 8 * 60_000 }).map((wait) =>
    step(
      `wait ${wait}`,
      () => true,
      (model) => {
        model.now += wait;
      },
      (flags) => flags,
    ),
  ),
  fc.constant(
    step(
      'start',
      () => true,
      (model) =>
        Object.assign(model, {
          end: model.now + life,
          phase: 'calm',
          extensions: 0,
          reload: false,
        }),
      (_, now) => startSession(sessionAt(now)),
    ),
  ),
  fc.constant(
    step(
      'warn',
      runs,
      (model) => {
        model.phase = 'warned';
      },
      warnSession,
    ),
  ),
  fc.constant(
    step(
      'ignore',
      runs,
      (model) => {
        model.phase = 'calm';
      },
      ignoreWarning,
    ),
  ),
  fc.constant(
    step(
      'extend',
      runs,
      (model) =>
        Object.assign(model, {
          end: model.now + life,
          phase: 'calm',
          extensions: model.extensions + 1,
        }),
      (flags, now) => extendSession(flags, sessionAt(now), now),
    ),
  ),
  fc.constant(
    step(
      'kill',
      (model) => model.phase === 'calm' && runs(model),
      (model) => {
        model.phase = 'over';
      },
      killSession,
    ),
  ),
  fc.constant(
    step(
      'expired',
      (model) => model.phase === 'over',
      (model) => Object.assign(model, { phase: 'calm', reload: true }),
      acknowledgeExpiry,
    ),
  ),
];

describe('the payment session over a long stay', () => {
  it('[PAY-09] [PAY-13] [PAY-16] does what a plain model says, step by step', () => {
    fc.assert(
      fc.property(fc.commands(steps(), { maxCommands: 60 }), (commands) => {
        fc.modelRun(
          () => ({
            model: {
              now: 1_000,
              end: undefined,
              phase: 'calm',
              extensions: 0,
              reload: false,
            } as Model,
            real: { flags: noPaymentSession },
          }),
          commands,
        );
      }),
    );
  });
});
