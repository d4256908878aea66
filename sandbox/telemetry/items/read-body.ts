import { gunzipSync } from 'node:zlib';

/** Largest body, bytes, packed and unpacked: ten times what a client sends at once (TEL-28). */
export const bodyLimit = 1_048_576;
/** Most items of one post; what a real endpoint takes. */
const mostItems = 64_000;

export type ReadBody =
  | { readonly items: readonly unknown[] }
  | { readonly status: 400 | 413 | 415; readonly message: string };

/** The items of a body that is a JSON array, one object, or an object a line; gzip or not. */
export const readBody = (body: unknown, encoding: string | undefined): ReadBody => {
  const unpacked = unpack(Buffer.isBuffer(body) ? body : Buffer.alloc(0), encoding?.trim());
  if (!Buffer.isBuffer(unpacked)) return unpacked;
  const items = itemsIn(unpacked.toString('utf8'));
  if (items === undefined) return { status: 400, message: 'The body is not JSON.' };
  if (items.length > mostItems) {
    return { status: 413, message: `More than ${mostItems} items in one post.` };
  }
  return { items };
};

const unpack = (body: Buffer, encoding = ''): Buffer | Exclude<ReadBody, { items: unknown }> => {
  if (encoding === '' || /^identity$/i.test(encoding)) return body;
  if (!/^(?:x-)?gzip$/i.test(encoding)) {
    return { status: 415, message: `Bodies are plain or gzip, not ${encoding.slice(0, 20)}.` };
  }
  try {
    return gunzipSync(body, { maxOutputLength: bodyLimit });
  } catch (cause) {
    return Object(cause).code === 'ERR_BUFFER_TOO_LARGE'
      ? { status: 413, message: 'The unpacked body is above 1 MB.' }
      : { status: 400, message: 'The body is not gzip.' };
  }
};

const itemsIn = (body: string): readonly unknown[] | undefined => {
  const whole = parsed(body);
  if (whole !== undefined) return Array.isArray(whole) ? whole : [whole];
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return undefined;
  const items: unknown[] = [];
  for (const line of lines) {
    const item = parsed(line);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
};

/** Undefined for what is no JSON, and for null, which holds nothing. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
};
