import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CallAnswer } from '#server/api/call/call-exchange.ts';
import { makeBoundedMemory, ownBuffer } from '#server/base/host/bounded-memory.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';

export interface PublicAnswersOptions {
  /** Most bytes stored, with compressed copies; the answers unused longest are removed first. */
  readonly mostBytes?: number;
}

/** Public answers, stored as bytes until the catalogue changes. */
export interface PublicAnswers<Refused extends Refusal = never> {
  /**
   * `make` returns the JSON of the envelope; it runs once for callers that ask at the same time. A
   * refusal goes to all of them and is not stored. A new `version` of the catalogue empties the
   * memory.
   */
  answer(
    key: string,
    version: string,
    make: () => Promise<string | Refused>,
    asked: AskedHeaders,
  ): Promise<CallAnswer | Refused>;
  /** Bytes stored now. */
  readonly bytes: number;
}

export interface AskedHeaders {
  readonly acceptEncoding?: string;
  readonly ifNoneMatch?: string;
}

type Coding = 'br' | 'gzip';

interface Kept {
  readonly plain: Buffer;
  readonly etag: string;
  readonly packed: Map<Coding, Promise<Buffer>>;
  /** Bytes of the compressed copies that are ready. */
  packedBytes: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const json = 'application/json; charset=utf-8';
/** Bytes under which compression saves nothing: one network packet holds the answer. */
const worthPacking = 1024;

export const makePublicAnswers = <Refused extends Refusal = never>(
  options: PublicAnswersOptions = {},
): PublicAnswers<Refused> => {
  const memory = makeBoundedMemory<Kept | Refused>({
    mostBytes: options.mostBytes ?? 32 * 1024 * 1024,
    bytesOf: (made) => (isRefusal(made) ? 0 : bufferBytes + made.plain.length + made.packedBytes),
    isKept: (made) => !isRefusal(made),
    name: 'answers',
  });
  const pack = async (entry: Kept, coding: Coding, recount: () => void): Promise<Buffer> => {
    const packed = ownBuffer(await packings[coding](entry.plain));
    entry.packedBytes += bufferBytes + packed.length;
    recount();
    return packed;
  };
  return {
    answer: async (key, version, make, asked) => {
      const entry = await memory.of(version, key, async () => {
        const made = await make();
        return typeof made === 'string' ? prepare(made) : made;
      });
      if (isRefusal(entry)) return entry;
      const headers = headersOf(entry);
      if (asked.ifNoneMatch?.includes(entry.etag) === true)
        return { status: 304, headers, body: '' };
      const coding = entry.plain.length < worthPacking ? undefined : codingOf(asked.acceptEncoding);
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

/** Bytes a buffer costs besides its content. */
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
