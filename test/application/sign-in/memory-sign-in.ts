import { Effect } from 'effect';
import { makePageAccountPass } from '#adapters/browser/page-account-pass.ts';
import { makeCompleteSignIn } from '#application/sign-in/complete-sign-in.ts';
import { makeGoOn } from '#application/sign-in/continue-sign-in.ts';
import { makeReadShopper } from '#application/sign-in/read-shopper.ts';
import {
  makeAnswerSecondStep,
  makeAwaitApproval,
  makeGiveUpSignIn,
  makeResendCode,
} from '#application/sign-in/second-step.ts';
import { makeSignIn } from '#application/sign-in/sign-in.ts';
import { makeSignInWithGoogle } from '#application/sign-in/sign-in-with-google.ts';
import { makeSignOut } from '#application/sign-in/sign-out.ts';
import { makeRedeemUnlock, makeUnlockAccount } from '#application/sign-in/unlock-account.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CustomerUnreadable } from '#ports/account/account-failures.ts';
import { makeMemoryOwnAccount } from '#test/doubles/account/memory-own-account.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryShopEvents } from '#test/doubles/session/memory-shop-events.ts';
import {
  type MemoryIdentityFacts,
  type MemoryPerson,
  makeMemoryIdentity,
} from '#test/doubles/sign-in/memory-identity.ts';
import { makeMemorySignInSession } from '#test/doubles/sign-in/memory-sign-in-session.ts';

export const sara: Customer = {
  id: 'account-1',
  accountContacts: { firstName: 'Sara', lastName: 'Singh', email: 'sara@people.example' },
  accountUsers: { social: false },
  accountAddresses: [],
  communicationPreferences: { email: true, sms: false },
  optInCodes: [],
  paymentCards: [],
};

export const password = 'Sn4cks!Sn4cks';
const people: readonly MemoryPerson[] = [
  { email: 'sara@people.example', password },
  { email: 'luke@people.example', password, locked: true },
  { email: 'fay@people.example', password, challenged: 'code' },
  { email: 'pat@people.example', password, challenged: 'approval' },
  { email: 'nia@people.example', password, challenged: 'approval', refuses: true },
];

export interface SignInParts
  extends Pick<MemoryIdentityFacts, 'leaves' | 'isDown' | 'closed' | 'present'> {
  readonly customer?: Customer;
  readonly unreadable?: () => CustomerUnreadable | undefined;
  readonly googleIdpId?: string;
  readonly cart?: Cart;
}

/** Signing in and out on doubles a test can look into. */
export const memorySignIn = (parts: SignInParts = {}) => {
  const clock = makeMemoryClock();
  const events = makeMemoryShopEvents();
  const session = makeMemorySignInSession(clock);
  const { leaves = true, isDown = () => false, closed = false } = parts;
  const identity = makeMemoryIdentity({
    people,
    now: clock.now,
    leaves,
    isDown,
    closed,
    ...(parts.present && { present: parts.present }),
  });
  const accounts = makeMemoryOwnAccount(parts.customer ?? sara, parts.unreadable);
  const { credentials, redirects, providerSession } = identity;
  const cart = makeMemoryCurrentCart(parts.cart);
  const pass = makePageAccountPass(clock, events);
  const completeSignIn = makeCompleteSignIn({
    redirectSignIn: redirects,
    signInSession: session,
    ownAccount: accounts,
    accountPass: pass,
    currentCart: cart,
  });
  const goOn = makeGoOn(redirects, completeSignIn);
  return {
    clock,
    events,
    session,
    identity,
    accounts,
    cart,
    pass,
    completeSignIn,
    signIn: makeSignIn(credentials, goOn),
    answerSecondStep: makeAnswerSecondStep(credentials, goOn),
    awaitApproval: makeAwaitApproval(credentials, goOn),
    resendCode: makeResendCode(credentials),
    giveUpSignIn: makeGiveUpSignIn(credentials),
    redeemUnlock: makeRedeemUnlock(credentials),
    signInWithGoogle: makeSignInWithGoogle(redirects, completeSignIn, parts.googleIdpId),
    signOut: makeSignOut({
      signInSession: session,
      providerSession,
      shopEvents: events,
      currentCart: cart,
    }),
    readShopper: makeReadShopper(session),
    unlockAccount: makeUnlockAccount(credentials),
  };
};

export type MemorySignIn = ReturnType<typeof memorySignIn>;

/** Types the password, leaves, and lands on the callback page. */
export const signedInAt = async (shop: MemorySignIn, returnTo = '/'): Promise<void> => {
  await Effect.runPromise(shop.signIn({ email: 'sara@people.example', password, returnTo }));
  await Effect.runPromise(shop.completeSignIn(shop.identity.landing()));
};
