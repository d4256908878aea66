import { Effect } from 'effect';
import type {
  CredentialAnswer,
  CredentialSignIn,
  SecondStep,
} from '#ports/sign-in/credential-sign-in.ts';
import {
  AccountLocked,
  ApprovalRefused,
  CodeRejected,
  CredentialsRejected,
  ResetLinkRefused,
  SignInOver,
  SignInUnavailable,
} from '#ports/sign-in/sign-in-failures.ts';
import type { MemoryIdentityFacts, MemoryPerson } from '#test/doubles/sign-in/memory-identity.ts';

/** Opens every second step here. */
export const memoryCode = '424242';

/** Passwords and second steps in memory; `mailed` are the addresses that were written to. */
export const makeMemoryCredentials = (
  { people, isDown = () => false }: MemoryIdentityFacts,
  sessionTokens: Map<string, string>,
  mailed: string[],
): CredentialSignIn => {
  const unlocked = new Set<string>();
  const redeemed = new Set<string>();
  let waiting: MemoryPerson | undefined;

  const reachable = Effect.suspend(() =>
    isDown() ? Effect.fail(new SignInUnavailable()) : Effect.void,
  );
  const accepted = ({ email }: MemoryPerson): CredentialAnswer => {
    waiting = undefined;
    const sessionToken = `session-${sessionTokens.size + 1}`;
    sessionTokens.set(sessionToken, email);
    return { kind: 'accepted', sessionToken };
  };
  const open = Effect.gen(function* () {
    yield* reachable;
    return waiting ?? (yield* new SignInOver());
  });

  return {
    signIn: Effect.fnUntraced(function* (email, password) {
      yield* reachable;
      waiting = undefined;
      const person = people.find((known) => known.email === email.toLowerCase());
      if (person?.locked && !unlocked.has(person.email)) return yield* new AccountLocked();
      if (person?.password !== password) {
        return yield* new CredentialsRejected({ variant: 'snacks' });
      }
      if (person.challenged === undefined) return accepted(person);
      waiting = person;
      return { kind: 'second-step', step: stepOf(person) } as const;
    }),
    answerCode: Effect.fnUntraced(function* (code) {
      const person = yield* open;
      if (code !== memoryCode) return yield* new CodeRejected();
      return accepted(person);
    }),
    awaitApproval: Effect.gen(function* () {
      const person = yield* open;
      if (person.refuses) return yield* new ApprovalRefused();
      return accepted(person);
    }),
    resendCode: Effect.asVoid(
      Effect.tap(open, ({ email }) => Effect.sync(() => mailed.push(email))),
    ),
    giveUp: Effect.sync(() => {
      waiting = undefined;
    }),
    mailUnlockLink: (email) =>
      Effect.andThen(
        reachable,
        Effect.sync(() => void mailed.push(email)),
      ),
    redeemUnlock: Effect.fnUntraced(function* (token) {
      yield* reachable;
      const email = token.replace(/^unlock:/, '');
      if (email === token || !mailed.includes(email) || redeemed.has(token)) {
        return yield* new ResetLinkRefused();
      }
      redeemed.add(token);
      unlocked.add(email);
    }),
  };
};

const stepOf = ({ challenged, email }: MemoryPerson): SecondStep =>
  challenged === 'approval'
    ? { kind: 'approval', canResend: true }
    : { kind: 'code', canResend: true, sentTo: email.replace(/^(.).*(?=@)/, '$1***') };
