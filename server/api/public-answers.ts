import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CallAnswer } from '#server/api/call-exchange.ts';

export interface PublicAnswersOptions {
  /** Bytes kept at most; the answers unused for longest go first. */
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
}

export interface Wishes {
  readonly acceptEncoding?: string;
  readonly ifNoneMatch?: string;
}

interface Kept {
  readonly plain: Buffer;
  readonly etag: string;
  readonly packed: Map<'br' | 'gzip', Promise<Buffer>>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const json = 'application/json; charset=utf-8';
/** Below this a packet holds the answer anyway. */
const worthPacking = 1024;

export const makePublicAnswers = (options: PublicAnswersOptions = {}): PublicAnswers => {
  const mostBytes = options.mostBytes ?? 32 * 1024 * 1024;
  const kept = new Map<string, Kept>();
  const underway = new Map<string, Promise<Kept>>();
  let keptVersion = '';
  let bytes = 0;

  const keep = (key: string, entry: Kept): void => {
    kept.set(key, entry);
    bytes += entry.plain.length;
    for (const [oldest, { plain }] of kept) {
      if (bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= plain.length;
    }
  };
  const prepare = async (key: string, madeFor: string, make: () => Promise<string>) => {
    const plain = Buffer.from(await make());
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const entry: Kept = { plain, etag: `"${hash}"`, packed: new Map() };
    if (madeFor === keptVersion) keep(key, entry);
    return entry;
  };
  const find = (
    key: string,
    version: string,
    make: () => Promise<string>,
  ): Kept | Promise<Kept> => {
    if (version !== keptVersion) {
      keptVersion = version;
      kept.clear();
      underway.clear();
      bytes = 0;
    }
    const found = kept.get(key);
    if (found !== undefined) {
      // A map keeps the order of insertion: put last, it is the last to go.
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const begun = underway.get(key) ?? prepare(key, version, make);
    underway.set(key, begun);
    const forget = (): void => {
      if (underway.get(key) === begun) underway.delete(key);
    };
    begun.then(forget, forget);
    return begun;
  };
  return {
    answer: async (key, version, make, wishes) =>
      answerFrom(await find(key, version, make), wishes),
  };
};

const answerFrom = async (entry: Kept, wishes: Wishes): Promise<CallAnswer> => {
  const headers = {
    'content-type': json,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language, locationnumber',
    etag: entry.etag,
  };
  if (wishes.ifNoneMatch?.includes(entry.etag) === true) return { status: 304, headers, body: '' };
  const coding = entry.plain.length < worthPacking ? undefined : codingOf(wishes.acceptEncoding);
  if (coding === undefined) return { status: 200, headers, body: entry.plain };
  const packed = entry.packed.get(coding) ?? pack(coding, entry.plain);
  entry.packed.set(coding, packed);
  return { status: 200, headers: { ...headers, 'content-encoding': coding }, body: await packed };
};

const codingOf = (accepted: string | undefined): 'br' | 'gzip' | undefined => {
  if (accepted === undefined) return undefined;
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : undefined;
};

const pack = (coding: 'br' | 'gzip', plain: Buffer): Promise<Buffer> =>
  coding === 'br'
    ? brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : zip(plain, { level: 6 });
