import { Effect } from 'effect';
import type { FlexMicroform } from '#adapters/payments/flex-script.ts';
import type { DetectedBrand } from '#adapters/payments/hosted-state.ts';
import { vaultFailure } from '#adapters/payments/vault-errors.ts';
import { cardBrands } from '#domain/payment/card-brands.ts';
import { paymentSessionTiming } from '#domain/payment/session/payment-session.ts';
import {
  type VaultFailure,
  VaultMisconfigured,
  VaultTimeout,
} from '#ports/payment/vault-failures.ts';

/** One brand is passed on; of several the one the shop prefers (order of the context's networks). */
export const chosenType = (
  brands: readonly DetectedBrand[],
  networks: readonly string[],
): string | undefined => {
  const preference = (code: string): number => {
    const place = networks.indexOf(cardBrands.find((brand) => brand.code === code)?.network ?? '');
    return place === -1 ? networks.length : place;
  };
  const codes = brands.map(({ cybsCardType }) => cybsCardType);
  return codes.sort((a, b) => preference(a) - preference(b))[0];
};

/** The vault may never answer: after 30 s its answer no longer counts (P-14). */
export const createToken = (
  microform: FlexMicroform,
  options: object,
): Effect.Effect<string, VaultFailure> =>
  Effect.callback<string, VaultFailure>((resume) => {
    try {
      microform.createToken(options, (error, token) => {
        if (error !== null && error !== undefined) resume(Effect.fail(vaultFailure(error)));
        else if (typeof token === 'string') resume(Effect.succeed(token));
        else resume(Effect.fail(new VaultMisconfigured({ reason: 'token is no text' })));
      });
    } catch (error) {
      resume(Effect.fail(vaultFailure(error)));
    }
  }).pipe(
    Effect.timeout(paymentSessionTiming.createToken),
    Effect.catchTag('TimeoutError', () => Effect.fail(new VaultTimeout())),
  );
