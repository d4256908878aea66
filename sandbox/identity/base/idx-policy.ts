import * as z from 'zod';

export type Enrolment = 'password' | 'email' | 'push';

/** What new accounts enrol together; of a stage that is not required all may be skipped. */
const stage = z.strictObject({
  offers: z.array(z.enum(['password', 'email'])).min(1),
  required: z.boolean().default(true),
});

/**
 * The orders in which the Identity Engine asks: organisations differ in them, and a shop has to follow
 * whatever is offered.
 */
export const idxPolicy = z.strictObject({
  enrolls: z.array(stage).default([{ offers: ['password'], required: true }]),
  /** Shows a list to choose from also where only one is left. */
  listsOne: z.boolean().default(true),
  /** Asks in which way to recover before it sends a code. */
  recoveryAsks: z.boolean().default(false),
  /** Asks for the name alone first: then for the password, or for a choice of ways. */
  identifierFirst: z.enum(['no', 'password', 'choice']).default('no'),
  /** Offers one more authenticator after a sign-in, to be skipped. */
  offersMore: z.boolean().default(false),
});

export type IdxPolicy = z.output<typeof idxPolicy>;

export interface HeldPolicy {
  now(): IdxPolicy;
  set(policy: IdxPolicy): void;
}

export const usualPolicy: IdxPolicy = idxPolicy.parse({});

export const holdPolicy = (): HeldPolicy => {
  let held = usualPolicy;
  return {
    now: () => held,
    set: (policy) => {
      held = policy;
    },
  };
};

/** What may be enrolled now, and whether it may be skipped; nothing is left where `options` is empty. */
export interface Offer {
  readonly options: readonly Enrolment[];
  readonly canSkip: boolean;
}

export const offerOf = (
  { enrolls, offersMore }: IdxPolicy,
  flow: string,
  passed: readonly Enrolment[],
): Offer => {
  const left = (offers: readonly Enrolment[]) => offers.filter((one) => !passed.includes(one));
  if (flow !== 'register') return { options: offersMore ? left(['push']) : [], canSkip: true };
  const open = enrolls.find(({ offers }) => left(offers).length > 0);
  return open === undefined
    ? { options: [], canSkip: true }
    : { options: left(open.offers), canSkip: !open.required };
};
