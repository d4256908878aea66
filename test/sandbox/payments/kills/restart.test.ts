import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startGateway } from '#sandbox/payments/start-gateway.ts';
import { settlement } from '#test/sandbox/payments/gateway-requests.ts';
import { gatewayUnderTest } from '#test/sandbox/payments/gateway-under-test.ts';
import { startKillableGateway } from '#test/sandbox/payments/kills/killable-gateway.ts';
import { merchantKey } from '#test/sandbox/payments/merchant-signer.ts';

let folder: string;
let dataFile: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-restart-'));
  dataFile = join(folder, 'ledger.jsonl');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const startChild = () => startKillableGateway(dataFile);

const restarted = () => gatewayUnderTest({ dataFile });

describe('a gateway that was killed', () => {
  it('[P-31] knows every authorisation, capture and reversal it had answered', async () => {
    const before = await startChild();
    const kept = (await before.pay(await before.tokenOf('visa-ok'), { transactionId: 'kept' })).at(
      'id',
    );
    const taken = (
      await before.pay(await before.tokenOf('visa-ok'), { transactionId: 'taken' })
    ).at('id');
    await before.post(`/pts/v2/payments/${taken}/captures`, settlement('taken', '20.00'));
    const freed = (
      await before.pay(await before.tokenOf('visa-ok'), { transactionId: 'freed' })
    ).at('id');
    const release = { clientReferenceInformation: { code: 'freed' } };
    await before.post(`/pts/v2/payments/${freed}/reversals`, release);
    await before.post('/pts/v2/voids', { clientReferenceInformation: { transactionId: 'late' } });
    await before.kill();

    const after = await restarted();
    const capture = (id: unknown, amount: string) =>
      after.post(`/pts/v2/payments/${id}/captures`, settlement('after', amount));
    expect((await capture(kept, '23.47')).status).toBe(201);
    expect((await capture(taken, '3.48')).at('reason')).toBe('EXCEEDS_AUTH_AMOUNT');
    expect((await capture(freed, '1.00')).at('reason')).toBe('AUTH_ALREADY_REVERSED');
    for (const transactionId of ['kept', 'late']) {
      const again = await after.pay(await after.tokenOf('visa-ok'), { transactionId });
      expect(again.at('reason')).toBe('DUPLICATE_REQUEST');
    }
    await after.stop();
  });

  it('[P-31] in the middle of many requests has lost none it had answered', async () => {
    const before = await startChild();
    const answered: string[] = [];
    const payOn = async (worker: number): Promise<void> => {
      for (let round = 0; ; round += 1) {
        const transactionId = `w${worker}-r${round}`;
        const token = await before.tokenOf('visa-ok');
        const reply = await before.pay(token, { transactionId, code: transactionId });
        if (reply.status === 201) answered.push(transactionId);
      }
    };
    const workers = [1, 2, 3, 4].map((worker) => payOn(worker).catch(() => undefined));
    await expect.poll(() => answered.length).toBeGreaterThan(8);
    await before.kill();
    await Promise.all(workers);

    const after = await restarted();
    for (const transactionId of answered) {
      const hits = await after.hits(transactionId);
      expect([transactionId, hits.at('totalCount')]).toEqual([transactionId, 1]);
    }
    await after.stop();
  });

  it('[P-31] cuts off a torn last line and goes on', async () => {
    const first = await restarted();
    const paid = (await first.pay(await first.tokenOf('visa-ok'))).at('id');
    await first.gateway.close();
    await appendFile(dataFile, '{"kind":"authorization","id":"12');
    const second = await restarted();
    expect((await second.ledger('authorization')).length).toBe(1);
    const captures = `/pts/v2/payments/${paid}/captures`;
    expect((await second.post(captures, settlement('torn', '1.00'))).status).toBe(201);
    await second.gateway.close();
    const third = await restarted();
    expect((await third.ledger('capture')).length).toBe(1);
    await third.stop();
  });

  it('[P-31] refuses to start on a ledger with a broken line in the middle', async () => {
    await writeFile(dataFile, '{"kind":"unheard of"}\n{"kind":"block"}\n');
    await expect(restarted()).rejects.toThrow(/Line 1 of the payment ledger .* is unreadable/);
  });

  it('[P-35] takes cards under contexts of before, but forgot the cards it had', async () => {
    const before = await startChild();
    const context = await before.openContext();
    const unspent = (await before.makeToken(context, 'visa-ok')).text;
    await before.kill();

    const after = await restarted();
    const refused = await after.pay(unspent);
    expect([refused.status, refused.at('reason')]).toEqual([400, 'INVALID_DATA']);
    const token = (await after.makeToken(context, 'visa-ok')).text;
    expect((await after.pay(token)).at('status')).toBe('AUTHORIZED');
    await after.stop();
  });

  it('[P-51] keeps its keys for its owner only', async () => {
    const own = await restarted();
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await mode(`${dataFile}.signing-key.json`)).toBe('600');
    expect(await mode(`${dataFile}.keys`)).toBe('700');
    expect(await mode(dataFile)).toBe('600');
    expect(await readFile(dataFile, 'utf8')).toBe('');
    await own.stop();
  });
});

describe('a gateway in production', () => {
  it('[P-51] does not start, and says why', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const start = startGateway({
      port: 0,
      dataFile,
      merchantKey,
      targetOrigins: [],
      faultsEnabled: false,
    });
    await expect(start).rejects.toThrow(/does not run with NODE_ENV=production/);
    vi.unstubAllEnvs();
  });
});
