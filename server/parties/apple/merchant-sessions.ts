import { request } from 'node:https';
import * as z from 'zod';
import { validationAddress } from '#server/parties/apple/validation-address.ts';
import { jsonOf } from '#server/parties/gateway-http.ts';

/** Who the shop is at Apple, and how it proves it. */
export interface AppleMerchant {
  readonly merchantIdentifier: string;
  /** The registered host name of the shop: never taken from a request. */
  readonly domain: string;
  /** What the sheet calls the shop. */
  readonly displayName: string;
  /** The merchant identity certificate and its key, PEM. */
  readonly certificate: string;
  readonly key: string;
  /** Hosts that may be asked, `host` or `host:port`. */
  readonly hosts: readonly string[];
  /** Who signs those hosts' certificates, PEM; absent: the authorities of this machine. */
  readonly authority?: string;
  /** How long an answer may take, ms; 10 s (D-API-28). */
  readonly patience?: number;
}

/** Any object that names a session; what else is in it is for the wallet. */
const session = z.intersection(
  z.object({ merchantSessionIdentifier: z.string() }),
  z.record(z.string(), z.json()),
);

/** A merchant session is Apple's own and passed on unread (docs/payments.md, Apple Pay). */
export type MerchantSession = z.output<typeof session>;

export type OpenedMerchantSession =
  | { readonly kind: 'opened'; readonly session: MerchantSession }
  /** The address is none of Apple's: nobody was asked. */
  | { readonly kind: 'address-refused' }
  | { readonly kind: 'failed'; readonly why: string };

/** Asks Apple for the session that lets one sheet open for this shop. */
export interface MerchantSessions {
  open(validationUrl: string): Promise<OpenedMerchantSession>;
}

const usualPatience = 10_000;

export const makeMerchantSessions = (merchant: AppleMerchant): MerchantSessions => ({
  open: async (validationUrl) => {
    const url = validationAddress(validationUrl, merchant.hosts);
    if (url === undefined) return { kind: 'address-refused' };
    try {
      const { status, text } = await post(merchant, url);
      if (status !== 200) return { kind: 'failed', why: `HTTP ${status}` };
      const opened = sessionIn(text);
      return opened === undefined
        ? { kind: 'failed', why: 'no merchant session' }
        : { kind: 'opened', session: opened };
    } catch (cause) {
      return { kind: 'failed', why: codeOf(cause) };
    }
  },
});

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Longest answer read, bytes; real ones have about 5,000. */
const longestAnswer = 65_536;

/** Mutual TLS: each side shows a certificate. Redirects are answers like any other, not followed. */
const post = (
  { merchantIdentifier, displayName, domain, certificate, key, authority, patience }: AppleMerchant,
  url: URL,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({
      merchantIdentifier,
      displayName,
      initiative: 'web',
      initiativeContext: domain,
    });
    const asked = request(
      url,
      {
        method: 'POST',
        // A connection of its own: the certificate is for these calls alone.
        agent: false,
        cert: certificate,
        key,
        minVersion: 'TLSv1.2',
        ...(authority !== undefined && { ca: authority }),
        // For connecting and answering together.
        signal: AbortSignal.timeout(patience ?? usualPatience),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          accept: 'application/json',
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        let length = 0;
        answer.on('data', (part: Buffer) => {
          length += part.length;
          if (length > longestAnswer) asked.destroy(new Error('answer too long'));
          else parts.push(part);
        });
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

const sessionIn = (text: string): MerchantSession | undefined =>
  session.safeParse(jsonOf(text)).data;

/** A code such as ECONNREFUSED; a message could repeat what was sent. */
const codeOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return 'no answer';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
};
