import { KeyObject } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pemOf } from '#sandbox/wallets/certificates/issue-certificate.ts';
import { makeIdentities } from '#sandbox/wallets/certificates/make-identities.ts';
import { openWalletFolder } from '#sandbox/wallets/certificates/wallet-folder.ts';
import { startWallet } from '#sandbox/wallets/start-wallet.ts';
import {
  domain,
  merchant,
  type WalletUnderTest,
  walletUnderTest,
} from '#test/sandbox/wallets/wallet-under-test.ts';

let wallet: WalletUnderTest;
beforeAll(async () => {
  wallet = await walletUnderTest();
});
afterAll(() => wallet?.stop());

describe('the host for merchants', () => {
  it('[API-056] gives a merchant with its certificate a session with the published fields', async () => {
    const { status, body } = await wallet.askSession();
    expect(status).toBe(200);
    expect(body).toEqual({
      epochTimestamp: expect.any(Number),
      expiresAt: expect.any(Number),
      merchantSessionIdentifier: expect.stringMatching(/^SSH[0-9A-F]{64}$/),
      nonce: expect.stringMatching(/^[0-9a-f]{8}$/),
      merchantIdentifier: expect.stringMatching(/^[0-9A-F]{64}$/),
      domainName: domain,
      displayName: 'Crunchcart',
      signature: expect.stringMatching(/^30[0-9a-f]+$/),
      operationalAnalyticsIdentifier: expect.stringMatching(/^Crunchcart:[0-9A-F]{64}$/),
      retries: 0,
      pspId: expect.stringMatching(/^[0-9A-F]{64}$/),
    });
    const { epochTimestamp, expiresAt } = body as Record<string, number>;
    expect((expiresAt ?? 0) - (epochTimestamp ?? 0)).toBe(3_600_000);
  });

  it('[API-056] speaks to nobody without a certificate, or with one of another authority', async () => {
    await expect(wallet.askSession({}, {})).rejects.toThrow();
    const stranger = (await makeIdentities(merchant, Date.now())).merchant;
    const key = KeyObject.from(stranger.privateKey).export({ type: 'pkcs8', format: 'pem' });
    const shown = { cert: pemOf(stranger.certificate), key: key.toString() };
    await expect(wallet.askSession({}, shown)).rejects.toThrow();
  });

  it.each([
    ['of another merchant', { merchantIdentifier: 'merchant.other' }, 417],
    ['for a domain nobody registered', { initiativeContext: 'evil.example' }, 417],
    ['of an application', { initiative: 'messaging' }, 400],
    ['without a name to show', { displayName: '' }, 400],
  ])('[API-056] refuses a request %s', async (_, changes, status) => {
    const told = await wallet.askSession(changes);
    expect([told.status, Reflect.get(Object(told.body), 'statusCode')]).toEqual([
      status,
      String(status),
    ]);
  });

  it('[API-056] suffers the faults that testers set, once', async () => {
    const fault = (mode: string) =>
      wallet.under.fault({ operation: 'merchantSession', mode, delayMs: 0 });
    await fault('http502');
    expect((await wallet.askSession()).status).toBe(502);
    await fault('timeoutBeforeCommit');
    await expect(wallet.askSession()).rejects.toThrow(/hang up/);
    await fault('slow');
    expect((await wallet.askSession()).status).toBe(200);
    expect((await wallet.askSession()).status).toBe(200);
  });

  it('[P-51] keeps its keys for its owner only, and keeps them', async () => {
    const { folder, running } = wallet;
    for (const path of [running.merchantIdentityKey, `${folder}/wallet.json`]) {
      expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
    }
    const again = await openWalletFolder(folder, merchant, Date.now());
    expect(again.root.fingerprint256).toBe(running.wallet.keys.root.fingerprint256);
    expect(again.processingKey.equals(running.wallet.keys.processingKey)).toBe(true);
  });

  it('does not start in production, and says why', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const start = startWallet({ port: 0, folder: '/nowhere', domains: [] });
    await expect(start).rejects.toThrow(/does not run with NODE_ENV=production/);
    vi.unstubAllEnvs();
  });
});
