import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedWait, waitAfter } from '#adapters/telemetry/sending/backoff.ts';
import { movedTo, presentAddress, type Route } from '#adapters/telemetry/sending/endpoint.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('how long to wait', () => {
  it('[TEL-18] always from 10 to 3600 s, and the bound grows with the failures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), chance, (failures, random) => {
        const wait = waitAfter(failures, random, undefined);
        expect(wait).toBeGreaterThanOrEqual(10_000);
        expect(wait).toBeLessThanOrEqual(3_600_000);
        expect(waitAfter(failures + 1, random, undefined)).toBeGreaterThanOrEqual(wait);
      }),
    );
    expect(waitAfter(1, 0.999_999, undefined)).toBe(20_000);
    expect(waitAfter(3, 0.999_999, undefined)).toBe(80_000);
    expect(waitAfter(40, 0.999_999_99, undefined)).toBe(3_600_000);
    expect(waitAfter(40, 0, undefined)).toBe(10_000);
  });

  it('[TEL-18] chance decides within the bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), (failures) => {
        const waits = [0, 0.25, 0.5, 0.75].map((random) => waitAfter(failures, random, undefined));
        expect(new Set(waits).size).toBe(4);
      }),
    );
  });

  it('waits as long as the collector asks for, from 1 s to an hour', () => {
    const now = Date.parse('Mon, 23 Nov 2026 10:00:00 GMT');
    expect(waitAfter(5, 0.5, askedWait('2', now))).toBe(2000);
    expect(waitAfter(5, 0.5, askedWait('Mon, 23 Nov 2026 10:00:30 GMT', now))).toBe(30_000);
    expect(waitAfter(5, 0.5, askedWait('0', now))).toBe(1000);
    expect(waitAfter(5, 0.5, askedWait('999999', now))).toBe(3_600_000);
    expect(waitAfter(1, 0, askedWait('soon', now))).toBe(10_000);
  });
});

describe('where items are posted', () => {
  const start: Route = ['https://one.test/v2/track'];

  it('[TEL-21] moves at most ten times, and never to where it was', () => {
    const places = fc.constantFrom(
      ...Array.from({ length: 14 }, (_, n) => `https://${n}.test/v2/track`),
    );
    fc.assert(
      fc.property(fc.array(places, { minLength: 12, maxLength: 60 }), (redirects) => {
        const route = redirects.reduce<Route>((now, next) => movedTo(now, next) ?? now, start);
        expect(route.length).toBeLessThanOrEqual(11);
        expect(new Set(route).size).toBe(route.length);
        const wanted = new Set(redirects).size;
        expect(route.length).toBe(1 + Math.min(10, wanted));
      }),
    );
  });

  it('stays where it is for an address that is none, or without encryption', () => {
    for (const address of ['http://[', 'ftp://one.test/', 'http://one.test/v2/track', undefined]) {
      expect(movedTo(start, address)).toBeUndefined();
    }
    expect(presentAddress(movedTo(start, '/other') ?? start)).toBe('https://one.test/other');
  });
});
