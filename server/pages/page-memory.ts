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

/** How long a page may be repeated, milliseconds: stock and prices on it are that old at most. */
const freshness = 2000;
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
  /** The page of that address; people who ask at once share one drawing. */
  get(address: string, draw: () => Promise<ReadyPage>): Promise<ReadyPage>;
}

/** Pages carry no shopper's data, so everybody who asks for an address may get the same bytes. */
export const makePageMemory = (now: () => number): PageMemory => {
  const kept = new Map<string, { readonly page: Promise<ReadyPage>; readonly until: number }>();
  return {
    get: (address, draw) => {
      const found = kept.get(address);
      if (found !== undefined && now() < found.until) return found.page;
      kept.delete(address);
      const page = draw();
      kept.set(address, { page, until: now() + freshness });
      page.catch(() => kept.delete(address));
      const [oldest] = kept.keys();
      if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
      return page;
    },
  };
};
