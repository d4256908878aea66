export type LogoutReason = 'user' | 'sessionexpired' | 'invalidtoken';

/** Events of the core to the screen (SESS-02, SESS-13, SESS-14). */
export type ShopEvent =
  | { readonly name: 'toggleScreenLoader'; readonly show: boolean }
  | { readonly name: 'showApiFailAlert'; readonly error: string }
  | { readonly name: 'logout'; readonly reason: LogoutReason }
  /** Another tab of this browser stored another cart. */
  | { readonly name: 'cartStored' };
