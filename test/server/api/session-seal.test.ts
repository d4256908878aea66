import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSessionSeal } from '#server/api/session-seal.ts';

const secret = 'a test secret of thirty-two letters';
const headersOf = ({ sessionId, rnduts, encstr }: Record<string, string>) => ({
  sessionid: sessionId,
  rnduts,
  encstr,
});

describe('the session seal', () => {
  const seal = makeSessionSeal(secret);

  it('[API-078] seals id and nonce as HMAC-SHA256, base64url, and ends the nonce with the time', () => {
    const handshake = seal.begin(1_763_700_000_123);
    const expected = createHmac('sha256', secret)
      .update(`${handshake.sessionId}.${handshake.rnduts}`)
      .digest('base64url');
    expect(handshake.encstr).toBe(expected);
    expect(handshake.rnduts).toMatch(/^[0-9a-f]{24}1763700000$/);
    expect(handshake.handshakeTime).toBe('2025-11-21T04:40:00.123Z');
  });

  it('knows its own sessions, on another process with the same secret too', () => {
    const headers = headersOf({ ...seal.begin(0) });
    expect(seal.holds(headers)).toBe(true);
    expect(makeSessionSeal(secret).holds(headers)).toBe(true);
    expect(makeSessionSeal('another secret of thirty-two chars').holds(headers)).toBe(false);
  });

  it('knows the sessions of the secret before, and makes none of them any more', () => {
    const next = makeSessionSeal('the secret of 2027, of thirty-two l', secret);
    expect(next.holds(headersOf({ ...seal.begin(0) }))).toBe(true);
    const fresh = headersOf({ ...next.begin(0) });
    expect(next.holds(fresh)).toBe(true);
    expect(seal.holds(fresh)).toBe(false);
    expect(makeSessionSeal('the secret of 2028, of thirty-two l').holds(fresh)).toBe(false);
  });

  it('makes no two sessions alike', () => {
    const made = Array.from({ length: 50 }, () => seal.begin(0));
    expect(new Set(made.map(({ sessionId }) => sessionId)).size).toBe(50);
    expect(new Set(made.map(({ rnduts }) => rnduts)).size).toBe(50);
  });

  it('sees every change of any part', () => {
    const headers = headersOf({ ...seal.begin(0) });
    const part = fc.constantFrom('sessionid', 'rnduts', 'encstr');
    fc.assert(
      fc.property(part, fc.nat(), fc.integer({ min: 33, max: 126 }), (name, place, code) => {
        const value = headers[name] ?? '';
        const at = place % value.length;
        const other = String.fromCharCode(code);
        const same = Buffer.from(value, 'base64url');
        const changed = `${value.slice(0, at)}${other}${value.slice(at + 1)}`;
        // The last character of base64url holds bits that count for nothing.
        const equal =
          changed === value ||
          (name === 'encstr' && Buffer.from(changed, 'base64url').equals(same));
        expect(seal.holds({ ...headers, [name]: changed })).toBe(equal);
      }),
    );
  });

  it('holds nothing without all three', () => {
    expect(seal.holds({})).toBe(false);
    const { encstr: _, ...rest } = headersOf({ ...seal.begin(0) });
    expect(seal.holds(rest)).toBe(false);
  });
});
