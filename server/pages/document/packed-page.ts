import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

const unpack = promisify(brotliDecompress);

/** Brotli quality: a good result for text, and fast enough to use while a shopper waits. */
const quickly = 6;
/** For what is compressed once and sent with every page. */
const smallest = constants.BROTLI_MAX_QUALITY;
/** Two streams can only be joined when their windows are as large. */
const windowBits = constants.BROTLI_DEFAULT_WINDOW;

/** Compresses a page, which begins with `start`. */
export type PackPage = (start: string, html: Buffer) => Promise<Buffer>;

const openStream = (quality: number) => {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
  let pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  const taken = (): Buffer => {
    const bytes = Buffer.concat(pieces);
    pieces = [];
    return bytes;
  };
  return { stream, taken };
};

/** All that was written is in what the stream gave, to a whole byte. */
const flushed = (stream: BrotliCompress): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve());
  });

const ended = (stream: BrotliCompress): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.once('end', resolve);
    stream.end();
  });

const smallStartOf = async (start: string): Promise<Buffer> => {
  const { stream, taken } = openStream(smallest);
  stream.write(start);
  await flushed(stream);
  stream.close();
  return taken();
};

/**
 * Pages begin alike, with the styles of every page. That start is compressed once, as small as brotli can; the
 * rest of each page is compressed quickly behind its own start and joined to the small one. It refers to texts
 * before it by their distance, which is the same behind either start. One kind of reference, to a distance used
 * before, may not be, so each result is unpacked and compared, and where it differs, the quick one is
 * taken as a whole (D-PERF-16).
 */
export const makePackPage = (): PackPage => {
  /** By the start itself; there is one a language and theme. Without a small one the usual one is sent. */
  const smallStarts = new Map<string, Promise<Buffer | undefined>>();
  const smallStart = (start: string): Promise<Buffer | undefined> => {
    const made = smallStarts.get(start) ?? smallStartOf(start).catch(() => undefined);
    smallStarts.set(start, made);
    return made;
  };
  return async (start, html) => {
    const small = await smallStart(start);
    const length = Buffer.byteLength(start);
    const { stream, taken } = openStream(quickly);
    stream.write(html.subarray(0, length));
    await flushed(stream);
    const usual = taken();
    stream.write(html.subarray(length));
    await ended(stream);
    const after = taken();
    const joined = Buffer.concat([small ?? usual, after]);
    if (small === undefined || (await isPageIn(joined, html))) return joined;
    return Buffer.concat([usual, after]);
  };
};

const isPageIn = async (packed: Buffer, html: Buffer): Promise<boolean> => {
  const read = await unpack(packed).catch(() => undefined);
  return read?.equals(html) === true;
};
