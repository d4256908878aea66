import { Effect } from 'effect';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import type { ShopSession } from '#ports/session/shop-session.ts';

/** Makes the handshake before the first gated call of a tab (D-SESSION-01, HAND-04). */
export const makeHandshakenHttp = (http: ShopHttp, session: ShopSession): ShopHttp => ({
  call: (call, input, refusedAs) =>
    call.gate === false
      ? http.call(call, input, refusedAs)
      : Effect.andThen(session.ensure, http.call(call, input, refusedAs)),
});
