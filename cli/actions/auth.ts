import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { parseFlags } from '#cli/parse.ts';
import { readSecret } from '#cli/read-secret.ts';
import type { Action, Answer, Session } from '#cli/session.ts';
import { withShop } from '#cli/shop.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Shopper } from '#domain/customer/shopper.ts';

/** `crunch auth login --user E`; the password comes from CRUNCH_PASSWORD or a prompt (D-CLI-06). */
export const authLogin: Action = (session, { flags }) =>
  withShop(session, async ({ useCases, change }) => {
    const { user } = parseFlags(z.object({ user: z.string() }), flags, session.words);
    const password = await readSecret(session, 'CRUNCH_PASSWORD', session.words['auth.password']);
    const outcome = await change(() => useCases.signIn({ email: user, password }));
    if (outcome.kind !== 'signed-in') throw new Error('A terminal has no page to leave.');
    return signedInAs(session, outcome.customer);
  });

/** `crunch auth logout`; signing out when nobody is signed in is no failure. */
export const authLogout: Action = (session) =>
  withShop(session, async ({ useCases, change }) => {
    await change(() => useCases.signOut());
    return { data: { signedIn: false }, text: () => session.words['auth.signedOut'] };
  });

/** `crunch auth status` */
export const authStatus: Action = (session) =>
  withShop(session, async ({ useCases, ask }) => {
    const shopper: Shopper = await ask(useCases.readShopper());
    return shopper.role === 'customer'
      ? signedInAs(session, shopper.customer)
      : { data: { signedIn: false, role: 'guest' }, text: () => session.words['auth.guest'] };
  });

/** Nothing of a token is ever printed (CLI-07). */
const signedInAs = (session: Session, { id, accountContacts, accountUsers }: Customer): Answer => {
  const { email, firstName } = accountContacts;
  const { social } = accountUsers;
  return {
    data: { signedIn: true, role: 'customer', accountId: id, email, firstName, social },
    text: () => fillBlanks(session.words['auth.signedIn'], { email }),
  };
};
