import { codeHash, makeCode } from '#sandbox/identity/credentials/one-time-code.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { badToken } from '#sandbox/identity/desk/okta-refusal.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export type AuthnStatus = 'MFA_REQUIRED' | 'MFA_CHALLENGE' | 'PASSWORD_RESET';

export interface AuthnFacts {
  readonly status: AuthnStatus;
  /** How often the phone was asked. */
  readonly polls: number;
  /** Of the code that was mailed. */
  readonly codeHash?: string;
  /** Of the recovery token that opened this. */
  readonly recovery?: string;
}

/** One classic sign-in or recovery on its way. */
export interface AuthnState {
  readonly stateToken: string;
  readonly user: User;
  readonly facts: AuthnFacts;
}

export const beginState = async (
  { store, settings }: IdentityDesk,
  user: User,
  facts: AuthnFacts,
): Promise<AuthnState> => {
  const stateToken = await store.tickets.issue<AuthnFacts>('state-token', {
    userId: user.id,
    facts,
    seconds: settings.lives.recovery,
  });
  return { stateToken, user, facts };
};

export const stateOf = async ({ store }: IdentityDesk, stateToken: string): Promise<AuthnState> => {
  const ticket = await store.tickets.read<AuthnFacts>('state-token', stateToken);
  const user = ticket?.userId === undefined ? undefined : await store.users.byId(ticket.userId);
  if (ticket === undefined || user === undefined) throw badToken();
  return { stateToken, user, facts: ticket.facts };
};

export const changeState = async (
  { store }: IdentityDesk,
  state: AuthnState,
  facts: AuthnFacts,
): Promise<AuthnState> => {
  await store.tickets.change('state-token', state.stateToken, { userId: state.user.id, facts });
  return { ...state, facts };
};

/** Mails a new code; older ones open nothing any more. */
export const mailCode = async (desk: IdentityDesk, state: AuthnState): Promise<AuthnState> => {
  const code = makeCode();
  const { email, profile } = state.user;
  desk.mailer.send(email, {
    kind: 'sign-in-code',
    locale: profile['locale'],
    firstName: profile['firstName'],
    code,
  });
  return changeState(desk, state, {
    status: 'MFA_CHALLENGE',
    polls: 0,
    codeHash: codeHash(code, state.stateToken),
  });
};
