import type { IdxTransaction, NextStep } from '@okta/okta-auth-js';
import * as z from 'zod/mini';
import type { FlowAsk } from '#ports/sign-in/self-service-flow.ts';

/** What a step is about; the library puts it in place of the references of the provider. */
const relation = z.object({
  key: z.optional(z.string()),
  type: z.optional(z.string()),
  poll: z.optional(z.object({ refresh: z.optional(z.number()) })),
});
/** A reference that is not replaced tells nothing. */
const chosen = z.catch(z.optional(z.object({ key: z.optional(z.string()) })), undefined);
const choice = z.object({ relatesTo: chosen });
const step = z.object({
  name: z.string(),
  refresh: z.optional(z.number()),
  relatesTo: z.catch(z.optional(z.object({ value: z.optional(relation) })), undefined),
  value: z.optional(z.array(z.object({ name: z.string(), options: z.optional(z.array(choice)) }))),
});

/** One of the steps the provider offers now. */
export interface OfferedStep {
  readonly name: string;
  /** Which authenticator it is about, by the provider's key, such as `okta_email`. */
  readonly authenticator: string | undefined;
  readonly type: string | undefined;
  /** Keys of the authenticators to choose from. */
  readonly choices: readonly string[];
  /** Milliseconds between two looks, where the provider wants to be asked (IDX-04). */
  readonly refresh: number | undefined;
}

/** All that is offered, in the provider's order; what cannot be read is left out. */
export const offeredIn = ({ neededToProceed, nextStep }: IdxTransaction): readonly OfferedStep[] =>
  stepsIn(neededToProceed ?? (nextStep ? [withoutValue(nextStep)] : []));

/** An answer as the provider gave it, which the library stores. */
const stored = z.looseObject({ remediation: z.object({ value: z.array(z.looseObject({})) }) });

/** The steps of a flow that an earlier process began; what a step is about stands beside it. */
export const savedSteps = (answer: unknown): readonly OfferedStep[] => {
  const read = z.safeParse(stored, answer).data;
  if (read === undefined) return [];
  return stepsIn(
    read.remediation.value.map((one) => {
      const [reference] = [one['relatesTo']].flat();
      return { ...one, relatesTo: read[String(reference).replace('$.', '')] };
    }),
  );
};

const stepsIn = (raw: readonly unknown[]): readonly OfferedStep[] =>
  raw.flatMap((one) => {
    const read = z.safeParse(step, one).data;
    if (read === undefined) return [];
    const about = read.relatesTo?.value;
    const choices = read.value?.find(({ name }) => name === 'authenticator')?.options ?? [];
    return [
      {
        name: read.name,
        authenticator: about?.key,
        type: about?.type,
        choices: choices.flatMap(({ relatesTo }) => relatesTo?.key ?? []),
        refresh: read.refresh ?? about?.poll?.refresh,
      },
    ];
  });

/** The library's own shape of a step has the same facts, but for its fields. */
const withoutValue = ({ name, refresh, poll, relatesTo, authenticator }: NextStep): unknown => ({
  name,
  refresh: refresh ?? poll?.refresh,
  relatesTo: { value: relatesTo?.value ?? authenticator },
});

const asks: Readonly<Record<string, FlowAsk>> = {
  identify: 'credentials',
  'enroll-profile': 'profile',
  'identify-recovery': 'email',
  'select-authenticator-unlock-account': 'email',
  'reset-authenticator': 'new-password',
  'reenroll-authenticator': 'new-password',
  'challenge-poll': 'approval',
  'enroll-poll': 'approval',
};

/** Authenticators whose codes somebody can read and type. */
const typed: readonly (string | undefined)[] = [
  undefined,
  'email',
  'phone',
  'app',
  'security_key_otp',
];

/** What a step asks of the person; `elsewhere` is what only the provider's pages can ask. */
export const askOf = ({ name, type, authenticator }: OfferedStep): FlowAsk => {
  switch (name) {
    case 'enroll-authenticator':
      if (type === 'password') return 'new-password';
      return type === 'email' || type === undefined ? 'code' : 'elsewhere';
    case 'challenge-authenticator':
      if (type === 'password') return 'credentials';
      return typed.includes(type) && authenticator !== 'webauthn' ? 'code' : 'elsewhere';
    default:
      return asks[name] ?? 'elsewhere';
  }
};
