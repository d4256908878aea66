import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { faultHeader } from '#adapters/http/wire/provoked-fault.ts';
import { startTools } from '#sandbox/control/start-tools.ts';
import { startIdentity } from '#sandbox/identity/start-identity.ts';
import { refuseProduction } from '#sandbox/outside-production.ts';
import { startGateway } from '#sandbox/payments/start-gateway.ts';
import { startShopServer } from '#server/start/shop-server.ts';
import { productionEnvironment } from '#test/server/base/config/production-environment.ts';
import { childEnvironment, node } from '#test/server/setup/child-process.ts';
import {
  createDatabase,
  dropDatabase,
  openInMemory,
} from '#test/server/setup/database/databases.ts';
import { testConfig } from '#test/server/setup/shops.ts';

const built = existsSync('dist/client') && existsSync('dist/zip-codes.txt');
const serverUrl = process.env['TEST_DATABASE_URL'];

describe.skipIf(!built)('a real start by the rules of production (skipped unless built)', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'crunchcart-real-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const start = (file: string, environment: Readonly<Record<string, string>>) =>
    spawn(node, [file], {
      env: {
        ...childEnvironment,
        CRUNCH_MODE: '',
        CRUNCH_SHOP_PORT: '0',
        CRUNCH_DATA_DIR: join(folder, 'data'),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 240_000,
      killSignal: 'SIGKILL',
    });
  const ending = async (file: string, environment: Readonly<Record<string, string>>) => {
    const child = start(file, environment);
    const ended = once(child, 'exit');
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { said: said.join('').trim().split('\n'), code: (await ended)[0] as unknown };
  };

  it('is what server/start/main.ts does unless it is told otherwise: it lists all it misses', async () => {
    const { said, code } = await ending('server/start/main.ts', {});
    expect(code).toBe(1);
    expect(said).toHaveLength(21);
    for (const line of said) expect(line).toMatch(/^\w+ must be set in production: /);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it.each(['NODE_ENV', 'CRUNCH_MODE'])('the sandbox has no part in one with %s', async (name) => {
    const { said, code } = await ending('server/start/development-start.ts', {
      [name]: 'production',
    });
    expect([code, said]).toEqual([
      1,
      [`The sandbox does not run with ${name}=production: use server/start/main.ts.`],
    ]);
  });

  it.skipIf(serverUrl === undefined)(
    'rehearsed, it says so, keeps search engines out, and knows no sandbox (skipped without TEST_DATABASE_URL)',
    async () => {
      const url = await createDatabase(serverUrl ?? '');
      const child = start('server/start/main.ts', {
        ...productionEnvironment,
        CRUNCH_REHEARSAL: 'yes',
        DATABASE_URL: url,
        CRUNCH_PUBLIC_ORIGIN: 'http://localhost:4100',
        CRUNCH_TELEMETRY_URL: 'none',
      });
      try {
        let said = '';
        const origin = await new Promise<string>((resolve, reject) => {
          const hear = (chunk: Buffer): void => {
            said += chunk.toString();
            const ready = /^ready: (\S+)$/m.exec(said)?.[1];
            if (ready !== undefined) resolve(ready);
          };
          child.stdout.on('data', hear);
          child.stderr.on('data', hear);
          child.on('exit', () => reject(new Error(said)));
        });
        const warned = said.split('\n').filter((line) => line.includes('"start-warning"'));
        expect(warned.map((line) => /CRUNCH_\w+/.exec(line)?.[0])).toEqual(['CRUNCH_REHEARSAL']);
        const page = await fetch(origin);
        expect(page.headers.get('x-robots-tag')).toBe('noindex');
        const drawn = await page.text();
        expect(drawn).toContain('"sandbox":false');
        // Nobody records what shoppers do (D-SANDBOX-05).
        expect(drawn).not.toContain('recordingsUrl');
        expect(drawn).toContain('"telemetry":{"url":""}');
        expect(page.headers.get('content-security-policy')).toContain(
          "connect-src 'self' https://id.crunchcart.shop;",
        );
        const call = await fetch(`${origin}/services/configlist`, {
          headers: { [faultHeader]: '500' },
        });
        expect([call.status === 500, call.headers.get(faultHeader)]).toEqual([false, null]);
        expect(call.headers.get('x-ratelimit-limit')).toBe('6000');
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      } finally {
        child.kill('SIGKILL');
        await dropDatabase(serverUrl ?? '', url);
      }
    },
  );
});

describe('the sandbox in production', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is opened into no shop: neither its banner nor faults on a wish', async () => {
    const database = await openInMemory();
    const config = testConfig({ production: true });
    const takeFault = () => undefined;
    for (const wish of [{ sandbox: true }, { takeFault }]) {
      await expect(startShopServer({ config, database, ...wish })).rejects.toThrow(
        'A shop in production has no sandbox in it.',
      );
    }
    await database.close();
  });

  it.each(['NODE_ENV', 'CRUNCH_MODE'])('has no part that starts with %s=production', (name) => {
    vi.stubEnv(name, 'production');
    expect(() => refuseProduction('It')).toThrow(`It does not run with ${name}=production.`);
  });

  it('every part asks', async () => {
    vi.stubEnv('CRUNCH_MODE', 'production');
    const parts: readonly ((options: never) => Promise<unknown>)[] = [
      startTools,
      startIdentity,
      startGateway,
    ];
    for (const part of parts) {
      await expect(part({} as never)).rejects.toThrow('does not run with CRUNCH_MODE=production');
    }
  });
});
