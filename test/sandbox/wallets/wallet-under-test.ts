import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWallet } from '#sandbox/wallets/start-wallet.ts';
import { gatewayUnderTest } from '#test/sandbox/payments/gateway-under-test.ts';

export const merchant = 'merchant.example.snacks';

/** Domain of the pages of the test. */
export const domain = 'shop.example';

export interface Told {
  readonly status: number;
  readonly body: unknown;
}

/** PEM texts a merchant shows; none without. */
interface Shown {
  readonly cert?: string;
  readonly key?: string;
}

/** Wallet and gateway on free ports, as the development start has them, with one clock. */
export const walletUnderTest = async (
  options: {
    readonly domains?: readonly string[];
    readonly targetOrigins?: readonly string[];
  } = {},
) => {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-'));
  let time = Date.now();
  const clock = () => time;
  const running = await startWallet({
    port: 0,
    folder,
    domains: options.domains ?? [domain],
    merchantIdentifier: merchant,
    clock,
    suffer: (run) => under.gateway.suffer('merchantSession', run),
  });
  const under: Awaited<ReturnType<typeof gatewayUnderTest>> = await gatewayUnderTest({
    wallet: running.wallet,
    clock,
    ...(options.targetOrigins && { targetOrigins: options.targetOrigins }),
  });
  const own: Shown = {
    cert: readFileSync(running.merchantIdentityCertificate, 'utf8'),
    key: readFileSync(running.merchantIdentityKey, 'utf8'),
  };
  const ca = readFileSync(running.certificateAuthority, 'utf8');
  const asked = {
    merchantIdentifier: merchant,
    displayName: 'Crunchcart',
    initiative: 'web',
    initiativeContext: domain,
  };
  const askSession = (changes: object = {}, shown: Shown = own): Promise<Told> =>
    post(running.validationUrl, { ...asked, ...changes }, { ...shown, ca });
  return {
    running,
    under,
    folder,
    askSession,
    session: async (changes: object = {}): Promise<unknown> => (await askSession(changes)).body,
    sheets: (path: string, body: object) =>
      under.call(`/wallet/sheets${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    stop: async () => {
      await under.stop();
      await running.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type WalletUnderTest = Awaited<ReturnType<typeof walletUnderTest>>;

const post = (
  address: string,
  payload: object,
  options: Shown & { readonly ca: string },
): Promise<Told> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify(payload);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const agent = new Agent({ keepAlive: false });
    const call = request(address, { method: 'POST', headers, agent, ...options }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text) });
      });
    });
    call.on('error', reject);
    call.end(body);
  });

/** What a shop asks a sheet for. */
export const paymentRequest = {
  countryCode: 'US',
  currencyCode: 'USD',
  supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
  merchantCapabilities: ['supports3DS'],
  requiredShippingContactFields: ['postalAddress', 'name', 'email', 'phone'],
  requiredBillingContactFields: ['postalAddress', 'name'],
  lineItems: [{ label: 'Snacks', amount: '23.47' }],
  total: { label: 'Crunchcart', amount: '23.47' },
};
