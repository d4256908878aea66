import fc, { type Arbitrary } from 'fast-check';
import type { AnyCall } from '#adapters/http/wire/call.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { canary, nastyText } from '#test/arbitraries/wire-junk.ts';
import type { RawRequest } from '#test/attacks/fuzz/whole-shop.ts';
import { headersOf } from '#test/server/account/signed-in.ts';

/** A call as the document of calls shows it, of the one shopper who is signed in. */
export const good = (call: AnyCall): RawRequest => {
  const { query, body } = exampleOf(call.name);
  return {
    method: call.method,
    path: `${call.path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`,
    headers: {
      'x-api-key': 'test-key',
      'idempotency-key': 'a-key-for-the-fuzz',
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...(call.auth === 'shopper' && headersOf('ada')),
    },
    ...(call.body !== undefined && { body: JSON.stringify(body) }),
  };
};

export const withBody = (
  call: AnyCall,
  body: string | Buffer,
  type = 'application/json',
): RawRequest => {
  const request = good(call);
  return { ...request, headers: { ...request.headers, 'content-type': type }, body };
};

/** A good body as no program should send it, and in other languages than JSON. */
export const brokenBodies = (text: string): readonly (readonly [string | Buffer, string?])[] => [
  [''],
  [text.slice(0, -1)],
  [`${text}${text}`],
  [text.replace('{', '{"__proto__":{"admin":true},')],
  [text.replace('{', '{"constructor":{"prototype":{"admin":true}},')],
  [Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc0])])],
  [Buffer.from([0xef, 0xbb, 0xbf])],
  [Buffer.from(text, 'utf16le')],
  [`${'['.repeat(60_000)}${']'.repeat(60_000)}`],
  [`"${'x'.repeat(300_000)}"`],
  [text, 'text/plain'],
  [text, 'application/xml'],
  [text, 'multipart/form-data; boundary=x'],
  [text, 'application/json; charset=utf-16'],
  [text, canary.replaceAll('"', '')],
  [text, ''],
];

/** Like encodeURIComponent, but half a surrogate pair is no reason to give up. */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

export const inQuery = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');

export const oddQueries = ['%', '%ff', '%c0%af', '&&&==', '?', '[', 'a=%u0041', '%00=%00', '+'];

/** Doubled keys, unknown ones, bad values. */
export const hostileQueries = (call: AnyCall): Arbitrary<RawRequest> => {
  const names = fc.oneof(
    fc.constantFrom(...Object.keys(exampleOf(call.name).query ?? { lang: '' })),
    fc.constantFrom('lang', 'locationNumber', '__proto__', 'constructor', 'a[b]', '', 'x'),
  );
  const base = good(call);
  return fc
    .array(fc.tuple(names, nastyText), { minLength: 1, maxLength: 6 })
    .map((pairs) => ({
      ...base,
      path: `${base.path}${base.path.includes('?') ? '&' : '?'}${inQuery([...pairs, ...pairs.slice(0, 1)])}`,
    }))
    .filter(({ path }) => path.length < 8000);
};

const headerNames = [
  ...['x-api-key', 'idempotency-key', 'accept-language', 'locationnumber', 'locationid'],
  ...['sessionid', 'rnduts', 'encstr', 'authorization', 'if-none-match', 'accept-encoding'],
  ...['x-forwarded-for', 'x-request-id', 'x-sandbox-fault', 'cookie'],
];

export const hostileHeaders = (call: AnyCall): Arbitrary<RawRequest> => {
  const value = nastyText
    .map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 300))
    .filter((text) => text.trim() === text);
  const base = good(call);
  return fc
    .dictionary(fc.constantFrom(...headerNames), value, { minKeys: 1, maxKeys: 4 })
    .filter((headers) => headers['accept-encoding'] === undefined)
    .map((headers) => ({ ...base, headers: { ...base.headers, ...headers } }));
};
