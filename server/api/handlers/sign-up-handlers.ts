import {
  changepassword,
  forgotpassword,
  resetpassword,
} from '#adapters/http/wire/calls/customer/password-calls.ts';
import { pkceChallenge } from '#adapters/http/wire/calls/customer/pkce-call.ts';
import {
  createcustomer,
  usersExists,
  verifyemailfortastyrewards,
} from '#adapters/http/wire/calls/customer/sign-up-calls.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import { inputRefused, sessionInvalid } from '#server/base/refusal/refusals.ts';
import { countCall, countPair } from '#server/sign-in/limits.ts';
import { changePassword, mailResetLink, resetPassword } from '#server/sign-in/passwords.ts';
import { makePkcePair } from '#server/sign-in/pkce-pair.ts';
import { rewardsNotOffered } from '#server/sign-in/refusals.ts';
import { registerCustomer } from '#server/sign-in/register-customer.ts';
import { askDirectory, type SignUpBasis } from '#server/sign-in/sign-up-basis.ts';

/** Opening accounts, forgotten and changed passwords; every call is counted before it asks anybody. */
export const signUpAnswers = (basis: SignUpBasis): readonly AnsweredCall[] => {
  const counted = (
    call: Parameters<typeof countCall>[1],
    clientAddress: string,
    subject: string,
  ): Promise<void> => countCall(basis.db, call, { clientAddress, subject, now: basis.clock.now() });

  return [
    answer(createcustomer, async ({ body, language, clientAddress }) => {
      await counted('register', clientAddress, emailIn(body));
      return { items: [await registerCustomer(basis, body, language)] };
    }),
    answer(usersExists, async ({ query, clientAddress }) => {
      const email = emailIn(query);
      await counted('exists', clientAddress, email);
      const person = await askDirectory(basis, (directory) => directory.find(email));
      const exists = person?.standing === 'customer';
      return { items: [{ exists, social: exists && person.isSocial }] };
    }),
    answer(verifyemailfortastyrewards, async ({ body, clientAddress }) => {
      if (basis.variant.id !== 'rewards') throw rewardsNotOffered();
      const email = emailIn(body);
      await counted('rewards', clientAddress, email);
      const person = await askDirectory(basis, (directory) => directory.find(email));
      const loyaltyId = person?.loyaltyId ?? '';
      return { items: [{ exists: loyaltyId !== '', loyaltyId }] };
    }),
    answer(forgotpassword, async ({ body, clientAddress }) => {
      const email = emailIn(body);
      await counted('forgot', clientAddress, email);
      mailResetLink(basis, email);
      return { items: [{ email }] };
    }),
    answer(resetpassword, async ({ body, clientAddress }) => {
      await counted('reset', clientAddress, body.token);
      await resetPassword(basis, body.token, body.newPassword);
      return { items: [{ changed: true }] };
    }),
    answer(changepassword, async ({ body, shopper, clientAddress }) => {
      if (shopper === undefined) throw sessionInvalid();
      await counted('change', clientAddress, shopper.subject);
      const { currentPassword: current, newPassword: next } = body;
      await changePassword(basis, shopper.subject, { current, next });
      return { items: [{ changed: true }] };
    }),
    answer(pkceChallenge, async ({ clientAddress }) => {
      await countPair(basis.db, clientAddress, basis.clock.now());
      return { items: [makePkcePair()], headers: { 'cache-control': 'no-store' } };
    }),
  ];
};

const emailIn = ({ email }: { readonly email: string }): string => {
  if (emailProblem(email) !== undefined) throw inputRefused('email');
  return trimmed(email);
};
