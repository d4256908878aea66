import { paymentSessionTiming } from '#domain/payment/session/payment-session.ts';

/** 14:30 from now, or the end of the gateway's own session less the guard, whichever comes first. */
export const sessionDeadline = (gatewayEndsAt: number, now: number): number =>
  Math.min(now + paymentSessionTiming.session, gatewayEndsAt - paymentSessionTiming.guard);

/** Whether a session may be extended; one that ran out is as unknown as none. */
export const extensionVerdict = (
  session: { readonly deadline: number; readonly extensions: number } | undefined,
  now: number,
): 'unknown' | 'too-often' | 'allowed' => {
  if (session === undefined || session.deadline < now - paymentSessionTiming.clockSkew) {
    return 'unknown';
  }
  return extensionsLeft(session.extensions) > 0 ? 'allowed' : 'too-often';
};

export const extensionsLeft = (extensions: number): number =>
  Math.max(0, paymentSessionTiming.maxExtensions - extensions);
