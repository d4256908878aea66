import { Effect } from 'effect';
import type { Handshake } from '#domain/session/handshake.ts';
import type { ShopSession } from '#ports/session/shop-session.ts';

export const memoryHandshake: Handshake = {
  sessionId: 'session-1',
  rnduts: 'rnduts-1',
  encstr: 'encstr-1',
  handshakeId: 'handshake-1',
  handshakeTime: '1795226351',
  handshakeToken: 'handshake-token-1',
};

export const makeMemoryShopSession = (handshake = memoryHandshake): ShopSession => ({
  ensure: Effect.succeed(handshake),
  ensureAhead: Effect.succeed(handshake),
});
