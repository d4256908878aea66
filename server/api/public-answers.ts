import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CallAnswer } from '#server/api/call/call-exchange.ts';
import { makeBoundedMemory, ownBuffer } from '#server/base/host/bounded-memory.ts';

export interface PublicAnswersOptions {
  /** Bytes kept at most, packed copies and all; the answers unused for longest go first. */
  readonly mostBytes?: number;
}

/** Answers that are everybody's, kept as ready bytes until the catalogue changes. */
export interface PublicAnswers {
  /**
   * `make` gives the JSON of the envelope; it runs once for callers that ask at the same time.
   * With another `version` of the catalogue everything kept is forgotten.
   */
  answer(
    key: string,
    version: string,
    make: () => Promise<string>,
    wishes: Wishes,
  ): Promise<CallAnswer>;
  /** Bytes kept now. */
  readonly bytes: number;
}

export interface Wishes {
  readonly acceptEncoding?: string;
  readonly ifNoneMatch?: string;
}

type Coding = 'br' | 'gzip';

interface Kept {
  readonly plain: Buffer;
  readonly etag: string;
  readonly packed: Map<Coding, Promise<Buffer>>;
  /** Of the packed copies that are ready. */
  packedBytes: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const json = 'application/json; charset=utf-8';
/** Below this a packet holds the answer anyway. */
const worthPacking = 1024;

export const makePublicAnswers = (options: PublicAnswersOptions = {}): PublicAnswers => {
  const memory = makeBoundedMemory<Kept>({
    mostBytes: options.mostBytes ?? 32 * 1024 * 1024,
    bytesOf: ({ plain, packedBytes }) => bufferBytes + plain.length + packedBytes,
  });
  const pack = async (entry: Kept, coding: Coding, recount: () => void): Promise<Buffer> => {
    const packed = ownBuffer(await packings[coding](entry.plain));
    entry.packedBytes += bufferBytes + packed.length;
    recount();
    return packed;
  };
  return {
    answer: async (key, version, make, wishes) => {
      const entry = await memory.of(version, key, async () => prepare(await make()));
      const headers = headersOf(entry);
      if (wishes.ifNoneMatch?.includes(entry.etag) === true)
        return { status: 304, headers, body: '' };
      const coding =
        entry.plain.length < worthPacking ? undefined : codingOf(wishes.acceptEncoding);
      if (coding === undefined) return { status: 200, headers, body: entry.plain };
      const recount = (): void => {
        if (memory.get(version, key) === entry) memory.keep(version, key, entry);
      };
      const packed = entry.packed.get(coding) ?? pack(entry, coding, recount);
      entry.packed.set(coding, packed);
      return {
        status: 200,
        headers: { ...headers, 'content-encoding': coding },
        body: await packed,
      };
    },
    get bytes() {
      return memory.bytes;
    },
  };
};

/** A buffer's own cost beside its bytes. */
const bufferBytes = 200;

const prepare = (text: string): Kept => {
  const plain = ownBuffer(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, etag: `"${hash}"`, packed: new Map(), packedBytes: 0 };
};

const headersOf = ({ etag }: Kept) => ({
  'content-type': json,
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, accept-language, locationnumber',
  etag,
});

const codingOf = (accepted: string | undefined): Coding | undefined => {
  if (accepted === undefined) return undefined;
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : undefined;
};

const packings: Readonly<Record<Coding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => zip(plain, { level: 6 }),
};
