import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openCardVault, publishedIn } from '#sandbox/payments/vault/card-vault.ts';

const folder = mkdtempSync(join(tmpdir(), 'vault-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[PAY-10] [PAY-23] a vault keeps cards over a restart, but no number', async () => {
  const path = join(folder, 'vault.json');
  const vault = await openCardVault(path);
  const number = '4111111111111111';
  const card = { number, expirationMonth: '12', expirationYear: '2039' };
  const kept = await vault.keep(card);
  const other = await vault.keep({ ...card, customerId: kept.customerId });
  expect(other).toMatchObject({ customerId: kept.customerId, identifierId: kept.identifierId });
  expect(other.instrumentId).not.toBe(kept.instrumentId);
  expect(readFileSync(path, 'utf8')).not.toContain('1111');
  const reopened = await openCardVault(path);
  const found = reopened.find(kept.customerId, kept.instrumentId);
  expect(found).toEqual(kept);
  expect(found && publishedIn(found)?.number).toBe(number);
  expect(reopened.find('somebody else', kept.instrumentId)).toBeUndefined();
  expect(await reopened.remove('somebody else', kept.instrumentId)).toBe(false);
  expect(await reopened.remove(kept.customerId, kept.instrumentId)).toBe(true);
  expect(await reopened.remove(kept.customerId, kept.instrumentId)).toBe(false);
  await reopened.reset();
  expect((await openCardVault(path)).find(kept.customerId, other.instrumentId)).toBeUndefined();
});
