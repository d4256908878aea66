import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Identity } from '#sandbox/wallets/certificates/issue-certificate.ts';
import { signMessage } from '#sandbox/wallets/tokens/signed-message.ts';

/** A merchant session with the fields real ones have; opaque to the merchant. */
export interface MerchantSession {
  /** Unix ms. */
  readonly epochTimestamp: number;
  /** An hour later, as in real ones, although a session is good for five minutes. */
  readonly expiresAt: number;
  readonly merchantSessionIdentifier: string;
  readonly nonce: string;
  /** SHA-256 of the merchant identifier. */
  readonly merchantIdentifier: string;
  readonly domainName: string;
  readonly displayName: string;
  readonly signature: string;
  readonly operationalAnalyticsIdentifier: string;
  readonly retries: number;
  readonly pspId: string;
}

export type SessionFault =
  | 'MERCHANT_SESSION_UNKNOWN'
  | 'MERCHANT_SESSION_USED'
  | 'MERCHANT_SESSION_EXPIRED'
  | 'MERCHANT_SESSION_WRONG_DOMAIN';

/** Sessions of this wallet's life, in memory: a restart takes longer than a shopper waits. */
export interface MerchantSessions {
  open(merchant: MerchantToKnow): Promise<MerchantSession>;
  /** Uses a session up; says why it cannot be used. Without a domain none is compared. */
  use(session: unknown, domain?: string): SessionFault | undefined;
  clear(): void;
}

interface MerchantToKnow {
  readonly merchantIdentifier: string;
  readonly domainName: string;
  readonly displayName: string;
}

/** How long a session may be used, ms. */
const sessionLife = 5 * 60_000;
/** How long a session says it is good, ms. */
const toldLife = 60 * 60_000;

const identified = z.object({ merchantSessionIdentifier: z.string() });

export const makeMerchantSessions = (
  signer: { readonly tokenSigner: Identity; readonly tokenAuthority: Identity },
  now: () => number,
): MerchantSessions => {
  const open = new Map<string, { readonly session: MerchantSession; isUsed: boolean }>();

  const forgetOld = (): void => {
    for (const [id, { session }] of open) {
      if (session.epochTimestamp + toldLife <= now()) open.delete(id);
    }
  };

  return {
    open: async (merchant) => {
      forgetOld();
      const facts = factsOf(merchant, now());
      const signature = await signMessage(signer.tokenSigner, {
        authority: signer.tokenAuthority.certificate,
        message: Buffer.from(JSON.stringify(facts)),
        signingTime: new Date(now()),
      });
      const session = { ...facts, signature: signature.toString('hex') };
      open.set(session.merchantSessionIdentifier, { session, isUsed: false });
      return session;
    },
    use: (given, domain) => {
      const id = identified.safeParse(given).data?.merchantSessionIdentifier ?? '';
      const found = open.get(id);
      if (found === undefined || !isDeepStrictEqual(found.session, given)) {
        return 'MERCHANT_SESSION_UNKNOWN';
      }
      if (found.isUsed) return 'MERCHANT_SESSION_USED';
      const { epochTimestamp, domainName } = found.session;
      if (now() - epochTimestamp > sessionLife) return 'MERCHANT_SESSION_EXPIRED';
      if (domain !== undefined && domain !== domainName) return 'MERCHANT_SESSION_WRONG_DOMAIN';
      found.isUsed = true;
      return undefined;
    },
    clear: () => open.clear(),
  };
};

const factsOf = (
  { merchantIdentifier, domainName, displayName }: MerchantToKnow,
  now: number,
): Omit<MerchantSession, 'signature'> => {
  const hash = createHash('sha256').update(merchantIdentifier).digest('hex').toUpperCase();
  return {
    epochTimestamp: now,
    expiresAt: now + toldLife,
    merchantSessionIdentifier: `SSH${randomBytes(32).toString('hex').toUpperCase()}`,
    nonce: randomBytes(4).toString('hex'),
    merchantIdentifier: hash,
    domainName,
    displayName,
    operationalAnalyticsIdentifier: `${displayName}:${hash}`,
    retries: 0,
    pspId: hash,
  };
};
