import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEnvironment, type RunningShop, startShop } from '#scripts/running-shop.ts';

/** The body as it travels; `fetch` would unpack it. */
const packedBody = (address: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve(Buffer.concat(pieces)));
    }).on('error', reject);
  });

/** What docs/performance.md says of these pages, kilobytes of 1,000 bytes, and 3 % more. */
const room = 1.03;
const pages = [
  { name: 'a list', path: '/all-snacks', packed: 16, unpacked: 78.4, smallest: 15.2 },
  { name: 'home', path: '/', packed: 14.9, unpacked: 63.6, smallest: 14.3 },
  { name: 'a product', path: '/product/CHP-0101', packed: 13.9, unpacked: 56.1, smallest: 13.3 },
];

const built = existsSync('dist/client') && existsSync('dist/zip-codes.txt');

describe.skipIf(!built)('the HTML of the shop as it is started (skipped unless built)', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop(await freshEnvironment());
  });
  afterAll(() => shop.discard());

  it.each(pages)('of $name is not heavier than it was', async ({ path, packed, unpacked }) => {
    const body = await packedBody(`${shop.origin}${path}`);
    expect(body.length / 1000).toBeLessThan(packed * room);
    expect(brotliDecompressSync(body).length / 1000).toBeLessThan(unpacked * room);
  });

  it.each(pages)(
    'of $name is smaller still when it is asked for often',
    async ({ path, smallest }) => {
      const kilobytes = async () => (await packedBody(`${shop.origin}${path}`)).length / 1000;
      await expect.poll(kilobytes, { timeout: 60_000 }).toBeLessThan(smallest * room);
    },
  );
});
