import { describe, expect, it } from 'vitest';
import {
  asksForPause,
  isUnavailable,
  pauseOf,
  providerErrorOf,
} from '#adapters/identity/provider-error.ts';

const thrown = (status: number, headers?: Readonly<Record<string, string>>, more: object = {}) =>
  providerErrorOf({ errorCode: 'E0000001', message: 'No.', xhr: { status, headers }, ...more });
const demanded = (header: string) => thrown(403, { 'www-authenticate': header }).demand;

describe('what the library throws', () => {
  it('is read with its code, status and sentence, and without any of them', () => {
    expect(thrown(400)).toEqual({
      ...{ code: 'E0000001', status: 400, message: 'No.' },
      ...{ demand: undefined, resetAt: undefined },
    });
    const nothing = { code: undefined, status: undefined, message: '' };
    for (const cause of [undefined, 'text', new Error(''), { xhr: 'no' }]) {
      expect(providerErrorOf(cause)).toMatchObject(nothing);
    }
    expect(isUnavailable(providerErrorOf(undefined))).toBe(false);
  });

  it('is nobody’s mistake without an answer, or from 500 on', () => {
    expect([0, 499, 500, 503].map((status) => isUnavailable(thrown(status)))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('[MYACC-07] tells what a sign-in lacks (RFC 9470), quoted or not, and only for that error', () => {
    expect(
      demanded(
        'Bearer error="insufficient_authentication_context", max_age=900, acr_values="urn:okta:loa:2fa:any"',
      ),
    ).toEqual({ maxAge: 900, level: 'urn:okta:loa:2fa:any' });
    expect(
      demanded('Bearer error="insufficient_authentication_context", max_age="60", acr_values=phr'),
    ).toEqual({ maxAge: 60, level: 'phr' });
    expect(demanded('Bearer error="insufficient_authentication_context"')).toEqual({});
    expect(demanded('Bearer error="invalid_token", max_age=900')).toBeUndefined();
  });

  it('asks for a pause by its code or by 429, until the time it names, at least for a second', () => {
    expect(asksForPause(thrown(400, {}, { errorCode: 'E0000047' }))).toBe(true);
    expect([429, 428].map((status) => asksForPause(thrown(status)))).toEqual([true, false]);
    const pause = (reset?: string) =>
      pauseOf(thrown(429, reset === undefined ? {} : { 'x-rate-limit-reset': reset }), 100_000)
        .retryAfterMs;
    expect(pause('130')).toBe(30_000);
    expect(pause('100')).toBe(1000);
    expect(pause('40')).toBe(1000);
    expect([pause(), pause('0'), pause('soon')]).toEqual([60_000, 60_000, 60_000]);
  });
});
