import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { dataBytes, makeBoundedMemory, ownBuffer } from '#server/base/host/bounded-memory.ts';
import type { ReadyPage } from '#server/pages/page-memory.ts';

const compress = promisify(brotliCompress);

/** The best brotli can do: a tenth less than while a shopper waits, for a third of a second of a core. */
const quality = 11;
/** Room for about five hundred pages of 36 products. */
const mostBytes = 8 * 1024 * 1024;
/** So many times as long as a copy took, none is made: copies use a fifth of a core at most. */
const restTimes = 4;

interface Copy {
  readonly etag: string;
  readonly packed: Buffer<ArrayBuffer>;
}

/** Smaller compressed copies of pages that were asked for more than once (D-PERF-14). */
export interface SmallCopies {
  /**
   * The page with its smaller copy, when there is one. One is made in the background for a page that was
   * sent before (`again`). It outlives the page in memory: a page rendered again mostly has the same bytes.
   */
  of(page: ReadyPage, again: boolean): ReadyPage;
}

const smallest = async (html: Buffer): Promise<Buffer> =>
  compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

export const makeSmallCopies = (now: () => number, pack = smallest): SmallCopies => {
  const copies = makeBoundedMemory<Copy>({
    mostBytes,
    bytesOf: ({ etag, packed }) => packed.length + dataBytes(etag),
  });
  let isMaking = false;
  let restsUntil = 0;
  const make = async ({ html, etag }: ReadyPage): Promise<void> => {
    const began = now();
    isMaking = true;
    try {
      copies.keep(anyVersion, etag, { etag, packed: ownBuffer(await pack(html)) });
    } finally {
      isMaking = false;
      restsUntil = now() + (now() - began) * restTimes;
    }
  };
  return {
    of: (page, again) => {
      const copy = copies.get(anyVersion, page.etag);
      if (copy !== undefined) return { ...page, packed: copy.packed };
      // Without a smaller copy the usual one is sent.
      if (again && !isMaking && now() >= restsUntil) make(page).catch(() => undefined);
      return page;
    },
  };
};

/** Copies belong to the bytes of a page, whatever the version of the catalogue is. */
const anyVersion = '';
