import { Effect } from 'effect';
import type { Customer } from '#domain/account/customer.ts';
import { safeReturnTo } from '#domain/session/return-to.ts';
import type { CustomerUnreadable } from '#ports/account/account-failures.ts';
import type { AccountPass } from '#ports/account/account-pass.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { CompletedRedirect, RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';
import {
  type ChallengeNeeded,
  type CodeForElsewhere,
  type PasswordExpired,
  SignInNotCompleted,
  type SignInUnavailable,
  SomebodyElse,
} from '#ports/sign-in/sign-in-failures.ts';
import type { SignInSession, SignInTokens } from '#ports/sign-in/sign-in-session.ts';

export interface SignedIn {
  readonly kind: 'signed-in';
  readonly customer: Customer;
  /** Always a path of this shop. */
  readonly returnTo: string;
}

/** The signed-in customer confirmed who they are, or the provider does not offer that. */
export interface Confirmed {
  readonly kind: 'confirmed';
  /** Always a path of this shop. */
  readonly returnTo: string;
}

/**
 * A page leaves for the provider and comes back to `/implicit/callback`, where completeSignIn goes
 * on; a terminal is signed in at once.
 */
export type SignInOutcome = { readonly kind: 'leaving' } | SignedIn | Confirmed;

export type CompletionFailure =
  | SignInNotCompleted
  | SomebodyElse
  | ChallengeNeeded
  | PasswordExpired
  | CodeForElsewhere
  | SignInUnavailable
  | CustomerUnreadable
  | CallFailure;

/** What the callback pages call with their own address. Safe to call twice with the same one. */
export type CompleteSignIn = (url: string) => Effect.Effect<SignInOutcome, CompletionFailure>;

interface CompleteSignInPorts {
  readonly redirectSignIn: RedirectSignIn;
  readonly signInSession: SignInSession;
  readonly ownAccount: OwnAccount;
  readonly accountPass: AccountPass;
  readonly currentCart: CurrentCart;
}

/**
 * Redeems a return from the provider and fetches the customer (AUTH-19). A sign-in whose customer
 * cannot be fetched is none: nothing of it stays.
 */
export const makeCompleteSignIn = ({
  redirectSignIn: redirects,
  signInSession: session,
  ownAccount: accounts,
  accountPass: pass,
  currentCart,
}: CompleteSignInPorts): CompleteSignIn =>
  Effect.fn('completeSignIn')(function* (url) {
    const answer = yield* redirects.complete(url);
    if (answer.kind === 'leaving') return { kind: 'leaving' } satisfies SignInOutcome;
    // A terminal that was sent on and came back once more will not get further by going on.
    if (answer.kind === 'returned') return yield* new SignInNotCompleted({ reason: 'denied' });
    if (answer.kind === 'closed' || (pass.isApart && answer.manages)) {
      return yield* confirmed(answer, session, pass);
    }
    // Nothing of an earlier customer may reach the new one.
    yield* session.clear;
    yield* session.saveTokens(answer.tokens);
    const customer = yield* Effect.tapError(accounts.read, () => session.clear);
    const { link } = yield* currentCart.read;
    if (link !== undefined && link.accountId !== customer.id) {
      // A session that ended by itself leaves the checkout for its own customer only.
      yield* session.leave;
      yield* session.saveTokens(answer.tokens);
    }
    yield* session.saveCustomer(customer);
    return {
      kind: 'signed-in',
      customer,
      returnTo: safeReturnTo(answer.returnTo),
    } satisfies SignInOutcome;
  });

type Return = Extract<CompletedRedirect, { readonly kind: 'completed' | 'closed' }>;

/** The session stays what it was: what came opens the account at the provider, nothing else. */
const confirmed = Effect.fnUntraced(function* (
  answer: Return,
  session: SignInSession,
  pass: AccountPass,
) {
  if (answer.kind === 'closed') yield* pass.refuse;
  else {
    const here = subjectOf(yield* session.tokens);
    if (here === undefined || here !== subjectOf(answer.tokens)) return yield* new SomebodyElse();
    yield* pass.keep(answer.tokens);
  }
  return { kind: 'confirmed', returnTo: safeReturnTo(answer.returnTo) } satisfies Confirmed;
});

const subjectOf = (tokens: SignInTokens | undefined): unknown => tokens?.idToken?.claims['sub'];
