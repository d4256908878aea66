import type { ShopHttp } from '#adapters/http/client/shop-http.ts';

/** The same calls for what nobody asked for: when one fails, the shopper is told nothing of it. */
export const quietly = (http: ShopHttp): ShopHttp => ({
  call: (call, input, refusedAs) => http.call(call, { ...input, quiet: true }, refusedAs),
});
