import { fillBlanks } from '#application/messages/message.ts';
import { readSecret } from '#cli/input/read-secret.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';

/** `crunch password forgot EMAIL`; the same words whether or not there is such an account. */
export const passwordForgot: Action = (session, { args: [email = ''] }) =>
  withShop(session, async ({ useCases, ask }) => {
    await ask(useCases.account.forgotPassword(email));
    return {
      data: { email },
      text: () => fillBlanks(session.words['password.mailed'], { email }),
    };
  });

/**
 * `crunch password reset`; the code of the mail opens the account, so it is not taken from a flag.
 */
export const passwordReset: Action = (session) =>
  withShop(session, async ({ useCases, ask }) => {
    const { words } = session;
    const token = await readSecret(session, 'CRUNCH_RESET_TOKEN', words['password.token']);
    const newPassword = await readSecret(session, 'CRUNCH_NEW_PASSWORD', words['password.new']);
    await ask(useCases.account.resetPassword({ token, newPassword }));
    return { data: { changed: true }, text: () => words['password.changed'] };
  });

/** `crunch password change` */
export const passwordChange: Action = (session) =>
  withShop(session, async ({ useCases, ask }) => {
    const { words } = session;
    const currentPassword = await readSecret(session, 'CRUNCH_PASSWORD', words['password.current']);
    const newPassword = await readSecret(session, 'CRUNCH_NEW_PASSWORD', words['password.new']);
    await ask(useCases.account.changePassword({ currentPassword, newPassword }));
    return { data: { changed: true }, text: () => words['password.changed'] };
  });
