import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuerProblem } from '#domain/validation/issuer.ts';
import {
  samplingProblem,
  telemetryKeyProblem,
  telemetryUserProblem,
} from '#domain/validation/telemetry-settings.ts';
import { anyCharacter } from '#test/arbitraries/text.ts';

describe('telemetryKeyProblem', () => {
  it('[TEL-04] accepts every 8-4-4-4-12 hexadecimal key, in any letter case', () => {
    fc.assert(
      fc.property(fc.uuid({ version: [1, 4, 7] }), fc.boolean(), (key, upper) => {
        expect(telemetryKeyProblem(upper ? key.toUpperCase() : key)).toBeUndefined();
        expect(telemetryKeyProblem(key.slice(1))).toEqual({ key: 'telemetry.key' });
        expect(telemetryKeyProblem(`0${key}`)).toEqual({ key: 'telemetry.key' });
        expect(telemetryKeyProblem(`${key} `)).toEqual({ key: 'telemetry.key' });
        expect(telemetryKeyProblem(key.replace('-', ''))).toEqual({ key: 'telemetry.key' });
      }),
    );
  });

  it('[TEL-03] [TEL-04] tells a missing key from a wrong one', () => {
    expect(telemetryKeyProblem('')).toEqual({ key: 'telemetry.keyMissing' });
    expect(telemetryKeyProblem('g1111111-1111-1111-1111-111111111111')).toEqual({
      key: 'telemetry.key',
    });
  });
});

describe('samplingProblem', () => {
  it('[TEL-05] accepts numbers above 0 and up to 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (hundredths) => {
        const percent = hundredths / 100;
        expect(samplingProblem(percent.toFixed(2)) === undefined).toBe(
          percent > 0 && percent <= 100,
        );
      }),
    );
  });

  it.each(['', ' ', 'all', '50%', 'NaN', 'Infinity', '0x10', '1e1', '.', '-0'])(
    '[TEL-05] refuses %j',
    (value) => {
      expect(samplingProblem(value)).toEqual({ key: 'telemetry.sampling' });
    },
  );
});

describe('telemetryUserProblem', () => {
  it('[TEL-06] accepts an id exactly when it has none of the forbidden characters', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: anyCharacter() }), (id) => {
        expect(telemetryUserProblem(id) === undefined).toBe(!/[,;=|\s\u0085]/.test(id));
      }),
    );
  });

  it.each(['', 'a,b', 'a;b', 'a=b', 'a b', 'a|b', 'a\tb', 'a\u3000b'])(
    '[TEL-06] refuses %j',
    (id) => {
      expect(telemetryUserProblem(id)).toEqual({ key: 'telemetry.user' });
    },
  );
});

describe('issuerProblem', () => {
  it('[TOKEN-012] accepts http and https addresses', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(issuerProblem(url)).toBeUndefined();
      }),
    );
    expect(issuerProblem('http://localhost:4300/oauth2/default')).toBeUndefined();
  });

  it.each([
    'example.com',
    'ftp://example.com',
    'htt://example.com',
    'https://',
    'https:example.com',
    'https://a b.com',
    'https://[',
    ' https://example.com',
  ])('[TOKEN-012] refuses %j as an address', (issuer) => {
    expect(issuerProblem(issuer)).toEqual({ key: 'issuer.url' });
  });

  it('[TOKEN-011] [TOKEN-013] refuses an administration host and an empty value', () => {
    expect(issuerProblem('https://shop-admin.example.com')).toEqual({ key: 'issuer.admin' });
    expect(issuerProblem('https://SHOP-ADMIN.example.com')).toEqual({ key: 'issuer.admin' });
    expect(issuerProblem('https://shop.example.com/x-admin.y')).toBeUndefined();
    expect(issuerProblem('')).toEqual({ key: 'issuer.required' });
  });
});
