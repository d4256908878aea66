import {
  changepassword,
  forgotpassword,
  resetpassword,
} from '#adapters/http/wire/calls/account/password-calls.ts';
import { pkceChallenge } from '#adapters/http/wire/calls/account/pkce-call.ts';
import {
  createcustomer,
  usersExists,
  verifyemailfortastyrewards,
} from '#adapters/http/wire/calls/account/sign-up-calls.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import { replyWith } from '#server/api/call/reply-with.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { countCall, countPair } from '#server/sign-in/limits.ts';
import { changePassword, resetPassword } from '#server/sign-in/passwords.ts';
import { makePkcePair } from '#server/sign-in/pkce-pair.ts';
import { makeRecoveryMails } from '#server/sign-in/recovery-mails.ts';
import { registerCustomer } from '#server/sign-in/register-customer.ts';
import { askDirectory, type SignUpBasis } from '#server/sign-in/sign-up-basis.ts';

const passwordChanged = { items: [{ changed: true }] } as const;

/**
 * Opening accounts, forgotten and changed passwords. Every call is counted before the provider is
 * asked.
 */
export const signUpAnswers = (basis: SignUpBasis): readonly AnsweredCall[] => {
  const counted = (
    call: Parameters<typeof countCall>[1],
    clientAddress: string,
    subject: string,
  ): Promise<Refusal | undefined> =>
    countCall(basis.db, call, { clientAddress, subject, now: basis.clock.now() });

  /** Counts the call, then returns the e-mail it is about. */
  const countedEmail = async (
    call: Parameters<typeof countCall>[1],
    clientAddress: string,
    typed: string,
  ): Promise<string | Refusal> => {
    if (emailProblem(typed) !== undefined) return refuse('INPUT_REFUSED', { field: 'email' });
    const email = trimmed(typed);
    return (await counted(call, clientAddress, email)) ?? email;
  };

  const recovery = makeRecoveryMails(basis);

  return [
    answer(createcustomer, async ({ body, language, clientAddress }) => {
      const email = await countedEmail('register', clientAddress, body.email);
      if (isRefusal(email)) return email;
      return replyWith(await registerCustomer(basis, body, language));
    }),
    answer(usersExists, async ({ query, clientAddress }) => {
      const email = await countedEmail('exists', clientAddress, query.email);
      if (isRefusal(email)) return email;
      const person = await askDirectory(basis, (directory) => directory.find(email));
      if (isRefusal(person)) return person;
      const exists = person?.standing === 'customer';
      return { items: [{ exists, social: exists && person.isSocial }] };
    }),
    answer(verifyemailfortastyrewards, async ({ body, clientAddress }) => {
      if (basis.variant.id !== 'rewards') return refuse('REWARDS_NOT_OFFERED');
      const email = await countedEmail('rewards', clientAddress, body.email);
      if (isRefusal(email)) return email;
      const person = await askDirectory(basis, (directory) => directory.find(email));
      if (isRefusal(person)) return person;
      const loyaltyId = person?.loyaltyId ?? '';
      return { items: [{ exists: loyaltyId !== '', loyaltyId }] };
    }),
    answer(forgotpassword, async ({ body, clientAddress }) => {
      const email = await countedEmail('forgot', clientAddress, body.email);
      if (isRefusal(email)) return email;
      return recovery.request(email) ?? { items: [{ email }] };
    }),
    answer(resetpassword, async ({ body: { token, newPassword }, clientAddress }) => {
      const refusal =
        (await counted('reset', clientAddress, token)) ??
        (await resetPassword(basis, token, newPassword));
      return refusal ?? passwordChanged;
    }),
    answer(changepassword, async ({ body, shopper, clientAddress }) => {
      if (shopper === undefined) return refuse('SESSION_INVALID');
      const { subject } = shopper;
      const { currentPassword: current, newPassword: next } = body;
      const refusal =
        (await counted('change', clientAddress, subject)) ??
        (await changePassword(basis, subject, { current, next }));
      return refusal ?? passwordChanged;
    }),
    answer(pkceChallenge, async ({ clientAddress }) => {
      const tooMany = await countPair(basis.db, clientAddress, basis.clock.now());
      if (tooMany !== undefined) return tooMany;
      return { items: [makePkcePair()], headers: { 'cache-control': 'no-store' } };
    }),
  ];
};
