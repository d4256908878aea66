import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import type { AskedSecondStep, StepOutcome } from '#application/sign-in/continue-sign-in.ts';
import { metAccount } from '#cli/commands/cart/account-cart.ts';
import { explainMerge } from '#cli/commands/cart/explain-merge.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { canReadSecret, readSecret } from '#cli/input/read-secret.ts';
import type { Answer } from '#cli/report/answer.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { type OpenShop, withShop } from '#cli/shop/shop.ts';
import { coreWordsOf } from '#cli/words/core-words.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { Shopper } from '#domain/account/shopper.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { mergeOf } from '#domain/cart/cart-link.ts';

/**
 * `crunch auth login --user E`; the password comes from CRUNCH_PASSWORD or a prompt, the code of a
 * second step from CRUNCH_CODE or a prompt (D-CLI-06).
 */
export const authLogin: Action = async (session, { flags }) => {
  const {
    user,
    manage: manages = false,
    renewable = false,
  } = parseFlags(loginFlags, flags, session.words);
  const login = async (shop: OpenShop): Promise<Answer> => {
    const password = await readSecret(session, 'CRUNCH_PASSWORD', session.words['auth.password']);
    let outcome = await shop.change(() =>
      shop.useCases.signIn.signIn({ email: user, password, manages }),
    );
    while (outcome.kind === 'second-step') {
      outcome = await answered(session, shop, { step: outcome.step, manages });
    }
    if (outcome.kind !== 'signed-in') throw new Error('A terminal has no page to leave.');
    const { cart } = await metAccount(shop, session);
    return withMerge(signedInAs(session, outcome.customer), cart, session);
  };
  return withShop(session, login, { renewable });
};

const loginFlags = z.object({
  user: z.string(),
  manage: z.optional(z.boolean()),
  renewable: z.optional(z.boolean()),
});

/** What the sign-in merged, when neither cart was empty (MERGE-11). */
const withMerge = (answer: Answer, { link }: Cart, { words }: Session): Answer => {
  const merge = link?.merge;
  if (merge?.state !== 'merged') return answer;
  const explained = explainMerge(merge.from, merge.saved, words);
  return {
    data: { ...Object(answer.data), merge: { receipt: mergeOf(merge).receipt } },
    text: () => [answer.text(), words['cart.merged'], ...explained].join('\n'),
  };
};

/** Waits for the approval on another device, or asks the person at the terminal for a code. */
const answered = async (
  session: Session,
  { useCases, change, ask }: OpenShop,
  { step: { kind }, manages }: Pick<AskedSecondStep, 'step'> & { readonly manages: boolean },
): Promise<StepOutcome> => {
  const { settings, terminal, words } = session;
  if (kind === 'approval') {
    if (!settings.quiet) terminal.stderr.write(`${words['auth.approve']}\n`);
    return change(() => useCases.signIn.awaitApproval({ manages }));
  }
  if (!canReadSecret(session, 'CRUNCH_CODE')) {
    await ask(useCases.signIn.giveUpSignIn());
    const message = coreWordsOf(settings.language).ChallengeNeeded;
    throw new CommandFailure({ code: 'ChallengeNeeded', message }, exitCodes.notSignedIn);
  }
  const code = await readSecret(session, 'CRUNCH_CODE', words['auth.code']);
  return change(() => useCases.signIn.answerSecondStep({ code, manages }));
};

/** `crunch auth logout`; signing out when nobody is signed in is no failure. */
export const authLogout: Action = (session) =>
  withShop(session, async ({ useCases, change }) => {
    await change(() => useCases.shopper.signOut());
    return { data: { signedIn: false }, text: () => session.words['auth.signedOut'] };
  });

/** `crunch auth status` */
export const authStatus: Action = (session) =>
  withShop(session, async ({ useCases, ask }) => {
    const shopper: Shopper = await ask(useCases.shopper.readShopper());
    return shopper.role === 'customer'
      ? signedInAs(session, shopper.customer)
      : { data: { signedIn: false, role: 'guest' }, text: () => session.words['auth.guest'] };
  });

/** No part of a token is ever printed (CLI-07). */
export const signedInAs = (
  session: Session,
  { id, accountContacts, accountUsers }: Customer,
): Answer => {
  const { email, firstName } = accountContacts;
  const { social } = accountUsers;
  return {
    data: { signedIn: true, role: 'customer', accountId: id, email, firstName, social },
    text: () => fillBlanks(session.words['auth.signedIn'], { email }),
  };
};
