import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { makePackPage } from '#server/pages/document/packed-page.ts';
import { type ReadyPage, readyPage } from '#server/pages/page-memory.ts';
import { makeSmallCopies } from '#server/pages/small-copies.ts';

/** Different enough that the best compression finds more than the fast one. */
const text = (name: string): string =>
  Array.from(
    { length: 400 },
    (_, at) => `<li>${name} ${(at * 7919) % 263} ${(at * 31) % 17}</li>`,
  ).join('');

const pack = makePackPage();
const readied = (content: string): Promise<ReadyPage> =>
  readyPage(200, { start: '<ul>', rest: content, data: '{}' }, pack);

describe('the smaller copies of pages', () => {
  it('have the same text in fewer bytes, once a page was asked for again', async () => {
    const copies = makeSmallCopies(() => performance.now());
    const page = await readied(text('Chips'));
    expect(copies.of(page, false)).toBe(page);
    expect(copies.of(page, true)).toBe(page);
    await expect.poll(() => copies.of(page, false)).not.toBe(page);
    const { packed, html, etag } = copies.of(page, false);
    expect(packed.length).toBeLessThan(page.packed.length);
    expect(brotliDecompressSync(packed).toString()).toBe(`<ul>${text('Chips')}`);
    expect([html, etag]).toEqual([page.html, page.etag]);
  });

  it('serve the page that is rendered again with the same bytes, and no other', async () => {
    const copies = makeSmallCopies(() => performance.now());
    const page = await readied(text('Chips'));
    copies.of(page, true);
    await expect.poll(() => copies.of(page, false)).not.toBe(page);
    const again = await readied(text('Chips'));
    const other = await readied(text('Crackers'));
    expect(copies.of(again, false).packed).toEqual(copies.of(page, false).packed);
    expect(copies.of(other, false)).toBe(other);
  });

  it('are made one at a time, each followed by a rest of four times as long', async () => {
    let now = 0;
    const { promise: packed, resolve: end } = Promise.withResolvers<Buffer>();
    const pack = vi.fn((_: Buffer) => packed);
    const copies = makeSmallCopies(() => now, pack);
    const first = await readied(text('Chips'));
    const second = await readied(text('Crackers'));
    copies.of(first, false);
    expect(pack).not.toHaveBeenCalled();
    copies.of(first, true);
    now = 100;
    copies.of(second, true);
    expect(pack).toHaveBeenCalledTimes(1);
    end(Buffer.from('small'));
    await expect.poll(() => copies.of(first, true).packed.toString()).toBe('small');
    now = 499;
    copies.of(second, true);
    expect(pack).toHaveBeenCalledTimes(1);
    now = 500;
    copies.of(second, true);
    expect(pack).toHaveBeenCalledTimes(2);
    expect(pack).toHaveBeenLastCalledWith(second.html);
  });
});
