import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePorts } from '#cli/scenario/jobs/free-ports.ts';
import { type Mailbox, startMailbox } from '#sandbox/mail/mailbox.ts';
import { openDatabase } from '#server/data/database/database.ts';
import { readCatalog } from '#server/data/load/read-catalog.ts';
import { crunchJson } from '#test/cli/crunch.ts';
import { buyer } from '#test/cli/terminals.ts';
import { toolsUnderTest } from '#test/sandbox/control/tools-under-test.ts';
import {
  apiToken,
  clientId,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';
import { sandboxAddressKey, sandboxTaxToken } from '#test/sandbox/parties/sandbox-parties.ts';
import { gatewayUnderTest, merchantKey } from '#test/sandbox/payments/gateway-under-test.ts';
import { productionEnvironment } from '#test/server/base/config/production-environment.ts';
import { childEnvironment, node } from '#test/server/setup/child-process.ts';
import { createDatabase, dropDatabase } from '#test/server/setup/database/databases.ts';
import { seededCopy } from '#test/server/setup/database/seeded-copy.ts';

const server = process.env['TEST_DATABASE_URL'];
const built = existsSync('dist/client') && existsSync('dist/zip-codes.txt');
const operatorKey = 'an operator key of a rehearsal, long enough';
const afterwards: (() => unknown)[] = [];

/** Every party at the sandbox's addresses, the shop itself by all rules of production. */
const openParties = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crunchcart-rehearsal-'));
  afterwards.push(() => rmSync(folder, { recursive: true, force: true }));
  const [port] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const gateway = await gatewayUnderTest({ clock: Date.now, targetOrigins: [origin] });
  afterwards.push(gateway.stop);
  const identity = await identityUnderTest({ shopOrigin: origin });
  afterwards.push(identity.close);
  const tools = await toolsUnderTest();
  afterwards.push(tools.close);
  const mailbox = await startMailbox({
    port: 0,
    file: join(folder, 'mail.jsonl'),
    now: () => new Date(),
  });
  afterwards.push(mailbox.close);
  const environment = {
    ...childEnvironment,
    ...productionEnvironment,
    CRUNCH_REHEARSAL: 'yes',
    CRUNCH_SHOP_PORT: String(port),
    CRUNCH_PUBLIC_ORIGIN: origin,
    CRUNCH_DATA_DIR: join(folder, 'data'),
    CRUNCH_OPERATOR_KEY: operatorKey,
    CRUNCH_GATEWAY_URL: gateway.gateway.origin,
    CRUNCH_MERCHANT_ID: merchantKey.id,
    CRUNCH_GATEWAY_KEY_ID: merchantKey.keyId,
    CRUNCH_GATEWAY_SECRET: merchantKey.secret,
    CRUNCH_ISSUER: identity.issuer,
    CRUNCH_CLIENT_ID: clientId,
    CRUNCH_IDENTITY_TOKEN: apiToken,
    CRUNCH_MAIL_URL: `smtp://127.0.0.1:${mailbox.port}`,
    CRUNCH_TELEMETRY_URL: 'none',
    CRUNCH_PICTURE_ORIGINS: 'https://pictures.crunchcart.shop',
    CRUNCH_ADDRESS_URL: tools.origin,
    CRUNCH_ADDRESS_SUGGEST_URL: tools.origin,
    CRUNCH_ADDRESS_ID: sandboxAddressKey.id,
    CRUNCH_ADDRESS_TOKEN: sandboxAddressKey.token,
    CRUNCH_TAX_URL: tools.origin,
    CRUNCH_TAX_TOKEN: sandboxTaxToken,
    CRUNCH_DRAIN_MS: '0',
  };
  return { folder, origin, gateway, mailbox, environment };
};

/** The sandbox's catalogue as a file of an operator. */
const catalogFile = async (): Promise<string> => {
  const { db, close } = await openDatabase({ dataDir: 'memory://', copyFile: await seededCopy() });
  const catalog = await readCatalog(db);
  await close();
  return JSON.stringify({ ...catalog, products: [...catalog.products] });
};

/** A real start, which is ready when it says so. */
const startShop = async (environment: Readonly<Record<string, string>>) => {
  const child = spawn(node, ['server/start/main.ts'], {
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  afterwards.push(() => stop(child));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (/^ready: /m.test(said)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
  return child;
};

const stop = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return child.exitCode;
};

const admin = async (
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<string> => {
  const child = spawn(node, ['server/admin/crunch-admin.mjs', ...words], {
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([(await ended)[0], error]).toEqual([0, '']);
  return out.trim();
};

describe.skipIf(!built || server === undefined)(
  'production, rehearsed (skipped unless built, or without TEST_DATABASE_URL)',
  { timeout: 300_000 },
  () => {
    let parties: Awaited<ReturnType<typeof openParties>>;
    let mailbox: Mailbox;
    let environment: Readonly<Record<string, string>>;
    let shop: ChildProcess;
    beforeAll(async () => {
      const url = await createDatabase(server ?? '');
      afterwards.push(() => dropDatabase(server ?? '', url));
      parties = await openParties();
      ({ mailbox } = parties);
      environment = { ...parties.environment, DATABASE_URL: url };
    });
    afterAll(async () => {
      for (const close of afterwards.toReversed()) await close();
    });

    let states = 0;
    /** A shopper, or an operator, at a terminal far from the shop. */
    const terminal = (more: Readonly<Record<string, string>> = {}) => {
      states += 1;
      const told = {
        CRUNCH_BASE_URL: parties.origin,
        CRUNCH_CLIENT_ID: clientId,
        CRUNCH_ISSUER: environment['CRUNCH_ISSUER'] ?? '',
        CRUNCH_VAULT_ORIGINS: parties.gateway.gateway.origin,
        CRUNCH_STATE: join(parties.folder, `state-${states}`),
        ...more,
      };
      return (...words: string[]) => crunchJson(words, { environment: told });
    };
    const mailWith = (part: string) =>
      vi.waitFor(
        () => {
          const found = mailbox.mails().find((mail) => mail.text?.includes(part));
          expect(found, part).toBeDefined();
          return found;
        },
        { timeout: 90_000, interval: 200 },
      );

    it('fills an empty database by the files of an operator, those of docs/operate among them', async () => {
      expect(await admin(environment, 'migrate')).toContain('The tables are those of');
      const file = join(parties.folder, 'catalog.json');
      writeFileSync(file, await catalogFile());
      expect(await admin(environment, 'catalog', 'import', file)).toMatch(
        /^\d{3} products were loaded/,
      );
      expect(await admin(environment, 'catalog', 'import', 'docs/operate/products.csv')).toBe(
        '1 products were added, 0 changed.',
      );
      expect(await admin(environment, 'coupons', 'import', 'docs/operate/coupons.csv')).toBe(
        '2 coupons were written.',
      );
    });

    it('starts, changes a price while it runs, and sells', async () => {
      shop = await startShop(environment);
      const shopper = terminal();
      const before = await shopper('product', 'show', 'CHP-0101');
      expect(before.data.price).not.toBe(4.49);
      await admin(environment, 'catalog', 'import', 'docs/operate/prices.csv');
      await vi.waitFor(
        async () => expect((await terminal()('product', 'show', 'CHP-0101')).data.price).toBe(4.49),
        { timeout: 90_000 },
      );
      const added = await terminal()('product', 'show', 'CHP-9001');
      expect(added.data).toMatchObject({ title: 'Chile Lime Tortilla Chips', price: 4.29 });
      const page = await fetch(`${parties.origin}/product/CHP-9001`);
      expect(page.headers.get('content-security-policy')).toMatch(
        /img-src 'self' data: https:\/\/pictures\.crunchcart\.shop;/,
      );
      expect(await page.text()).toMatch(
        /src="?https:\/\/pictures\.crunchcart\.shop\/chile-lime\.png/,
      );
      await shopper('cart', 'add', 'CHP-0101', '--quantity', '6');
      const coupon = await shopper('coupon', 'apply', 'FIVEOFF');
      expect(coupon.code).toBe(0);
      const placed = await shopper('checkout', 'place', ...buyer, '--card', 'visa-ok');
      expect(placed.data).toMatchObject({ payment: 'PAID' });
      await mailWith(String(placed.data.orderId));
    });

    it('sends an order, tells the shopper where it is, and gives the money back', async () => {
      const shopper = terminal();
      const operator = terminal({ CRUNCH_OPERATOR_KEY: operatorKey });
      await shopper('cart', 'add', 'CHP-0102', '--quantity', '4');
      const placed = await shopper('checkout', 'place', ...buyer, '--card', 'visa-ok');
      const orderId = String(placed.data.orderId);
      const shipping = ['--carrier', 'UPS', '--tracking', '1Z999AA10123456784'];
      await vi.waitFor(
        async () => expect((await operator('order', 'ship', orderId, ...shipping)).code).toBe(0),
        { timeout: 90_000, interval: 500 },
      );
      await mailWith('1Z999AA10123456784');
      const tracked = await terminal()('order', 'track', orderId, '--email', 'ada@example.com');
      expect(tracked.data).toMatchObject({ status: 'SHIPPED' });
      expect((await operator('order', 'deliver', orderId)).code).toBe(0);
      expect((await operator('order', 'refund', orderId)).code).toBe(0);
      await vi.waitFor(
        async () => expect((await shopper('order', 'show', orderId)).data.payment).toBe('REFUNDED'),
        { timeout: 90_000, interval: 500 },
      );
      const ledger = await parties.gateway.call('/sandbox/ledger');
      expect(ledger.text).toContain('"kind":"refund"');
    });

    it('takes a gift card that an operator gave out', async () => {
      const given = await admin(environment, 'gift-cards', 'import', 'docs/operate/gift-cards.csv');
      const code = /^(GC-\S+),25\.00$/m.exec(given)?.[1] ?? '';
      const shopper = terminal();
      await shopper('cart', 'add', 'CHP-0101', '--quantity', '2');
      const placed = await shopper('checkout', 'place', ...buyer, '--gift-card', code);
      expect(placed.data).toMatchObject({ payment: 'PAID' });
      const left = await shopper('gift', 'balance', code);
      expect(left.data.balance).toBeLessThan(25);
    });

    it('changes the session’s secret without ending a visit, stops in order, and comes back from a backup', async () => {
      const shopper = terminal();
      await shopper('cart', 'add', 'CHP-0101');
      expect(await stop(shop)).toBe(0);
      const url = new URL(environment['DATABASE_URL'] ?? '');
      const dump = join(parties.folder, 'backup.dump');
      execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, url.href]);
      const restored = await createDatabase(server ?? '');
      afterwards.push(() => dropDatabase(server ?? '', restored));
      execFileSync('pg_restore', ['--no-owner', `--dbname=${restored}`, dump]);
      shop = await startShop({
        ...environment,
        DATABASE_URL: restored,
        CRUNCH_SESSION_SECRET: 'the next session secret, of forty letters.',
        CRUNCH_SESSION_SECRET_BEFORE: environment['CRUNCH_SESSION_SECRET'] ?? '',
      });
      expect((await shopper('cart', 'show')).data.cartCount).toBe(1);
      const placed = await shopper('checkout', 'place', ...buyer, '--card', 'visa-ok');
      expect(placed.data).toMatchObject({ payment: 'PAID' });
      expect(await stop(shop)).toBe(0);
    });
  },
);
