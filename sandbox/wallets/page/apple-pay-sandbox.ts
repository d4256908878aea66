import { ApplePayError } from '#sandbox/wallets/page/apple-pay-error.ts';
import { ApplePaySession } from '#sandbox/wallets/page/apple-pay-session.ts';

// A browser that has the real one keeps it.
if (!('ApplePaySession' in globalThis)) {
  Object.assign(globalThis, { ApplePaySession, ApplePayError });
}
