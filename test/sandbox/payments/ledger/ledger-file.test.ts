import { readFileSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LedgerEntry } from '#sandbox/payments/ledger/ledger-entry.ts';
import { openLedgerFile } from '#sandbox/payments/ledger/ledger-file.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledger-'));
  path = join(folder, 'ledger.jsonl');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const block = (transactionId: string): LedgerEntry => ({
  kind: 'block',
  at: '2026-11-21T05:00:00.000Z',
  transactionId,
});

describe('the ledger file', () => {
  it('[P-31] has a line on the disk when append resolves, not later', async () => {
    const { file } = await openLedgerFile(path);
    await file.append([block('one')]);
    expect(readFileSync(path, 'utf8')).toBe(`${JSON.stringify(block('one'))}\n`);
    await file.close();
  });

  it('[P-31] gives every line back in order, however many came at once', async () => {
    const { file } = await openLedgerFile(path);
    const names = Array.from({ length: 50 }, (_, index) => `t${index}`);
    await Promise.all(names.map((name) => file.append([block(name)])));
    await file.close();
    const again = await openLedgerFile(path);
    expect(again.entries).toEqual(names.map(block));
    await again.file.close();
  });

  it('[P-31] cuts a torn last line off before anything is added', async () => {
    const first = await openLedgerFile(path);
    await first.file.append([block('whole')]);
    await first.file.close();
    const torn = readFileSync(path, 'utf8').slice(0, -5);
    await appendFile(path, torn);
    const second = await openLedgerFile(path);
    expect(second.entries).toEqual([block('whole')]);
    await second.file.append([block('next')]);
    await second.file.close();
    const third = await openLedgerFile(path);
    expect(third.entries).toEqual([block('whole'), block('next')]);
    await third.file.close();
  });
});
