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

/**
 * Kilobytes of 1,000 bytes: the budget of a list, of other pages the least they have weighed and 3 % more
 * (docs/performance.md says what they weigh). In the pages stand the addresses of this shop's sandbox, which are a few
 * bytes longer or shorter elsewhere.
 */
const room = 1.03;
const pages = [
  { name: 'a list', path: '/all-snacks', packed: 16, unpacked: 80, smallest: 14.95 * room },
  { name: 'home', path: '/', packed: 14.61 * room, unpacked: 63 * room, smallest: 13.95 * room },
  {
    name: 'a product',
    path: '/product/CHP-0101',
    packed: 13.66 * room,
    unpacked: 55.4 * room,
    smallest: 13.06 * room,
  },
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
    expect(body.length / 1000).toBeLessThanOrEqual(packed);
    expect(brotliDecompressSync(body).length / 1000).toBeLessThanOrEqual(unpacked);
  });

  it.each(pages)(
    'of $name is smaller still when it is asked for often',
    async ({ path, smallest }) => {
      const kilobytes = async () => (await packedBody(`${shop.origin}${path}`)).length / 1000;
      await expect.poll(kilobytes).toBeLessThanOrEqual(smallest);
    },
  );
});
