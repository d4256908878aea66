import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { dataBytes, makeBoundedMemory, ownBuffer } from '#server/base/host/bounded-memory.ts';

const compress = promisify(brotliCompress);

/** A drawn page as it goes out; it holds nothing about who asked. */
export interface ReadyPage {
  readonly status: number;
  readonly html: Buffer<ArrayBuffer>;
  readonly packed: Buffer<ArrayBuffer>;
  readonly etag: string;
}

/**
 * How long a page may be repeated while the catalogue stays as it is, milliseconds: what depends on
 * the time of day is that old at most.
 */
const freshness = 60_000;
/** Statuses from here on say that a page could not be filled; the next who asks tries again. */
const failed = 500;
/** Some four hundred pages of 36 products. */
const mostBytes = 64 * 1024 * 1024;
/** Good enough for text and quick enough for a page nobody asked for before. */
const quality = 5;

export const readyPage = async (status: number, text: string): Promise<ReadyPage> => {
  const html = ownBuffer(text);
  const small = await compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
  const packed = ownBuffer(small);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { status, html, packed, etag };
};

export interface PageMemory {
  /** The page of that address, if it was drawn a moment ago. */
  kept(address: string, version: string): ReadyPage | undefined;
  /**
   * The page of that address; people who ask at once share one drawing. With another `version` of
   * the catalogue every page is drawn anew.
   */
  get(address: string, version: string, draw: () => Promise<ReadyPage>): Promise<ReadyPage>;
  /** Bytes kept now. */
  readonly bytes: number;
}

interface Kept {
  readonly page: ReadyPage;
  readonly until: number;
}

/** Pages carry no shopper's data, so everybody who asks for an address may get the same bytes. */
export const makePageMemory = (now: () => number): PageMemory => {
  const memory = makeBoundedMemory<Kept>({
    mostBytes,
    bytesOf: ({ page: { html, packed, etag } }) => html.length + packed.length + dataBytes(etag),
    isKept: ({ page: { status } }) => status < failed,
    isFresh: ({ until }) => now() < until,
  });
  return {
    kept: (address, version) => memory.get(version, address)?.page,
    get: async (address, version, draw) => {
      const make = async (): Promise<Kept> => {
        const until = now() + freshness;
        return { page: await draw(), until };
      };
      return (await memory.of(version, address, make)).page;
    },
    get bytes() {
      return memory.bytes;
    },
  };
};
