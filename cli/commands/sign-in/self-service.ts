import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { ended, runFlow } from '#cli/commands/sign-in/run-flow.ts';
import { parseFlags } from '#cli/input/parse.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';

const registerFlags = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

/**
 * `crunch auth register`: an account at the provider, with a password from CRUNCH_PASSWORD. Where the
 * organisation confirms the address first, it takes two runs, as below.
 */
export const authRegister: Action = (session, { flags }) =>
  withShop(session, (shop) => {
    const profile = parseFlags(registerFlags, flags, session.words);
    return runFlow(session, shop, {
      flow: 'register',
      email: profile.email,
      answers: { profile: { to: 'profile', ...profile } },
      password: { variable: 'CRUNCH_PASSWORD', question: session.words['auth.password'] },
    });
  });

const userFlag = z.object({ user: z.string() });

/**
 * `crunch auth recover --user E`: a code by mail, then a new password. Without a terminal
 * it takes two runs: the first sends the code, the second reads it from CRUNCH_CODE.
 */
export const authRecover: Action = (session, { flags }) =>
  withShop(session, (shop) => {
    const { user: email } = parseFlags(userFlag, flags, session.words);
    return runFlow(session, shop, {
      flow: 'recover',
      email,
      answers: { email: { to: 'email', email } },
      password: { variable: 'CRUNCH_NEW_PASSWORD', question: session.words['password.new'] },
    });
  });

/** `crunch auth unlock --user E`: a code by mail opens a locked account; in two runs as above. */
export const authUnlock: Action = (session, { flags }) =>
  withShop(session, (shop) => {
    const { user: email } = parseFlags(userFlag, flags, session.words);
    const answers = { email: { to: 'email', email } } as const;
    return runFlow(session, shop, { flow: 'unlock', email, answers });
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
