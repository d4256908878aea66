import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export type IdxStep =
  | 'identify'
  | 'identify-recovery'
  | 'challenge-email'
  | 'challenge-push'
  | 'enroll-profile'
  | 'select-enroll'
  | 'enroll-password'
  | 'reset-password'
  | 'select-unlock'
  | 'terminal';

/** What the shop asked for when the interaction began. */
export interface InteractRequest {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly state: string;
  readonly nonce?: string;
  readonly acr?: string;
}

export interface IdxMessage {
  readonly text: string;
  readonly key: string;
  readonly class: 'ERROR' | 'INFO';
}

export interface IdxFacts {
  readonly interact: InteractRequest;
  readonly interactionHandle: string;
  readonly step: IdxStep;
  readonly flow: 'sign-in' | 'recover' | 'unlock' | 'register';
  /** What somebody typed, who may not exist. */
  readonly identifier?: string;
  /** Of the code that was mailed; a challenge without one (nobody there) no code meets. */
  readonly codeHash?: string;
  readonly polls?: number;
}

/** One conversation of the identity engine (IDX) on its way. */
export interface IdxTransaction {
  readonly stateHandle: string;
  readonly facts: IdxFacts;
  readonly user?: User;
}

interface InteractionFacts {
  readonly interact: InteractRequest;
  /** Absent until the first introspection, and anew after a cancel. */
  readonly stateHandle?: string;
}

export const beginInteraction = (
  { store, settings }: IdentityDesk,
  interact: InteractRequest,
): Promise<string> =>
  store.tickets.issue<InteractionFacts>('interaction', {
    facts: { interact },
    seconds: settings.lives.transaction,
  });

/** The conversation of an interaction, begun at the first look. */
export const transactionOfInteraction = async (
  desk: IdentityDesk,
  interactionHandle: string,
): Promise<IdxTransaction | undefined> => {
  const found = await desk.store.tickets.read<InteractionFacts>('interaction', interactionHandle);
  if (found === undefined) return undefined;
  const { interact, stateHandle } = found.facts;
  const going = stateHandle === undefined ? undefined : await transactionOf(desk, stateHandle);
  return going ?? beginTransaction(desk, interact, interactionHandle);
};

export const beginTransaction = async (
  { store, settings }: IdentityDesk,
  interact: InteractRequest,
  interactionHandle: string,
): Promise<IdxTransaction> => {
  const facts: IdxFacts = { interact, interactionHandle, step: 'identify', flow: 'sign-in' };
  const stateHandle = await store.tickets.issue<IdxFacts>('state-handle', {
    facts,
    seconds: settings.lives.transaction,
  });
  await store.tickets.change<InteractionFacts>('interaction', interactionHandle, {
    facts: { interact, stateHandle },
  });
  return { stateHandle, facts };
};

export const transactionOf = async (
  { store }: IdentityDesk,
  stateHandle: string,
): Promise<IdxTransaction | undefined> => {
  const ticket = await store.tickets.read<IdxFacts>('state-handle', stateHandle);
  if (ticket === undefined) return undefined;
  const user = ticket.userId === undefined ? undefined : await store.users.byId(ticket.userId);
  return { stateHandle, facts: ticket.facts, ...(user && { user }) };
};

/** Moves on; `user` says who it is from now on. */
export const moveTo = async (
  { store }: IdentityDesk,
  { stateHandle, facts, user }: IdxTransaction,
  change: Partial<IdxFacts> & { readonly step: IdxStep },
  who: User | undefined = user,
): Promise<IdxTransaction> => {
  const changed = { ...facts, ...change };
  await store.tickets.change<IdxFacts>('state-handle', stateHandle, {
    userId: who?.id,
    facts: changed,
  });
  return { stateHandle, facts: changed, ...(who && { user: who }) };
};

/** Ends a conversation; false where another answer ended it first. */
export const endTransaction = async (
  { store }: IdentityDesk,
  { stateHandle, facts }: IdxTransaction,
): Promise<boolean> => {
  const taken = await store.tickets.take('state-handle', stateHandle);
  await store.tickets.drop('interaction', facts.interactionHandle);
  return taken !== undefined;
};
