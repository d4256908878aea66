import { Effect } from 'effect';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { applePaySession } from '#adapters/http/wire/calls/wallet-calls.ts';
import type { MerchantSessions } from '#ports/payment/merchant-sessions.ts';

/** Merchant sessions behind POST /v3/dopservice/apple-pay/paymentSession (WALLET-02). */
export const makeHttpMerchantSessions = (http: ShopHttp): MerchantSessions => ({
  open: (validationURL, tempUserID) =>
    Effect.flatMap(
      http.call(applePaySession, { body: { validationURL, tempUserID } }),
      firstItem('applePaySession'),
    ),
});
