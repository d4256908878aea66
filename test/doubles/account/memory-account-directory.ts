import { Effect } from 'effect';
import type { RegistrationPayload } from '#domain/account/registration.ts';
import type { AccountDirectory } from '#ports/account/account-directory.ts';
import { CurrentPasswordWrong } from '#ports/account/account-failures.ts';
import { AccountExists, ResetLinkRefused } from '#ports/sign-in/sign-in-failures.ts';

export interface MemoryAccountDirectory extends AccountDirectory {
  /** What was asked, in order: `isSocial gina@…`, `register nia@…` … */
  readonly asked: readonly string[];
  readonly registrations: readonly RegistrationPayload[];
}

export interface MemoryDirectoryFacts {
  readonly social?: readonly string[];
  readonly known?: readonly string[];
  readonly members?: Readonly<Record<string, string>>;
  readonly resetTokens?: readonly string[];
  readonly currentPassword?: string;
}

export const makeMemoryAccountDirectory = (
  facts: MemoryDirectoryFacts = {},
): MemoryAccountDirectory => {
  const asked: string[] = [];
  const registrations: RegistrationPayload[] = [];
  let { currentPassword } = facts;
  let resetTokens = facts.resetTokens ?? [];
  const note = (what: string) => Effect.sync(() => void asked.push(what));
  return {
    asked,
    registrations,
    isSocial: (email) =>
      Effect.as(note(`isSocial ${email}`), facts.social?.includes(email) ?? false),
    loyaltyOf: (email) => Effect.as(note(`loyaltyOf ${email}`), facts.members?.[email]),
    register: Effect.fnUntraced(function* (registration) {
      yield* note(`register ${registration.email}`);
      const isKnown = [...(facts.known ?? []), ...registrations.map(({ email }) => email)];
      if (isKnown.includes(registration.email)) return yield* new AccountExists();
      registrations.push(registration);
    }),
    mailResetLink: (email, sourceID) => note(`mailResetLink ${email} ${sourceID}`),
    resetPassword: Effect.fnUntraced(function* (token) {
      yield* note('resetPassword');
      if (!resetTokens.includes(token)) return yield* new ResetLinkRefused();
      resetTokens = resetTokens.filter((other) => other !== token);
    }),
    changePassword: Effect.fnUntraced(function* (current, next) {
      yield* note('changePassword');
      if (current !== currentPassword) return yield* new CurrentPasswordWrong();
      currentPassword = next;
    }),
  };
};
