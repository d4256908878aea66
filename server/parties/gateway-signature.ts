import { createHash, createHmac } from 'node:crypto';

export interface MerchantKey {
  /** The merchant's id. */
  readonly id: string;
  /** The id of this key, sent as `keyid`: a merchant may have several while one replaces another. */
  readonly keyId: string;
  /** Shared secret, base64. */
  readonly secret: string;
}

export interface RequestToSign {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: URL;
  /** Absent for requests without a body. */
  readonly body?: string;
  /** Unix ms. */
  readonly now: number;
}

/**
 * The headers of the gateway's "HTTP signature" scheme: host, date, target, digest and merchant,
 * joined line by line and signed with HMAC-SHA-256 (docs/payments.md).
 */
export const signedHeaders = (
  merchant: MerchantKey,
  { method, url, body, now }: RequestToSign,
): Readonly<Record<string, string>> => {
  const date = new Date(now).toUTCString();
  const digest =
    body === undefined
      ? undefined
      : `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const signed: readonly (readonly [string, string])[] = [
    ['host', url.host],
    ['v-c-date', date],
    ['request-target', `${method.toLowerCase()} ${url.pathname}${url.search}`],
    ...(digest === undefined ? [] : [['digest', digest] as const]),
    ['v-c-merchant-id', merchant.id],
  ];
  const text = signed.map(([name, value]) => `${name}: ${value}`).join('\n');
  const signature = createHmac('sha256', Buffer.from(merchant.secret, 'base64'))
    .update(text)
    .digest('base64');
  return {
    'v-c-merchant-id': merchant.id,
    'v-c-date': date,
    ...(digest === undefined ? {} : { digest }),
    signature: `keyid="${merchant.keyId}", algorithm="HmacSHA256", headers="${signed
      .map(([name]) => name)
      .join(' ')}", signature="${signature}"`,
  };
};
