import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Handshake } from '#domain/session/handshake.ts';
import { type CallQuestion, headerOf } from '#server/api/call/call-exchange.ts';
import { bearerOf } from '#server/api/call/shopper.ts';

/**
 * Makes and checks sessions without storing them: `encstr` seals `sessionId` and `rnduts`, so any
 * server process with the same secret knows its own (D-SESSION-03). Sessions of the secret before are
 * known too, so that a change of it ends none (D-START-04).
 */
export interface SessionSeal {
  begin(now: number): Handshake;
  holds(headers: CallQuestion['headers']): boolean;
}

export const makeSessionSeal = (secret: string, secretBefore?: string): SessionSeal => {
  const sealWith = (key: string, ...parts: readonly string[]): Buffer =>
    createHmac('sha256', key).update(parts.join('.')).digest();
  const sealOf = (...parts: readonly string[]): Buffer => sealWith(secret, ...parts);
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
      const accepted = secretBefore === undefined ? [secret] : [secret, secretBefore];
      return accepted.some((key) => {
        const expected = sealWith(key, sessionId, rnduts);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
};

/** Whether a request has session headers or says that somebody is signed in. */
export const claimsSession = (headers: CallQuestion['headers']): boolean =>
  bearerOf(headers) !== undefined ||
  ['sessionid', 'rnduts', 'encstr'].some((name) => headerOf(headers, name) !== undefined);
