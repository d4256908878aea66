import { randomBytes } from 'node:crypto';

/** How the imagined bank ends a challenge once its question is answered well. */
export type ChallengeStory = 'confirms' | 'refuses';

/** A question of the bank to its customer, about one payment of one card. */
export interface Challenge {
  readonly id: string;
  /** Token that opens the bank's page; its holder may answer. */
  readonly accessToken: string;
  /** What the answer is bound to. */
  readonly tokenId: string;
  readonly reference: string;
  readonly amountCents: number;
  readonly last4: string;
  readonly story: ChallengeStory;
  /** Unix ms. */
  readonly expiresAt: number;
  readonly status: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
}

type NewChallenge = Pick<Challenge, 'tokenId' | 'reference' | 'amountCents' | 'last4' | 'story'>;

/** Challenges of this gateway's life, in memory: after a restart none was ever answered. */
export interface Challenges {
  open(about: NewChallenge): Challenge;
  find(id: string): Challenge | undefined;
  byAccess(accessToken: string): Challenge | undefined;
  /** The right code confirms, if the simulated bank agrees; any other answer ends the challenge. */
  answer(accessToken: string, code: string | undefined): Challenge | undefined;
  drop(id: string): void;
  sweep(): void;
  clear(): void;
}

/** The code the imagined bank sends to the imagined telephone. */
export const challengeCode = '1234';
/** How long a bank waits for its customer, ms. */
const patience = 10 * 60_000;

export const makeChallenges = (now: () => number): Challenges => {
  const open = new Map<string, Challenge>();
  const current = (challenge: Challenge | undefined): Challenge | undefined =>
    challenge?.status === 'PENDING' && challenge.expiresAt <= now()
      ? { ...challenge, status: 'FAILED' }
      : challenge;
  const byAccess = (accessToken: string): Challenge | undefined =>
    current([...open.values()].find((challenge) => challenge.accessToken === accessToken));

  return {
    open: (about) => {
      const challenge: Challenge = {
        ...about,
        id: randomBytes(10).toString('hex'),
        accessToken: randomBytes(32).toString('base64url'),
        expiresAt: now() + patience,
        status: 'PENDING',
      };
      open.set(challenge.id, challenge);
      return challenge;
    },
    find: (id) => current(open.get(id)),
    byAccess,
    answer: (accessToken, code) => {
      const challenge = byAccess(accessToken);
      if (challenge?.status !== 'PENDING') return challenge;
      const isGood = code === challengeCode && challenge.story === 'confirms';
      const answered: Challenge = { ...challenge, status: isGood ? 'SUCCESSFUL' : 'FAILED' };
      open.set(challenge.id, answered);
      return answered;
    },
    drop: (id) => {
      open.delete(id);
    },
    sweep: () => {
      for (const [id, { expiresAt }] of open) if (expiresAt + patience <= now()) open.delete(id);
    },
    clear: () => open.clear(),
  };
};
