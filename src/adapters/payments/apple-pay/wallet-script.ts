import type { WalletPage } from '#adapters/payments/apple-pay/apple-pay-js.ts';
import { paymentSessionTiming } from '#domain/payment/session/payment-session.ts';

/** Loads the sandbox's wallet once, where a browser has none of its own (D-PAY-31). */
export const makeWalletScript = (page: WalletPage, address: string | undefined) => {
  let loading: Promise<void> | undefined;
  return async (): Promise<void> => {
    if (address === undefined || page.ApplePaySession !== undefined) return;
    loading ??= insert(page, address);
    await loading;
  };
};

/** A script that does not come leaves the page without a wallet, and so without its button. */
const insert = (page: WalletPage, address: string): Promise<void> =>
  new Promise((resolve) => {
    const element = page.document.createElement('script');
    const timer = setTimeout(resolve, paymentSessionTiming.scriptLoad);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    element.onload = finish;
    element.onerror = finish;
    element.crossOrigin = 'anonymous';
    element.src = address;
    page.document.head.append(element);
  });
