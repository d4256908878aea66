import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import type { FlowOutcome } from '#application/sign-in/self-service/flows.ts';
import { signedInAs } from '#cli/commands/sign-in/auth.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { canReadSecret, readSecret } from '#cli/input/read-secret.ts';
import type { Answer } from '#cli/report/answer.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { type OpenShop, withShop } from '#cli/shop/shop.ts';
import { coreWordsOf } from '#cli/words/core-words.ts';

const registerFlags = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

/** `crunch auth register`: an account at the provider, with a password from CRUNCH_PASSWORD. */
export const authRegister: Action = (session, { flags }) =>
  withShop(session, async ({ useCases, change }) => {
    const profile = parseFlags(registerFlags, flags, session.words);
    const password = await readSecret(session, 'CRUNCH_PASSWORD', session.words['auth.password']);
    await change(() => useCases.selfService.beginFlow('register'));
    await change(() => useCases.selfService.answerFlow({ to: 'profile', ...profile }));
    return ended(
      session,
      await change(() => useCases.selfService.answerFlow({ to: 'new-password', password })),
    );
  });

/**
 * `crunch auth recover --user E`: a code by mail, then a new password. Without a terminal
 * it takes two runs: the first sends the code, the second reads it from CRUNCH_CODE.
 */
export const authRecover: Action = (session, { flags }) =>
  withShop(session, async (shop) => {
    const { useCases, change } = shop;
    const { user } = parseFlags(z.object({ user: z.string() }), flags, session.words);
    const asked = await codeAsked(session, shop, 'recover', user);
    if (asked !== undefined) return asked;
    const code = await readSecret(session, 'CRUNCH_CODE', session.words['auth.code']);
    const next = await change(() => useCases.selfService.answerFlow({ to: 'code', code }));
    if (next.status !== 'PENDING' || next.ask !== 'new-password') {
      return through(session, shop, next);
    }
    const question = session.words['password.new'];
    const password = await readSecret(session, 'CRUNCH_NEW_PASSWORD', question);
    const set = await change(() =>
      useCases.selfService.answerFlow({ to: 'new-password', password }),
    );
    return through(session, shop, set);
  });

/** `crunch auth unlock --user E`: a code by mail opens a locked account; in two runs as above. */
export const authUnlock: Action = (session, { flags }) =>
  withShop(session, async (shop) => {
    const { user } = parseFlags(z.object({ user: z.string() }), flags, session.words);
    const asked = await codeAsked(session, shop, 'unlock', user);
    if (asked !== undefined) return asked;
    const code = await readSecret(session, 'CRUNCH_CODE', session.words['auth.code']);
    return ended(
      session,
      await shop.change(() => shop.useCases.selfService.answerFlow({ to: 'code', code })),
    );
  });

/** `crunch auth cancel` ends what one of these commands began. */
export const authCancel: Action = (session) =>
  withShop(session, async ({ useCases, change }) =>
    ended(session, await change(() => useCases.selfService.cancelFlow())),
  );

/**
 * `crunch auth introspect`: what the provider says about the stored token; the token itself is
 * never printed.
 */
export const authIntrospect: Action = (session) =>
  withShop(session, async ({ useCases, ask }) => {
    const { words } = session;
    const { active, login, scopes, expiresAt } = await ask(useCases.selfService.inspectToken());
    const expires =
      expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt * 1000).toISOString() };
    const data = { active, ...(login !== undefined && { login }), scopes, ...expires };
    return {
      data,
      text: () =>
        active
          ? fillBlanks(words['auth.active'], {
              login: login ?? '',
              scopes: scopes.join(' '),
              until: expires.expiresAt ?? '',
            })
          : words['auth.inactive'],
    };
  });

/**
 * `crunch auth details`: the account as the provider stores it, after a login with `--manage`.
 * Lists the actions on passwords and addresses that the screen would offer.
 */
export const authDetails: Action = (session) =>
  withShop(session, async ({ useCases, ask }) => {
    const { profile, emails, phones, passwordActions } = await ask(
      useCases.selfService.readSignInDetails(),
    );
    const { words } = session;
    const shown = ({ value, isVerified, actions }: ContactLine) =>
      [value, words[isVerified ? 'auth.verified' : 'auth.unverified'], ...actions].join(', ');
    return {
      data: { profile, emails, phones, password: { actions: passwordActions } },
      text: () =>
        [
          `${profile.firstName} ${profile.lastName}`,
          ...[...emails, ...phones].map(shown),
          `${words['out.password']}: ${passwordActions.join(', ')}`,
        ].join('\n'),
    };
  });

interface ContactLine {
  readonly value: string;
  readonly isVerified: boolean;
  readonly actions: readonly string[];
}

/**
 * Has the code sent unless it is given already; returns an answer when a second run must bring it.
 */
const codeAsked = async (
  session: Session,
  { useCases, ask, change }: OpenShop,
  flow: 'recover' | 'unlock',
  email: string,
): Promise<Answer | undefined> => {
  const { settings, words } = session;
  const isGiven = (settings.environment['CRUNCH_CODE'] ?? '') !== '';
  if (isGiven && (await ask(useCases.selfService.readFlow())) === flow) return undefined;
  await change(() => useCases.selfService.beginFlow(flow));
  const state = await change(() => useCases.selfService.answerFlow({ to: 'email', email }));
  if (state.status !== 'PENDING' || state.ask !== 'code') return ended(session, state);
  if (!isGiven && canReadSecret(session, 'CRUNCH_CODE')) return undefined;
  return {
    data: { status: 'PENDING', ask: 'code', email },
    text: () => fillBlanks(words[`auth.codeSent.${flow}`], { email }),
  };
};

/** Waits for the approval on another device; any other step ends the flow. */
const through = async (
  session: Session,
  { useCases, change }: OpenShop,
  outcome: FlowOutcome,
): Promise<Answer> => {
  const waits = outcome.status === 'PENDING' && outcome.ask === 'approval';
  return ended(session, waits ? await change(() => useCases.selfService.awaitFlow()) : outcome);
};

const ended = (session: Session, outcome: FlowOutcome): Answer => {
  const { settings, words } = session;
  const core = coreWordsOf(settings.language);
  const refuse = (code: 'ChallengeNeeded' | 'SignInOver') =>
    new CommandFailure({ code, message: core[code] }, exitCodes.notSignedIn);
  switch (outcome.status) {
    case 'SUCCESS':
      return signedInAs(session, outcome.customer);
    case 'CANCELED':
      return { data: { status: 'CANCELED' }, text: () => words['auth.canceled'] };
    case 'TERMINAL':
      if (outcome.failed) throw refuse('SignInOver');
      return { data: { status: 'TERMINAL', unlocked: true }, text: () => words['auth.unlocked'] };
    case 'PENDING':
      throw refuse('ChallengeNeeded');
    case 'FAILURE':
      throw refuse('SignInOver');
  }
};
