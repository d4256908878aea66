import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxTelemetryKey } from '#domain/telemetry/sandbox-telemetry-key.ts';
import { ConfigRefused, readConfig } from '#server/base/config/config.ts';
import { productionSwitch, productionUnlessSaid } from '#server/base/config/mode.ts';
import { isReservedName, isThisMachine } from '#server/base/config/places.ts';
import { startWarnings } from '#server/start/start-warnings.ts';
import { productionEnvironment as good } from '#test/server/base/config/production-environment.ts';

/** What is refused of an environment, or nothing. */
const refusal = (environment: Readonly<Record<string, string | undefined>>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (cause) {
    if (cause instanceof ConfigRefused) return cause.sentences;
    throw cause;
  }
};
const without = (name: string) => ({ ...good, [name]: undefined });

describe('production', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crunchcart-production-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('starts with everything said, under limits, with no secret made and nothing of a sandbox', () => {
    const dataDir = join(folder, 'data');
    const config = readConfig({ ...good, CRUNCH_DATA_DIR: dataDir });
    expect(config).toMatchObject({
      production: true,
      rehearsal: false,
      rateLimit: 6000,
      drainMilliseconds: 5000,
      isFound: true,
      databaseUrl: good.DATABASE_URL,
      telemetryUrl: good.CRUNCH_TELEMETRY_URL,
    });
    expect(config.defaultLocationNumber).toBeUndefined();
    expect(existsSync(dataDir)).toBe(false);
    expect(JSON.stringify({ ...config, gatewayPort: 0 })).not.toMatch(/localhost:|127\.0\.0\.1/);
  });

  it('names everything that is missing at once, each with what to set', () => {
    const sentences = refusal({ CRUNCH_MODE: 'production', CRUNCH_DATA_DIR: folder });
    expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'CRUNCH_PUBLIC_ORIGIN',
      'CRUNCH_SESSION_SECRET',
      'CRUNCH_GATEWAY_URL',
      'CRUNCH_MERCHANT_ID',
      'CRUNCH_GATEWAY_KEY_ID',
      'CRUNCH_GATEWAY_SECRET',
      'CRUNCH_ISSUER',
      'CRUNCH_CLIENT_ID',
      'CRUNCH_AUDIENCE',
      'CRUNCH_IDENTITY_TOKEN',
      'CRUNCH_MAIL_URL',
      'CRUNCH_MAIL_FROM',
      'CRUNCH_CONTACT_INBOX',
      'CRUNCH_TELEMETRY_URL',
      'CRUNCH_TAX_URL',
      'CRUNCH_TAX_TOKEN',
      'CRUNCH_ADDRESS_URL',
      'CRUNCH_ADDRESS_SUGGEST_URL',
      'CRUNCH_ADDRESS_ID',
      'CRUNCH_ADDRESS_TOKEN',
    ]);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\w+ must be set in production: .{8,}\.$/);
    }
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
  });

  it.each(Object.keys(good).filter((name) => name !== 'CRUNCH_MODE'))(
    'does not start without %s',
    (name) => {
      expect(refusal(without(name))).toEqual([
        expect.stringContaining(`${name} must be set in production: `),
      ]);
      expect(refusal({ ...good, [name]: '' })).toEqual(refusal(without(name)));
    },
  );

  it('tells bad values and missing ones together', () => {
    const sentences = refusal({
      ...without('CRUNCH_MAIL_URL'),
      CRUNCH_ISSUER: 'x',
      CRUNCH_STOP_MS: '-1',
    });
    expect(sentences.map((sentence) => sentence.split(' ')[0]).sort()).toEqual([
      'CRUNCH_ISSUER',
      'CRUNCH_MAIL_URL',
      'CRUNCH_STOP_MS',
    ]);
  });

  it.each([
    ['DATABASE_URL', 'postgres://shop@localhost/shop'],
    ['DATABASE_URL', 'postgres://shop@127.0.0.1:5432/shop'],
    ['DATABASE_URL', 'postgres:///shop'],
    ['CRUNCH_PUBLIC_ORIGIN', 'https://localhost:4100'],
    ['CRUNCH_GATEWAY_URL', 'https://127.0.0.1:4200'],
    ['CRUNCH_ISSUER', 'https://[::1]:4300/oauth2/default'],
    ['CRUNCH_TAX_URL', 'https://127.0.0.1:4400'],
    ['CRUNCH_ADDRESS_URL', 'https://localhost:4400'],
    ['CRUNCH_ADDRESS_SUGGEST_URL', 'https://localhost:4400'],
    ['CRUNCH_MAIL_URL', 'smtp://127.1:4425'],
    ['CRUNCH_TELEMETRY_URL', 'https://tools.localhost/v2/track'],
    ['CRUNCH_VAULT_ORIGINS', 'https://pay.crunchcart.shop,https://localhost'],
    ['CRUNCH_TARGET_ORIGINS', 'https://0.0.0.0'],
    ['CRUNCH_MAIL_FROM', 'Shop <orders@shop.localhost>'],
  ])('does not take %s=%s, an address of this machine, but in a rehearsal', (name, value) => {
    const environment = { ...good, [name]: value };
    expect(refusal(environment)).toEqual([
      `${name} is an address of this machine: set the real one.`,
    ]);
    expect(refusal({ ...environment, CRUNCH_REHEARSAL: 'yes' })).toEqual([]);
  });

  it.each([
    'CRUNCH_PUBLIC_ORIGIN',
    'CRUNCH_GATEWAY_URL',
    'CRUNCH_ISSUER',
    'CRUNCH_TAX_URL',
    'CRUNCH_ADDRESS_URL',
    'CRUNCH_ADDRESS_SUGGEST_URL',
    'CRUNCH_TELEMETRY_URL',
  ])('takes %s over https alone, but in a rehearsal', (name) => {
    const environment = { ...good, [name]: 'http://crunchcart.shop' };
    expect(refusal(environment)).toEqual([`${name} must begin with https:// in production.`]);
    expect(refusal({ ...environment, CRUNCH_REHEARSAL: 'yes' })).toEqual([]);
  });

  it.each([
    ['CRUNCH_CONTACT_INBOX', 'care@crunchcart.example'],
    ['CRUNCH_MAIL_FROM', 'Crunchcart <orders@crunchcart.example>'],
    ['CRUNCH_MAIL_URL', 'smtps://mail.test'],
    ['CRUNCH_ISSUER', 'https://org.example.com/oauth2/default'],
    ['DATABASE_URL', 'postgres://shop@db.invalid/shop'],
  ])('never takes %s=%s, a name for examples', (name, value) => {
    for (const rehearsal of ['no', 'yes']) {
      expect(refusal({ ...good, [name]: value, CRUNCH_REHEARSAL: rehearsal })).toEqual([
        `${name} is a name reserved for examples: set a real one.`,
      ]);
    }
  });

  it('measures nothing by the word none, and by an address only with a key of its own', () => {
    const silent = { ...good, CRUNCH_TELEMETRY_URL: 'none', CRUNCH_TELEMETRY_KEY: undefined };
    expect(readConfig(silent)).not.toHaveProperty('telemetryUrl');
    expect(refusal({ ...good, CRUNCH_TELEMETRY_KEY: undefined })).toEqual([
      'CRUNCH_TELEMETRY_KEY must be set in production: the key of that collector.',
    ]);
    expect(refusal({ ...good, CRUNCH_TELEMETRY_KEY: sandboxTelemetryKey })).toEqual([
      "CRUNCH_TELEMETRY_KEY is still the sandbox's: set the key of that collector.",
    ]);
  });

  it.each(['CRUNCH_TAX_URL', 'CRUNCH_ADDRESS_URL', 'CRUNCH_ADDRESS_SUGGEST_URL'])(
    'takes no word in place of %s, in no mode: an estimate is nobody’s price',
    (name) => {
      for (const mode of ['production', 'development']) {
        const environment = { ...good, CRUNCH_MODE: mode, CRUNCH_DATA_DIR: folder };
        expect(refusal({ ...environment, [name]: 'sandbox' })).toEqual([
          expect.stringContaining(`${name} must be an origin such as https://`),
        ]);
      }
    },
  );

  it('writes a rehearsal into the log', () => {
    const names = (environment: Readonly<Record<string, string | undefined>>) =>
      startWarnings(readConfig({ ...environment, CRUNCH_DATA_DIR: folder })).map(
        (line) => line.split('=')[0],
      );
    expect(names(good)).toEqual([]);
    expect(names({ ...good, CRUNCH_REHEARSAL: 'yes' })).toContain('CRUNCH_REHEARSAL');
    expect(names({})).toEqual([]);
    expect(readConfig({ ...good, CRUNCH_REHEARSAL: 'yes', CRUNCH_INDEXING: 'yes' }).isFound).toBe(
      false,
    );
  });
});

describe('the switch', () => {
  it('is CRUNCH_MODE; without it NODE_ENV=production counts, against it nothing does', () => {
    const isProduction = (environment: Record<string, string>) =>
      refusal({ ...environment }).some((sentence) => sentence.includes('in production'));
    expect(isProduction({ CRUNCH_MODE: 'production' })).toBe(true);
    expect(isProduction({ CRUNCH_MODE: 'production', NODE_ENV: 'development' })).toBe(true);
    expect(isProduction({ NODE_ENV: 'production' })).toBe(true);
    expect(isProduction({ NODE_ENV: 'production', CRUNCH_MODE: '' })).toBe(true);
    expect(refusal({ CRUNCH_MODE: 'development', NODE_ENV: 'production' })).toEqual([
      'CRUNCH_MODE=development contradicts NODE_ENV=production: remove one of them.',
    ]);
    expect(refusal({ CRUNCH_MODE: 'prod' })).toContain(
      'CRUNCH_MODE must be production or development.',
    );
  });

  it('of the real shop says production, unless development is said', () => {
    expect(productionUnlessSaid({}).CRUNCH_MODE).toBe('production');
    expect(productionUnlessSaid({ CRUNCH_MODE: '' }).CRUNCH_MODE).toBe('production');
    expect(productionUnlessSaid({ CRUNCH_MODE: 'development' }).CRUNCH_MODE).toBe('development');
    expect(productionUnlessSaid({ CRUNCH_MODE: 'prod' }).CRUNCH_MODE).toBe('prod');
    expect(productionSwitch({ CRUNCH_MODE: 'development' })).toBeUndefined();
  });
});

describe('places', () => {
  it('of this machine are known in every notation', () => {
    const own = ['localhost', 'LOCALHOST', 'a.localhost.', '127.0.0.1', '127.1', '127.255.0.9'];
    for (const host of [
      ...own,
      '0x7f000001',
      '0.0.0.0',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '',
    ]) {
      expect(isThisMachine(host), host).toBe(true);
    }
    for (const host of ['crunchcart.shop', 'localhost.crunchcart.shop', '10.0.0.1', '128.0.0.1']) {
      expect(isThisMachine(host), host).toBe(false);
    }
  });

  it('for examples are known by their ends', () => {
    for (const host of ['example', 'a.example', 'a.TEST', 'x.invalid.', 'example.org']) {
      expect(isReservedName(host), host).toBe(true);
    }
    for (const host of ['myexample.com', 'example.shop', 'latest', 'test.shop']) {
      expect(isReservedName(host), host).toBe(false);
    }
  });
});
