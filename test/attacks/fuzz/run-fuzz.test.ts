import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FuzzedRequest } from '#test/attacks/fuzz/any-request.ts';
import { faultsOf, runFuzz } from '#test/attacks/fuzz/run-fuzz.ts';

const built = existsSync('dist/zip-codes.txt') && existsSync('dist/server');

describe.skipIf(!built)('a short fuzz (skipped unless built: npm run build)', () => {
  it('[API-013] [ERR-19] finds nothing, in the shop and around it', async () => {
    const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
    const { findings, statuses } = await runFuzz({ seed, calls: 600 });
    expect([seed, findings]).toEqual([seed, []]);
    const expected = ['shop 200', 'shop 400', 'shop 404', 'tools 200', 'gateway 401'];
    expect(expected.filter((answered) => !statuses.has(answered))).toEqual([]);
  });
});

describe('what a fuzz finds', () => {
  const asked = (kind: FuzzedRequest['kind'], body?: string): FuzzedRequest => ({
    host: 'shop',
    kind,
    request: { path: '/x', ...(body !== undefined && { body }) },
  });
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const answer = (text: string, status = 200, headers: Record<string, string> = json) => ({
    status,
    headers,
    text,
  });

  it.each([
    ['status 500', asked('call'), answer('{}', 500)],
    ['status 501', asked('call'), answer('{}', 501)],
    ['no answer (reset)', asked('call'), new Error('reset')],
    ['tells of the inside', asked('call'), answer('Error: x\n    at read (/shop/a.ts:1:2)')],
    ['tells of the inside', asked('call'), answer('cannot open /root/shop/file')],
    ['tells of the inside', asked('call'), answer('select title from products where id = 1')],
    ['tells of the inside', asked('call'), answer('syntax error at or near "x"')],
    ['tells of the inside', asked('page'), answer('', 302, { location: 'file:///tmp/x/y' })],
    [
      'a call without an envelope',
      asked('call'),
      answer('<html>', 200, { 'content-type': 'text/html' }),
    ],
    ['runs what was sent', asked('page'), answer('<img src=x onerror=alert(1)>')],
    ['links to code', asked('page'), answer('<a href=" javascript:alert(1)">')],
    ['leads to another site', asked('page'), answer('', 302, { location: '//evil.example' })],
  ])('says: %s', (wrong, fuzzed, given) => {
    expect(faultsOf(fuzzed, given).join()).toContain(wrong);
  });

  it('says nothing of what is as it should be', () => {
    expect(faultsOf(asked('call', 'x'.repeat(300_000)), new Error('write EPIPE'))).toEqual([]);
    expect(faultsOf(asked('page'), answer('<h1>Select your snacks from us</h1>'))).toEqual([]);
  });
});
