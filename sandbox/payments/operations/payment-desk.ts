import { randomInt } from 'node:crypto';
import type { Challenges } from '#sandbox/payments/challenges/challenges.ts';
import type { FaultDesk } from '#sandbox/payments/gateway/faults.ts';
import type { OneTimeKeys } from '#sandbox/payments/keys/one-time-keys.ts';
import type { Ledger } from '#sandbox/payments/ledger/ledger.ts';
import type { RequestClaims } from '#sandbox/payments/operations/request-claims.ts';
import type { CardSafe } from '#sandbox/payments/tokens/card-safe.ts';
import type { CardVault } from '#sandbox/payments/vault/card-vault.ts';

/** What carrying out a payment request takes. */
export interface PaymentDesk {
  readonly ledger: Ledger;
  readonly claims: RequestClaims;
  readonly faults: FaultDesk;
  readonly cardSafe: CardSafe;
  readonly vault: CardVault;
  readonly challenges: Challenges;
  readonly oneTimeKeys: Pick<OneTimeKeys, 'find'>;
  readonly now: () => number;
}

export const isoTime = (desk: Pick<PaymentDesk, 'now'>): string =>
  new Date(desk.now()).toISOString();

/** 22 digits that start with the time, as request ids of the real gateway look. */
export const newRequestId = (desk: Pick<PaymentDesk, 'now'>): string =>
  `${desk.now()}${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
