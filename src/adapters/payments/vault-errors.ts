import * as z from 'zod/mini';
import {
  CardExpiryInvalid,
  CardFieldInvalid,
  CardRejectedByVault,
  PaymentSessionExpired,
  type VaultFailure,
  VaultMisconfigured,
  VaultNotReady,
  VaultTimeout,
  VaultUnreachable,
} from '#ports/payment/vault-failures.ts';

const vaultError = z.object({
  reason: z.string(),
  // The script says `location`, the token address itself `field`.
  details: z.optional(
    z.array(z.object({ location: z.optional(z.string()), field: z.optional(z.string()) })),
  ),
});

/** The vault's error as a failure of ours (docs/payments.md: createToken errors). */
export const vaultFailure = (error: unknown): VaultFailure => {
  const read = z.safeParse(vaultError, plain(error));
  if (!read.success) return new VaultUnreachable();
  const { reason, details = [] } = read.data;
  switch (reason) {
    case 'CREATE_TOKEN_VALIDATION_FIELDS':
      return new CardFieldInvalid({
        number: details.some(({ location, field }) => (location ?? field) === 'number'),
        securityCode: details.some(({ location, field }) => (location ?? field) === 'securityCode'),
      });
    case 'CREATE_TOKEN_VALIDATION_PARAMS':
      return new CardExpiryInvalid();
    case 'CREATE_TOKEN_VALIDATION_SERVERSIDE':
      return new CardRejectedByVault();
    case 'CREATE_TOKEN_TIMEOUT':
      return new VaultTimeout();
    case 'CREATE_TOKEN_NO_FIELDS':
    case 'CREATE_TOKEN_NO_FIELDS_LOADED':
    case 'CREATE_TOKEN_UNABLE_TO_START':
      return new VaultNotReady();
    case 'CAPTURE_CONTEXT_EXPIRED':
      return new PaymentSessionExpired();
    case 'CREATE_TOKEN_XHR_ERROR':
      return new VaultUnreachable();
    default:
      return misconfigured(reason) ? new VaultMisconfigured({ reason }) : new VaultUnreachable();
  }
};

const misconfigured = (reason: string): boolean =>
  reason === 'CAPTURE_CONTEXT_INVALID' || /^(IFRAME|CREATE_FIELD|FIELD)_/.test(reason);

/** Fields of an Error are no own plain data to a schema; only the two we read are taken. */
const plain = (error: unknown): unknown =>
  typeof error === 'object' && error !== null
    ? {
        reason: 'reason' in error ? error.reason : undefined,
        details: 'details' in error ? (error.details ?? undefined) : undefined,
      }
    : error;
