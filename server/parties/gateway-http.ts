import { type MerchantKey, signedHeaders } from '#server/parties/gateway-signature.ts';

export interface GatewayAddress {
  /** Such as `http://127.0.0.1:4200`; the real one's address for production. */
  readonly origin: string;
  readonly merchant: MerchantKey;
  /** How long an answer may take, ms; a payment may take the longest. */
  readonly timeouts?: Partial<GatewayTimeouts>;
  readonly now: () => number;
}

export interface GatewayTimeouts {
  readonly payment: number;
  readonly other: number;
}

/** A payment that answers late has an unknown outcome, so it is waited for rather longer. */
const usualTimeouts: GatewayTimeouts = { payment: 25_000, other: 10_000 };

/** An answer, or the reason why there is none. No body is ever in `why`. */
export type GatewayAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  | { readonly kind: 'unknown'; readonly why: string };

export interface GatewayRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly patience: keyof GatewayTimeouts;
  readonly accept?: string;
}

/** Longest answer read, bytes; a gateway that sends more is not one. */
const longestAnswer = 262_144;

/** One signed request. 5xx, broken lines and time-outs are `unknown`: it may have happened. */
export const askGateway = async (
  address: GatewayAddress,
  { method, path, body, patience, accept }: GatewayRequest,
): Promise<GatewayAnswer> => {
  const url = new URL(path, address.origin);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const signed = signedHeaders(address.merchant, {
    method,
    url,
    now: address.now(),
    ...(text === undefined ? {} : { body: text }),
  });
  const timeout = address.timeouts?.[patience] ?? usualTimeouts[patience];
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...signed,
        accept: accept ?? 'application/json',
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      },
      // Redirects would carry the token elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      ...(text === undefined ? {} : { body: text }),
    });
    const answer = await response.text();
    if (response.status >= 500) return { kind: 'unknown', why: `HTTP ${response.status}` };
    if (answer.length > longestAnswer) return { kind: 'unknown', why: 'answer too long' };
    return { kind: 'answer', status: response.status, text: answer };
  } catch (cause) {
    return { kind: 'unknown', why: cause instanceof Error ? cause.name : 'no answer' };
  }
};

/** JSON or undefined; a gateway's proxy may answer anything. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
