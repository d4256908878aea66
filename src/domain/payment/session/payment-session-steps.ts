import {
  noPaymentSession,
  type PaymentSession,
  type PaymentSessionFlags,
  paymentSessionTiming,
} from '#domain/payment/session/payment-session.ts';

/**
 * Started: the creation time is recorded; extended, about-to-expire and reload-payment are cleared
 * (PAY-11, PAY-12, PAY-18).
 */
export const startSession = (session: PaymentSession): PaymentSessionFlags => ({
  ...noPaymentSession,
  paymentSessionId: session.paymentSessionId,
  createdAt: session.createdAt,
  deadline: session.deadline,
});

export const warnSession = (flags: PaymentSessionFlags): PaymentSessionFlags => ({
  ...flags,
  isAboutToExpire: true,
});

/** Dismisses the warning and nothing else; the session still expires (PAY-14). */
export const ignoreWarning = (flags: PaymentSessionFlags): PaymentSessionFlags => ({
  ...flags,
  isAboutToExpire: false,
});

/** A new capture context: time recorded, extended, warning dismissed (PAY-15). */
export const extendSession = (
  flags: PaymentSessionFlags,
  session: PaymentSession,
  now: number,
): PaymentSessionFlags => ({
  ...flags,
  paymentSessionId: session.paymentSessionId,
  deadline: session.deadline,
  extendedAt: now,
  extensions: flags.extensions + 1,
  isExtended: true,
  isAboutToExpire: false,
});

/** The shopper saw that it expired; the form must be loaded again (PAY-16, D-CHECKOUT-05). */
export const acknowledgeExpiry = (flags: PaymentSessionFlags): PaymentSessionFlags => ({
  ...flags,
  isAboutToExpire: false,
  isExpired: false,
  reloadPayment: true,
});

export const killSession = (flags: PaymentSessionFlags): PaymentSessionFlags => ({
  ...flags,
  isExpired: true,
});

export type SessionAdvice = 'none' | 'warn' | 'renew-silently' | 'expire';

/**
 * What a payment session needs now. Two minutes before its deadline a shopper with something typed is
 * warned; with both hosted fields empty and the page visible it is renewed without a message
 * (docs/payments.md section 5).
 */
export const sessionAdvice = (
  flags: PaymentSessionFlags,
  now: number,
  fields: { readonly empty: boolean; readonly visible: boolean },
): SessionAdvice => {
  if (flags.deadline === undefined || flags.isExpired) return 'none';
  if (now >= flags.deadline) return 'expire';
  if (now < flags.deadline - paymentSessionTiming.warningLead || flags.isAboutToExpire)
    return 'none';
  const mayExtend = flags.extensions < paymentSessionTiming.maxExtensions;
  return fields.empty && fields.visible && mayExtend ? 'renew-silently' : 'warn';
};

/** When to check again, Unix ms; undefined without a running session. */
export const nextSessionCheck = (flags: PaymentSessionFlags, now: number): number | undefined => {
  if (flags.deadline === undefined || flags.isExpired) return undefined;
  const warning = flags.deadline - paymentSessionTiming.warningLead;
  return now < warning ? warning : flags.deadline;
};
