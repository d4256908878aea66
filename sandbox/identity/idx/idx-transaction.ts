import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import type { Enrolment } from '#sandbox/identity/base/idx-policy.ts';
import type { Level } from '#sandbox/identity/base/levels.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export type IdxStep =
  | 'identify'
  | 'identify-recovery'
  | 'challenge-email'
  | 'challenge-push'
  | 'enroll-profile'
  | 'select-enroll'
  | 'enroll-password'
  | 'enroll-email'
  | 'select-authenticate'
  | 'challenge-password'
  | 'reset-password'
  | 'reenroll-password'
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
  readonly acr?: Level;
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
  /** The typed login; the person may not exist. */
  readonly identifier?: string;
  /** Hash of the mailed code; absent for an unknown person, whom no code matches. */
  readonly codeHash?: string;
  /** When it runs out, Unix ms. */
  readonly codeUntil?: number;
  readonly polls?: number;
  /** What was enrolled or skipped. */
  readonly passed?: readonly Enrolment[];
  /** How somebody proved so far who they are (RFC 8176). */
  readonly amr?: readonly string[];
}

/** An unfinished transaction of the Identity Engine (IDX). */
export interface IdxTransaction {
  readonly stateHandle: string;
  readonly facts: IdxFacts;
  readonly user?: User;
}

interface InteractionFacts {
  readonly interact: InteractRequest;
  /** Absent until the first introspection, and again after a cancel. */
  readonly stateHandle?: string;
}

export const beginInteraction = (
  { store, settings }: IdentityParts,
  interact: InteractRequest,
): Promise<string> =>
  store.tickets.issue<InteractionFacts>('interaction', {
    facts: { interact },
    seconds: settings.lives.transaction,
  });

/** The transaction of an interaction, started at the first introspection. */
export const transactionOfInteraction = async (
  parts: IdentityParts,
  interactionHandle: string,
): Promise<IdxTransaction | undefined> => {
  const found = await parts.store.tickets.read<InteractionFacts>('interaction', interactionHandle);
  if (found === undefined) return undefined;
  const { interact, stateHandle } = found.facts;
  const going = stateHandle === undefined ? undefined : await transactionOf(parts, stateHandle);
  return going ?? beginTransaction(parts, interact, interactionHandle);
};

export const beginTransaction = async (
  { store, settings }: IdentityParts,
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
  { store }: IdentityParts,
  stateHandle: string,
): Promise<IdxTransaction | undefined> => {
  const ticket = await store.tickets.read<IdxFacts>('state-handle', stateHandle);
  if (ticket === undefined) return undefined;
  const user = ticket.userId === undefined ? undefined : await store.users.byId(ticket.userId);
  return { stateHandle, facts: ticket.facts, ...(user && { user }) };
};

/** Goes to the next step; `user` is the person from now on. */
export const moveTo = async (
  { store }: IdentityParts,
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

/** Ends a transaction; false when another answer ended it first. */
export const endTransaction = async (
  { store }: IdentityParts,
  { stateHandle, facts }: IdxTransaction,
): Promise<boolean> => {
  const taken = await store.tickets.take('state-handle', stateHandle);
  await store.tickets.drop('interaction', facts.interactionHandle);
  return taken !== undefined;
};
