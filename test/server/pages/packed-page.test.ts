import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { makePackPage } from '#server/pages/document/packed-page.ts';

/** Rules as a sheet has them: much is said again, and more of it is found the longer one looks. */
const start = Array.from(
  { length: 600 },
  (_, at) => `.r${(at * 7919) % 613}{margin:${(at * 31) % 17}px;color:#${(at * 977) % 999}}`,
).join('');

const packed = async (pack: ReturnType<typeof makePackPage>, rest: string): Promise<Buffer> =>
  pack(start, Buffer.from(start + rest));

describe('a compressed page', () => {
  it('begins with the small start once there is one, and is smaller', async () => {
    const pack = makePackPage();
    const rest = '<h1>Chips</h1>';
    const first = await packed(pack, rest);
    const later = await vi.waitFor(async () => {
      const again = await packed(pack, rest);
      expect(again.length).toBeLessThan(first.length);
      return again;
    });
    expect([first, later].map((each) => brotliDecompressSync(each).toString())).toEqual([
      start + rest,
      start + rest,
    ]);
  });

  it('is the page, whatever of its start it says again', async () => {
    const pack = makePackPage();
    await packed(pack, '');
    const piece = fc.oneof(
      fc
        .tuple(fc.nat({ max: start.length }), fc.nat({ max: 90 }))
        .map(([from, length]) => start.slice(from, from + length)),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const rest = pieces.join('').toWellFormed();
        expect(brotliDecompressSync(await packed(pack, rest)).toString()).toBe(start + rest);
      }),
    );
  });
});
