import { Effect } from 'effect';
import type { Refusal } from '#adapters/http/client/envelope-reading.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  changepassword,
  forgotpassword,
  resetpassword,
} from '#adapters/http/wire/calls/customer/password-calls.ts';
import {
  createcustomer,
  usersExists,
  verifyemailfortastyrewards,
} from '#adapters/http/wire/calls/customer/sign-up-calls.ts';
import type { AccountDirectory } from '#ports/account/account-directory.ts';
import { TooManyAttempts } from '#ports/failures.ts';
import {
  AccountExists,
  CurrentPasswordWrong,
  PasswordRefused,
  ResetLinkRefused,
} from '#ports/identity-failures.ts';

/** Milliseconds to wait when the shop does not say how long. */
const usualPause = 60_000;

/** The organisation's people, asked through the shop: browsers hold no key to it. */
export const makeHttpAccountDirectory = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
): AccountDirectory => {
  const language = Effect.map(place, ({ lang }) => ({ lang }));
  return {
    isSocial: Effect.fnUntraced(function* (email) {
      const query = { email, ...(yield* language) };
      const found = yield* http.call(usersExists, { query, loader: false }, paused);
      return (yield* firstItem('usersExists')(found)).social;
    }),
    loyaltyOf: Effect.fnUntraced(function* (email) {
      const body = { email, ...(yield* language) };
      const found = yield* http.call(verifyemailfortastyrewards, { body }, paused);
      const { exists, loyaltyId } = yield* firstItem('verifyemailfortastyrewards')(found);
      return exists && loyaltyId !== '' ? loyaltyId : undefined;
    }),
    register: Effect.fnUntraced(function* (registration) {
      const optInCodes = [...registration.optInCodes];
      const body = { ...registration, optInCodes, ...(yield* language) };
      yield* http.call(createcustomer, { body }, notRegistered);
    }),
    mailResetLink: Effect.fnUntraced(function* (email, sourceID) {
      const body = { email, sourceID, ...(yield* language) };
      yield* http.call(forgotpassword, { body }, paused);
    }),
    resetPassword: Effect.fnUntraced(function* (token, newPassword) {
      const body = { token, newPassword, ...(yield* language) };
      yield* http.call(resetpassword, { body }, notReset);
    }),
    changePassword: Effect.fnUntraced(function* (currentPassword, newPassword) {
      const body = { currentPassword, newPassword, ...(yield* language) };
      yield* http.call(changepassword, { body }, notChanged);
    }),
  };
};

const paused = ({ code, status, retryAfterMs }: Refusal): TooManyAttempts | undefined =>
  code === 'TOO_MANY_ATTEMPTS' || status === 429
    ? new TooManyAttempts({ retryAfterMs: retryAfterMs ?? usualPause })
    : undefined;

const notRegistered = (refusal: Refusal) => {
  if (refusal.code === 'ACCOUNT_EXISTS') return new AccountExists();
  return unfit(refusal);
};

const notReset = (refusal: Refusal) => {
  if (refusal.code === 'RESET_LINK_REFUSED') return new ResetLinkRefused();
  return unfit(refusal);
};

const notChanged = (refusal: Refusal) => {
  if (refusal.code === 'CURRENT_PASSWORD_WRONG') return new CurrentPasswordWrong();
  return unfit(refusal);
};

const unfit = (refusal: Refusal) =>
  refusal.code === 'PASSWORD_REFUSED' ? new PasswordRefused() : paused(refusal);
