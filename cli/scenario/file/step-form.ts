import * as z from 'zod/mini';
import { expectation, saysSomething, sharedOutcome } from '#cli/scenario/file/expectation.ts';
import { readTimeout } from '#cli/session/timeout.ts';
import { wordsOf } from '#cli/words/words.ts';

export const name = z.string().check(z.minLength(1), z.maxLength(200));
export const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const values = z.record(z.string(), z.unknown());
/** A letter first, then what may stand in `${…}`. */
export const variable = z.string().check(z.regex(/^[A-Za-z][\w-]{0,59}$/));
/** A setting of the environment: `CRUNCH_PASSWORD`. */
export const settingName = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,59}$/));
export const time = z.union([z.string(), z.number()]);

/** Settings of the environment, for one command alone; nothing takes one away. */
export const env = z.record(settingName, scalar);

const isDuration = (text: string): boolean => {
  try {
    return readTimeout(text, wordsOf('en-us')) !== undefined;
  } catch {
    return false;
  }
};

/** As `--timeout` takes it: `500ms`, `20s`, `2m`. */
export const duration = z
  .string()
  .check(z.refine((text) => isDuration(text), { params: { duration: true } }));

/** A fault as `--fault` takes it; one that may also stay unused is named with `maybe: true`. */
const faultName = z.union([z.string(), z.number()]);
const fault = z.union([
  faultName,
  z.strictObject({ name: faultName, maybe: z.optional(z.boolean()) }),
]);

const times = z.int().check(z.gte(1), z.lte(1000));
/** Milliseconds between two tries. */
const pause = z.optional(z.int().check(z.gte(0), z.lte(60_000)));

/** How often: a number of times, or until the expectations are met. */
const repetition = z.union([times, z.strictObject({ times, until: z.literal('met'), pause })]);

/** How often a group of steps is tried before it has failed. */
const tries = z.union([times, z.strictObject({ times, pause })]);

/** Which rows need it: values of the row, as expectations have them. */
const condition = z.optional(values.check(saysSomething));

export const commandStepFields = {
  name: z.optional(name),
  /** A command: `cart add`. */
  use: z.string().check(z.minLength(1)),
  /** Its arguments and flags by name. */
  with: z.optional(values),
  if: condition,
  expect: z.optional(expectation),
  /** Variables and the places in the answer they are filled from. */
  capture: z.optional(
    z.record(
      variable,
      z.union([
        z.string(),
        /** The part of a text that fits. */
        z.strictObject({
          from: z.string(),
          matching: z.optional(z.string().check(z.maxLength(200))),
          /** It is not shown in reports. */
          secret: z.optional(z.boolean()),
        }),
      ]),
    ),
  ),
  /** Who runs it: each person has their own state folder. May be a variable. */
  as: z.optional(name),
  at: z.optional(time),
  env: z.optional(env),
  fault: z.optional(z.union([fault, z.array(fault)])),
  repeat: z.optional(repetition),
  /** The time it may take with all its repetitions. */
  within: z.optional(duration),
};

const commandStep = z.strictObject(commandStepFields);

/** The steps of another file, with variables for it. */
const includeStep = z.strictObject({
  name: z.optional(name),
  include: z.string().check(z.minLength(1)),
  with: z.optional(z.record(variable, scalar)),
  if: condition,
});

const several = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(500));

/** Steps that start at the same moment; an included file is one of them. */
const togetherStep = z.strictObject({
  name: z.optional(name),
  together: z.array(z.union([commandStep, includeStep])).check(z.minLength(2), z.maxLength(50)),
  /** How they end, where nobody can say which of them ends how. */
  outcomes: z.optional(z.array(sharedOutcome).check(z.minLength(1), z.maxLength(20))),
  within: z.optional(duration),
  if: condition,
});

/** Steps in order, with a limit for all of them, or tried again from the first. */
const groupStep = z.strictObject({
  name: z.optional(name),
  steps: several(z.union([commandStep, includeStep, togetherStep])),
  within: z.optional(duration),
  retry: z.optional(tries),
  if: condition,
});

export const steps = several(z.union([commandStep, includeStep, togetherStep, groupStep]));

/** Names of fields that only these have, for mistakes in one. */
export const innerFields: readonly string[] = [
  ...['include', 'times', 'until', 'pause', 'from', 'matching', 'maybe', 'secret'],
  ...Object.keys(togetherStep.shape),
  ...Object.keys(groupStep.shape),
];

export type CommandStep = z.output<typeof commandStep>;
export type FileStep = z.output<typeof steps>[number];
