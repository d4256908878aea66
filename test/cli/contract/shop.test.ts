import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '#cli/contract/exchange/row.ts';
import { differing, judgedShop, patience } from '#test/cli/contract/judged-shop.ts';
import { crunch } from '#test/cli/crunch.ts';

const { scratch, shop, settings, judge } = judgedShop();

let page: Server;
let pageAddress = '';
let silentAddress = '';
const silentOnes = createServer(() => undefined);
beforeAll(async () => {
  page = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Snacks</title>');
  });
  for (const server of [page, silentOnes]) {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  }
  pageAddress = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
  silentAddress = `http://127.0.0.1:${(silentOnes.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const server of [page, silentOnes]) {
    server.closeAllConnections();
    server.close();
  }
});

describe('crunch contract against this shop', patience, () => {
  it('[API-013] [CLI-01] finds no difference in what reads, and makes no call that writes', async () => {
    const { code, error, data } = await judge('--base-url', shop().origin);
    expect([differing(data), code, error]).toEqual([[], 0, undefined]);
    expect(data.passed).toBeGreaterThan(500);
    const untried = data.rows.filter(({ untried: why }: Row) => why === 'write');
    expect(untried.map(({ call }: Row) => call)).toContain('submittedorder');
    const unread = new Set(untried.map(({ call }: Row) => call));
    const asked = data.rows.filter(({ call }: Row) => unread.has(call));
    // Whether pages of other sites get leave is asked about; nothing else is.
    expect(new Set(asked.map(({ check }: Row) => check))).toEqual(new Set(['leave', 'try']));
  });

  it('[API-013] finds none in what writes, as a shopper, whatever the seed', async () => {
    for (const seed of ['1', 'another']) {
      const wish = ['--write', '--auth', 'sara@people.example', '--seed', seed];
      const { code, error, data } = await judge('--base-url', shop().origin, ...wish);
      expect([differing(data), code, error]).toEqual([[], 0, undefined]);
      expect([data.untried, data.passed > 1000]).toEqual([0, true]);
    }
  });

  it('judges by a document from a file or an address, and writes reports', async () => {
    const report = join(scratch.folder, 'contract.xml');
    const document = `${shop().origin}/openapi.json`;
    const wish = ['--document', document, '--report', `junit=${report}`, '--only', 'configlist'];
    const { code, data } = await judge('--base-url', shop().origin, ...wish);
    expect([code, data.failed]).toEqual([0, 0]);
    expect(readFileSync(report, 'utf8')).toContain('<testsuite name="configlist"');
    const other = scratch.file('openapi.json', { openapi: '3.1.0', paths: {} });
    const none = await judge('--base-url', shop().origin, '--document', other);
    expect([none.code, none.error.field]).toEqual([2, 'document']);
    const broken = await judge('--base-url', shop().origin, '--document', pageAddress);
    expect([broken.code, broken.error.field]).toEqual([2, 'document']);
  });

  it('names a wrong call, and asks for a sign-in when nobody is signed in', async () => {
    const unknown = await judge('--base-url', shop().origin, '--only', 'configlists');
    expect([unknown.code, unknown.error.field]).toEqual([2, 'only']);
    const nobody = await judge('--base-url', shop().origin, '--auth');
    expect([nobody.code, nobody.error.code]).toEqual([4, 'NotSignedIn']);
  });
});

describe('crunch contract against what is no shop', patience, () => {
  it('says that nothing there answers like one', async () => {
    const wish = ['contract', '--base-url', pageAddress, '--variants', '0'];
    const { code, stderr } = await crunch(wish, settings());
    expect(code).toBe(5);
    expect(stderr).toContain('Nothing here answers like a storefront.');
  });

  it.each([
    ['nobody', () => 'http://127.0.0.1:9'],
    ['one who never answers', () => silentAddress],
  ])('ends with 3 when %s is there', async (_, address) => {
    const { code, error } = await judge('--base-url', address(), '--timeout', '300ms');
    expect([code, error.code]).toEqual([3, 'ShopUnreachable']);
  });
});
