import { createHash } from 'node:crypto';
import { dataBytes, makeBoundedMemory, ownBuffer } from '#server/base/host/bounded-memory.ts';
import { metricsNow } from '#server/base/metrics/shop-metrics.ts';
import { firstPictureLink } from '#server/pages/document/first-paint.ts';
import type { PackPage } from '#server/pages/document/packed-page.ts';
import type { PageDocument } from '#server/pages/document/page-document.ts';

/** A rendered page as it is sent; it contains nothing about the shopper. */
export interface ReadyPage {
  readonly status: number;
  readonly html: Buffer<ArrayBuffer>;
  readonly packed: Buffer<ArrayBuffer>;
  /** What only this page shows, as JSON (server/pages/document/page-data.ts). */
  readonly data: Buffer<ArrayBuffer>;
  readonly etag: string;
  /** Value of the `Link` header, where the page has a picture that it shows first. */
  readonly link: string | undefined;
}

/**
 * How long a page is reused while the catalogue does not change, milliseconds; content that depends
 * on the time of day can be that old.
 */
const freshness = 60_000;
/**
 * From this status on the page could not be filled; it is not stored, and the next request tries
 * again.
 */
const failed = 500;
/** Room for about four hundred pages of 36 products. */
const mostBytes = 64 * 1024 * 1024;

export const readyPage = async (
  status: number,
  { start, rest, data }: PageDocument,
  pack: PackPage,
): Promise<ReadyPage> => {
  const html = ownBuffer(start + rest);
  const packed = ownBuffer(await pack(start, html));
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { status, html, packed, data: ownBuffer(data), etag, link: firstPictureLink(rest) };
};

export interface PageMemory {
  /** The stored page of that address, if there is one. */
  kept(address: string, version: string): ReadyPage | undefined;
  /**
   * The page of that address; parallel requests share one rendering. A new `version` of the
   * catalogue empties the memory.
   */
  get(address: string, version: string, render: () => Promise<ReadyPage>): Promise<ReadyPage>;
  /** Bytes stored now. */
  readonly bytes: number;
}

interface Kept {
  readonly page: ReadyPage;
  readonly until: number;
}

/** Stored pages: they contain no shopper's data, so all shoppers get the same bytes. */
export const makePageMemory = (now: () => number): PageMemory => {
  const memory = makeBoundedMemory<Kept>({
    mostBytes,
    bytesOf: ({ page: { html, packed, data, etag, link = '' } }) =>
      html.length + packed.length + data.length + dataBytes(etag) + dataBytes(link),
    isKept: ({ page: { status } }) => status < failed,
    isFresh: ({ until }) => now() < until,
    name: 'pages',
  });
  return {
    kept: (address, version) => {
      const found = memory.get(version, address)?.page;
      if (found !== undefined) metricsNow()?.memory('pages', true);
      return found;
    },
    get: async (address, version, render) => {
      const make = async (): Promise<Kept> => {
        const until = now() + freshness;
        return { page: await render(), until };
      };
      return (await memory.of(version, address, make)).page;
    },
    get bytes() {
      return memory.bytes;
    },
  };
};
