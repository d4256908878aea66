import { Effect } from 'effect';
import { askedToWait } from '#adapters/http/client/asked-to-wait.ts';
import { Alarming, type RefusedAs } from '#adapters/http/client/call-failures.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  changepassword,
  forgotpassword,
  resetpassword,
} from '#adapters/http/wire/calls/account/password-calls.ts';
import {
  createcustomer,
  usersExists,
  verifyemailfortastyrewards,
} from '#adapters/http/wire/calls/account/sign-up-calls.ts';
import type { AccountDirectory } from '#ports/account/account-directory.ts';
import { CurrentPasswordWrong, SocialAccount } from '#ports/account/account-failures.ts';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';
import {
  AccountExists,
  PasswordRefused,
  ResetLinkRefused,
} from '#ports/sign-in/sign-in-failures.ts';

/** The organisation's accounts, asked through the shop: browsers have no API token for it. */
export const makeHttpAccountDirectory = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
): AccountDirectory => {
  const language = Effect.map(place, ({ lang }) => ({ lang }));
  return {
    isSocial: Effect.fnUntraced(function* (email) {
      const query = { email, ...(yield* language) };
      const found = yield* http.call(usersExists, { query, loader: false }, askedToWait);
      return (yield* firstItem('usersExists')(found)).social;
    }),
    loyaltyOf: Effect.fnUntraced(function* (email) {
      const body = { email, ...(yield* language) };
      const found = yield* http.call(verifyemailfortastyrewards, { body }, askedToWait);
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
      yield* http.call(forgotpassword, { body }, askedToWait);
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

const unfit: RefusedAs<PasswordRefused | TooManyAttempts> = {
  ...askedToWait,
  PASSWORD_REFUSED: () => new PasswordRefused(),
};

const notRegistered: RefusedAs<AccountExists | SocialAccount | PasswordRefused | TooManyAttempts> =
  {
    ...unfit,
    ACCOUNT_EXISTS: () => new AccountExists(),
    SOCIAL_ACCOUNT_EXISTS: () => new Alarming(new SocialAccount({ wish: 'register' })),
  };

const notReset: RefusedAs<ResetLinkRefused | PasswordRefused | TooManyAttempts> = {
  ...unfit,
  RESET_LINK_REFUSED: () => new ResetLinkRefused(),
};

const notChanged: RefusedAs<CurrentPasswordWrong | PasswordRefused | TooManyAttempts> = {
  ...unfit,
  CURRENT_PASSWORD_WRONG: () => new CurrentPasswordWrong(),
};
