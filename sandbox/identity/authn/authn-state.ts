import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { badToken } from '#sandbox/identity/base/okta-refusal.ts';
import { codeHash, makeCode } from '#sandbox/identity/credentials/one-time-code.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** What an organisation wants before anybody gets on, and what it asks before a password is set anew. */
export type ForcedStatus = 'PASSWORD_EXPIRED' | 'MFA_ENROLL' | 'MFA_ENROLL_ACTIVATE' | 'RECOVERY';

export type AuthnStatus = 'MFA_REQUIRED' | 'MFA_CHALLENGE' | 'PASSWORD_RESET' | ForcedStatus;

export interface AuthnFacts {
  readonly status: AuthnStatus;
  /** Polls of the phone so far. */
  readonly polls: number;
  /** Hash of the mailed code. */
  readonly codeHash?: string;
  /** Hash of the recovery token that started this. */
  readonly recovery?: string;
}

/** An unfinished classic sign-in or recovery. */
export interface AuthnState {
  readonly stateToken: string;
  readonly user: User;
  readonly facts: AuthnFacts;
}

export const beginState = async (
  { store, settings }: IdentityParts,
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

export const stateOf = async (
  { store }: IdentityParts,
  stateToken: string,
): Promise<AuthnState> => {
  const ticket = await store.tickets.read<AuthnFacts>('state-token', stateToken);
  const user = ticket?.userId === undefined ? undefined : await store.users.byId(ticket.userId);
  if (ticket === undefined || user === undefined) throw badToken();
  return { stateToken, user, facts: ticket.facts };
};

export const changeState = async (
  { store }: IdentityParts,
  state: AuthnState,
  facts: AuthnFacts,
): Promise<AuthnState> => {
  await store.tickets.change('state-token', state.stateToken, { userId: state.user.id, facts });
  return { ...state, facts };
};

/** Mails a new code; older ones become invalid. */
export const mailCode = async (
  parts: IdentityParts,
  state: AuthnState,
  status: AuthnStatus = 'MFA_CHALLENGE',
): Promise<AuthnState> => {
  const code = makeCode();
  const { email, profile } = state.user;
  parts.mailer.send(email, {
    kind: 'sign-in-code',
    locale: profile['locale'],
    firstName: profile['firstName'],
    code,
  });
  return changeState(parts, state, {
    status,
    polls: 0,
    codeHash: codeHash(code, state.stateToken),
  });
};
