import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigRefused, readConfig } from '#server/base/config/config.ts';
import { publicConfigOf } from '#server/base/config/public-config-of.ts';

describe('the configuration', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crunchcart-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const read = (environment: Record<string, string> = {}) =>
    readConfig({ CRUNCH_DATA_DIR: folder, ...environment });
  const refusal = (environment: Record<string, string>): readonly string[] => {
    try {
      read(environment);
      return [];
    } catch (cause) {
      if (cause instanceof ConfigRefused) return cause.sentences;
      throw cause;
    }
  };

  it('has a default for every name', () => {
    expect(read()).toMatchObject({
      shopPort: 4100,
      publicOrigin: 'http://localhost:4100',
      gateway: { origin: 'http://127.0.0.1:4200' },
      vaultOrigins: ['http://127.0.0.1:4200'],
      targetOrigins: ['http://localhost:4100'],
      mailUrl: 'smtp://127.0.0.1:4425',
      telemetryUrl: 'http://localhost:4400/v2/track',
      rateLimit: 0,
      drainMilliseconds: 0,
    });
  });

  it('lets ports move every address that hangs on them', () => {
    const ports = {
      CRUNCH_SHOP_PORT: '4801',
      CRUNCH_GATEWAY_PORT: '4802',
      CRUNCH_TOOLS_PORT: '4803',
    };
    expect(read({ ...ports, CRUNCH_MAIL_PORT: '4804' })).toMatchObject({
      publicOrigin: 'http://localhost:4801',
      targetOrigins: ['http://localhost:4801'],
      vaultOrigins: ['http://127.0.0.1:4802'],
      telemetryUrl: 'http://localhost:4803/v2/track',
      mailUrl: 'smtp://127.0.0.1:4804',
    });
  });

  it('says in one sentence each what is wrong, without repeating the value', () => {
    const sentences = refusal({
      CRUNCH_SHOP_PORT: '70000',
      CRUNCH_SESSION_SECRET: 'short',
      CRUNCH_VAULT_ORIGINS: 'http://a.example/path',
    });
    expect(sentences).toEqual([
      'CRUNCH_SHOP_PORT must be a port from 0 to 65535.',
      'CRUNCH_SESSION_SECRET must be at least 32 characters.',
      'CRUNCH_VAULT_ORIGINS must be origins separated by commas.',
    ]);
  });

  it('keeps made secrets for the next start, readable by their owner only', () => {
    const first = read();
    expect(read().sessionSecret).toBe(first.sessionSecret);
    expect(read().gateway.secret).toBe(first.gateway.secret);
    expect(read().identityToken).toBe(first.identityToken);
    expect(first.identityToken).not.toContain(first.sessionSecret);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
  });

  it('makes new secrets in place of a damaged file', () => {
    writeFileSync(join(folder, 'secrets.json'), '{');
    const { sessionSecret } = read();
    expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toMatchObject({
      session: sessionSecret,
    });
  });

  it('puts no secret into the pages', () => {
    const config = read();
    const text = JSON.stringify(publicConfigOf(config, { sandbox: true }));
    expect(text).toContain(config.apiKey);
    expect(text).not.toContain(config.sessionSecret);
    expect(text).not.toContain(config.gateway.secret);
    expect(text).not.toContain(config.identityToken);
  });

  it('[CLI-03] tells pages where recordings go in the sandbox, and nowhere else', () => {
    const config = read({ CRUNCH_TOOLS_PORT: '4711' });
    const address = 'http://localhost:4711/recordings';
    expect(publicConfigOf(config, { sandbox: true }).recordingsUrl).toBe(address);
    expect(JSON.stringify(publicConfigOf(config, { sandbox: false }))).not.toContain('recordings');
  });

  it('[VAR-02] [VAR-03] shows the snacks site unless the flag blends rewards in', () => {
    const siteOf = (environment: Record<string, string>) =>
      publicConfigOf(read(environment), { sandbox: true }).variant;
    expect(siteOf({})).toBe('snacks');
    expect(siteOf({ CRUNCH_BLENDED_REWARDS: 'false' })).toBe('snacks');
    expect(siteOf({ CRUNCH_BLENDED_REWARDS: 'true' })).toBe('rewards');
    expect(refusal({ CRUNCH_BLENDED_REWARDS: 'yes' })).toEqual([
      'CRUNCH_BLENDED_REWARDS must be true or false.',
    ]);
  });
});
