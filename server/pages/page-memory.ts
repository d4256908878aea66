import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A drawn page as it goes out; it holds nothing about who asked. */
export interface ReadyPage {
  readonly status: number;
  readonly html: Buffer;
  readonly packed: Buffer;
  readonly etag: string;
}

/**
 * How long a page may be repeated while the catalogue stays as it is, milliseconds: what depends on
 * the time of day is that old at most.
 */
const freshness = 60_000;
/** Statuses from here on say that a page could not be filled; the next who asks tries again. */
const failed = 500;
/** Pages remembered at most; the oldest goes first. */
const capacity = 300;
/** Good enough for text and quick enough for a page nobody asked for before. */
const quality = 5;

export const readyPage = async (status: number, text: string): Promise<ReadyPage> => {
  const html = Buffer.from(text);
  const packed = await compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { status, html, packed, etag };
};

export interface PageMemory {
  /**
   * The page of that address; people who ask at once share one drawing. With another `version` of
   * the catalogue every page is drawn anew.
   */
  get(address: string, version: string, draw: () => Promise<ReadyPage>): Promise<ReadyPage>;
}

interface Kept {
  readonly page: Promise<ReadyPage>;
  readonly version: string;
  readonly until: number;
}

/** Pages carry no shopper's data, so everybody who asks for an address may get the same bytes. */
export const makePageMemory = (now: () => number): PageMemory => {
  const kept = new Map<string, Kept>();
  const forget = (address: string, entry: Kept): void => {
    if (kept.get(address) === entry) kept.delete(address);
  };
  return {
    get: (address, version, draw) => {
      const found = kept.get(address);
      if (found !== undefined && found.version === version && now() < found.until) {
        return found.page;
      }
      kept.delete(address);
      const entry: Kept = { page: draw(), version, until: now() + freshness };
      kept.set(address, entry);
      entry.page.then(
        ({ status }) => {
          if (status >= failed) forget(address, entry);
        },
        () => forget(address, entry),
      );
      const [oldest] = kept.keys();
      if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
      return entry.page;
    },
  };
};
