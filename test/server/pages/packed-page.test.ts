import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePackPage } from '#server/pages/document/packed-page.ts';

/** Rules as a sheet has them: much is said again, and more of it is found the longer one looks. */
const start = Array.from(
  { length: 600 },
  (_, at) => `.r${(at * 7919) % 613}{margin:${(at * 31) % 17}px;color:#${(at * 977) % 999}}`,
).join('');

const packed = async (pack: ReturnType<typeof makePackPage>, rest: string): Promise<Buffer> =>
  pack(start, Buffer.from(start + rest));

describe('a compressed page', () => {
  it('begins with a start that is smaller than the quick one', async () => {
    const page = Buffer.from(`${start}<h1>Chips</h1>`);
    const small = await makePackPage()(start, page);
    const quick = await makePackPage()('', page);
    expect(small.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(small).toString()).toBe(page.toString());
  });

  it('is the page, whatever of its start it says again', async () => {
    const pack = makePackPage();
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
