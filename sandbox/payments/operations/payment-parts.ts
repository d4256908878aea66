import { randomInt } from 'node:crypto';
import type { Challenges } from '#sandbox/payments/challenges/challenges.ts';
import type { WaitingFaults } from '#sandbox/payments/gateway/faults.ts';
import type { OneTimeKeys } from '#sandbox/payments/keys/one-time-keys.ts';
import type { Ledger } from '#sandbox/payments/ledger/ledger.ts';
import type { RequestClaims } from '#sandbox/payments/operations/request-claims.ts';
import type { CardSafe } from '#sandbox/payments/tokens/card-safe.ts';
import type { CardVault } from '#sandbox/payments/vault/card-vault.ts';
import type { TokenReader } from '#sandbox/wallets/tokens/open-payment-data.ts';

/** What payment operations work with. */
export interface PaymentParts {
  readonly ledger: Ledger;
  readonly claims: RequestClaims;
  readonly faults: WaitingFaults;
  readonly cardSafe: CardSafe;
  readonly vault: CardVault;
  readonly challenges: Challenges;
  /** Absent: this merchant takes no wallet. */
  readonly wallet?: TokenReader | undefined;
  readonly oneTimeKeys: Pick<OneTimeKeys, 'find'>;
  readonly now: () => number;
}

export const isoTime = (parts: Pick<PaymentParts, 'now'>): string =>
  new Date(parts.now()).toISOString();

/** 22 digits that start with the time, as request ids of the real gateway look. */
export const newRequestId = (parts: Pick<PaymentParts, 'now'>): string =>
  `${parts.now()}${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
