import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';

/*
 * The HTTP signature of merchant calls, as the real gateway's "HTTP signature" scheme has it.
 *
 * Request headers:
 *   host             127.0.0.1:4200                  (HTTP clients set it themselves)
 *   v-c-merchant-id  the merchant id
 *   v-c-date         Sat, 21 Nov 2026 05:00:00 GMT   (RFC 7231; within 5 minutes of our clock)
 *   digest           SHA-256=<base64 of SHA-256 of the body bytes>   (only when there is a body)
 *   signature        keyid="<id of the key>", algorithm="HmacSHA256",
 *                    headers="host v-c-date request-target digest v-c-merchant-id",
 *                    signature="<base64>"            (one line; without body no `digest`)
 *
 * The signed text has one line for each name of `headers`, in that order, joined with "\n", with no
 * line feed at the end:
 *   host: 127.0.0.1:4200
 *   v-c-date: Sat, 21 Nov 2026 05:00:00 GMT
 *   request-target: post /pts/v2/payments            (lower-case method, path with its query)
 *   digest: SHA-256=...
 *   v-c-merchant-id: crunchcart
 *
 * The signature is base64(HMAC-SHA-256(key, signed text)); the key is the base64-decoded secret.
 *
 * Also understood, as older clients send them: `date` for `v-c-date` and `(request-target)` for
 * `request-target`. Every name above must be signed; `digest` must be present and signed for POST,
 * PUT and PATCH. Anything amiss is 401 {"response":{"rmsg":"Authentication Failed"}}.
 */

export interface MerchantKey {
  /** The merchant's id. */
  readonly id: string;
  /** The id of the key, the `keyid` of a signature. */
  readonly keyId: string;
  /** Shared secret, base64. */
  readonly secret: string;
  /** Other keys of the merchant, as good as this one: two while one replaces the other. */
  readonly otherKeys?: readonly Pick<MerchantKey, 'keyId' | 'secret'>[];
}

export interface SignedRequest {
  readonly method: string;
  /** Path with query, as on the request line. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Clocks may differ this much, milliseconds. */
const dateWindow = 5 * 60_000;

/** Throws the 401 unless the merchant signed exactly this request, lately. */
export const requireMerchant = (
  request: SignedRequest,
  merchant: MerchantKey,
  now: number,
): void => {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  const parts = signatureParts(header('signature'));
  const names = (parts.get('headers') ?? '').split(' ');
  const signedText = names
    .map((name) => `${name}: ${isTarget(name) ? targetOf(request) : header(name)}`)
    .join('\n');

  const keys = [merchant, ...(merchant.otherKeys ?? [])];
  const key = keys.find(({ keyId }) => keyId === parts.get('keyid'));
  const isSigned =
    key !== undefined &&
    parts.get('algorithm')?.toLowerCase() === 'hmacsha256' &&
    header('v-c-merchant-id') === merchant.id &&
    coversAll(names, request) &&
    isFresh(header(names.includes('v-c-date') ? 'v-c-date' : 'date'), now) &&
    hasRightDigest(header('digest'), request.body) &&
    sameText(parts.get('signature') ?? '', hmac(key.secret, signedText));
  if (!isSigned) {
    throw new GatewayRefusal({
      status: 401,
      reason: 'AUTHENTICATION_FAILED',
      message: 'Authentication Failed',
    });
  }
};

const isTarget = (name: string): boolean =>
  name === 'request-target' || name === '(request-target)';

const targetOf = ({ method, target }: SignedRequest): string => `${method.toLowerCase()} ${target}`;

const signatureParts = (text: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(text.matchAll(/(\w+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  );

const coversAll = (names: readonly string[], request: SignedRequest): boolean => {
  const hasBody = request.body.length > 0 || ['POST', 'PUT', 'PATCH'].includes(request.method);
  return (
    names.includes('host') &&
    (names.includes('v-c-date') || names.includes('date')) &&
    names.some(isTarget) &&
    names.includes('v-c-merchant-id') &&
    (!hasBody || names.includes('digest'))
  );
};

const isFresh = (date: string, now: number): boolean =>
  Math.abs(Date.parse(date) - now) <= dateWindow;

const hasRightDigest = (digest: string, body: Buffer): boolean =>
  digest === ''
    ? body.length === 0
    : sameText(digest, `SHA-256=${createHash('sha256').update(body).digest('base64')}`);

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64')).update(text).digest('base64');

/** Compares digests, so that neither length nor time tells anything. */
const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(
    createHash('sha256').update(one).digest(),
    createHash('sha256').update(other).digest(),
  );
