import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Handshake } from '#domain/session/handshake.ts';
import { type CallQuestion, headerOf } from '#server/api/call/call-exchange.ts';
import { bearerOf } from '#server/api/call/shopper.ts';

/**
 * Makes and checks sessions without storing them: `encstr` seals `sessionId` and `rnduts`, so any
 * server process with the same secret knows its own (D-SESSION-03).
 */
export interface SessionSeal {
  begin(now: number): Handshake;
  holds(headers: CallQuestion['headers']): boolean;
}

export const makeSessionSeal = (secret: string): SessionSeal => {
  const sealOf = (...parts: readonly string[]): Buffer =>
    createHmac('sha256', secret).update(parts.join('.')).digest();
  return {
    begin: (now) => {
      const sessionId = randomUUID();
      const rnduts = `${randomBytes(12).toString('hex')}${Math.floor(now / 1000)}`;
      const handshakeId = randomUUID();
      const handshakeTime = new Date(now).toISOString();
      return {
        sessionId,
        rnduts,
        encstr: sealOf(sessionId, rnduts).toString('base64url'),
        handshakeId,
        handshakeTime,
        handshakeToken: sealOf('handshake', handshakeId, handshakeTime).toString('base64url'),
      };
    },
    holds: (headers) => {
      const sessionId = headerOf(headers, 'sessionid') ?? '';
      const rnduts = headerOf(headers, 'rnduts') ?? '';
      const given = Buffer.from(headerOf(headers, 'encstr') ?? '', 'base64url');
      const expected = sealOf(sessionId, rnduts);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};

/** Whether a request claims a session at all, or to come from somebody signed in. */
export const claimsSession = (headers: CallQuestion['headers']): boolean =>
  bearerOf(headers) !== undefined ||
  ['sessionid', 'rnduts', 'encstr'].some((name) => headerOf(headers, name) !== undefined);
