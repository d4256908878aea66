import { Effect } from 'effect';
import * as z from 'zod/mini';
import { wireCustomer } from '#adapters/http/wire/customer.ts';
import { makeRecordSlice } from '#adapters/slices/record-slice.ts';
import type { Customer } from '#domain/account/customer.ts';
import { accountKeys, personalKeys } from '#domain/session/account-keys.ts';
import { handshakeMarkers, sessionHeaderNames } from '#domain/session/handshake.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { tokenIsOver } from '#domain/session/token-end.ts';
import type { Variant } from '#domain/session/variant.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { SignInSession, SignInTokens } from '#ports/sign-in/sign-in-session.ts';

const issued = {
  expiresAt: z.number(),
  scopes: z.array(z.string()),
  claims: z.record(z.string(), z.unknown()),
};
/** The library's own token records; its further fields are stored unchanged. */
const storedAccess = z.looseObject({ ...issued, accessToken: z.string().check(z.minLength(1)) });
const storedId = z.looseObject({ ...issued, idToken: z.string().check(z.minLength(1)) });

/** The handshake is removed with the account: its session id must not pass to another customer. */
const handshakeKeys = [...handshakeMarkers, ...sessionHeaderNames];

/** The user slice: what was loaded for a customer, without any secret (STORE-12). */
const storedUser = z.object({ customerDetails: wireCustomer });

/**
 * The session under the keys of D-SESSION-08. Storage is asked every time, so
 * a sign-out in another tab is seen at once.
 */
export const makeStoredSignInSession = (
  storage: KeyValueStorage,
  clock: Clock,
  variant: Variant,
): SignInSession => {
  const user = makeRecordSlice(storage, 'crunchcart:v1:user', storedUser);
  const remove = (keys: readonly StorageKey[]) =>
    Effect.forEach([...keys, ...handshakeKeys], (key) => storage.remove(key), { discard: true });
  const clear = remove(accountKeys);

  const tokens = Effect.gen(function* () {
    const accessToken = read(storedAccess, yield* storage.read('accessToken'));
    if (accessToken === undefined) return undefined;
    if (tokenIsOver(accessToken.expiresAt, clock.now())) {
      yield* clear;
      return undefined;
    }
    const idToken = read(storedId, yield* storage.read('idToken'));
    return { accessToken, ...(idToken && { idToken }) } satisfies SignInTokens;
  });

  return {
    tokens,
    saveTokens: Effect.fnUntraced(function* ({ accessToken, idToken }) {
      yield* storage.write('accessToken', JSON.stringify(accessToken));
      yield* idToken
        ? storage.write('idToken', JSON.stringify(idToken))
        : storage.remove('idToken');
    }),
    customer: Effect.gen(function* () {
      if ((yield* tokens) === undefined) return undefined;
      return (yield* user.read)?.customerDetails as Customer | undefined;
    }),
    saveCustomer: Effect.fnUntraced(function* (customer) {
      yield* storage.write('accountId', customer.id);
      const { loyaltyId } = customer;
      yield* variant.id === 'rewards' && loyaltyId
        ? storage.write('loyaltyId', loyaltyId)
        : storage.remove('loyaltyId');
      yield* user.replace({ customerDetails: customer as z.output<typeof wireCustomer> });
    }),
    clear,
    leave: remove(personalKeys),
  };
};

const read = <Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string | undefined,
): z.output<Schema> | undefined => {
  if (text === undefined) return undefined;
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
};
