import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedTestCards } from '#domain/payment/published-test-cards.ts';
import { canaryCode, settlement } from '#test/sandbox/payments/gateway-requests.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
const tokens: string[] = [];

/** Every card through every kind of request, good and bad, before anything is looked at. */
beforeAll(async () => {
  under = await gatewayUnderTest();
  const context = await under.openContext();
  for (const { alias, number } of publishedTestCards) {
    const { text } = await under.makeToken(context, alias);
    tokens.push(text);
    const paid = await under.pay(text);
    const captures = `/pts/v2/payments/${paid.at('id')}/captures`;
    const taken = await under.post(captures, settlement(alias, '1.00'));
    await under.post(`/pts/v2/captures/${taken.at('id')}/refunds`, settlement(alias, '1.00'));
    await under.post(`/pts/v2/payments/${paid.at('id')}/refunds`, settlement(alias, '1.00'));
    await under.post(`/pts/v2/payments/${paid.at('id')}/reversals`, settlement(alias, '1.00'));
    // A client that makes the worst mistakes: the number in clear, in the wrong places.
    await under.call('/flex/v2/tokens', { method: 'POST', body: number });
    await under.call(`/flex/v2/public-keys/${number}`);
    await under.call(`/nowhere?card=${number}&code=${canaryCode}`);
  }
  await under.call('/sandbox/ledger');
  await under.call('/sandbox/faults');
  await under.post('/tss/v2/searches', { query: 'clientReferenceInformation.code:visa-ok' });
});
afterAll(() => under.stop());

const numbers = publishedTestCards.map(({ number }) => number);
const leaksIn = (text: string): readonly string[] => [
  ...numbers.filter((number) => text.replace(/(\d)[ -](?=\d)/g, '$1').includes(number)),
  ...(text.match(/["':=\s](739|7391)["',}\s]/g) ?? []),
];

describe('card numbers and codes', () => {
  it('[P-51] are found by this test where they are', () => {
    expect(leaksIn('{"number":"4111 1111 1111 1111"}')).toEqual(['4111111111111111']);
    expect(leaksIn('{"securityCode":"739"}')).toHaveLength(1);
  });

  it('[P-51] are in no file the gateway writes', async () => {
    const files = await readdir(under.folder, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      files
        .filter((file) => file.isFile())
        .map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
    );
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.join('\n').length).toBeGreaterThan(10_000);
    expect(texts.flatMap(leaksIn)).toEqual([]);
  });

  it('[P-51] are in no reply', () => {
    expect(under.replies.length).toBeGreaterThan(100);
    expect(under.replies.flatMap(leaksIn)).toEqual([]);
  });

  it('[P-51] are in no log line, and neither is a token', () => {
    const log = under.logLines.map((line) => JSON.stringify(line)).join('\n');
    expect(under.logLines.length).toBeGreaterThan(100);
    expect(leaksIn(log)).toEqual([]);
    expect(log).not.toMatch(/eyJ/);
  });

  it('[P-51] leave the ledger without tokens, their ids or their signatures', async () => {
    const ledger = await readFile(under.dataFile, 'utf8');
    expect(ledger).toContain('XXXXXXXXXXXX1111');
    expect(ledger).not.toMatch(/eyJ/);
    for (const token of tokens.filter((text) => text.split('.').length === 3)) {
      const [, claims = ''] = token.split('.');
      expect(ledger).not.toContain(JSON.parse(Buffer.from(claims, 'base64url').toString()).jti);
    }
  });
});
