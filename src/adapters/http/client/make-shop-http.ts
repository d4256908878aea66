import { makeCallSender } from '#adapters/http/client/call-sender.ts';
import { makeExchange } from '#adapters/http/client/exchange.ts';
import type { ShopHttp, ShopHttpOptions } from '#adapters/http/client/shop-http.ts';

export const makeShopHttp = (options: ShopHttpOptions): ShopHttp => ({
  call: makeCallSender(options, makeExchange(options)),
});
