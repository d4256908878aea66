import { type MerchantKey, signedHeaders } from '#server/parties/gateway-signature.ts';

export interface GatewayAddress {
  /** Such as `http://127.0.0.1:4200`; in production the real gateway's address. */
  readonly origin: string;
  readonly merchant: MerchantKey;
  readonly now: () => number;
}

/** How long an answer may take, ms. */
interface GatewayTimeouts {
  readonly payment: number;
  /** A wallet's payment: its sheet has to hear in time. */
  readonly wallet: number;
  readonly other: number;
}

/**
 * A payment without an answer has an unknown outcome, so it gets the longest time. A wallet's sheet
 * closes after 30 s: the shop answers within 25 s, its own work included (P-48).
 */
const usualTimeouts: GatewayTimeouts = { payment: 25_000, wallet: 20_000, other: 10_000 };

/** An answer, or the reason why there is none. `why` never contains a body. */
export type GatewayAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  | { readonly kind: 'unknown'; readonly why: string };

export interface GatewayRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly patience: keyof GatewayTimeouts;
  readonly accept?: string;
}

/** Longest answer read, bytes; a longer one is not from a gateway. */
const longestAnswer = 262_144;

/**
 * Sends one signed request. 5xx, lost connections and time-outs are `unknown`: the gateway may have
 * done it.
 */
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
  const timeout = usualTimeouts[patience];
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...signed,
        accept: accept ?? 'application/json',
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      },
      // A redirect would send the token to another host.
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

/** JSON, or undefined: a proxy of the gateway may send any text. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
