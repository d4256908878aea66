import * as z from 'zod/mini';
import { expectedTrace } from '#cli/scenario/file/expected-trace.ts';
import type { Locate } from '#cli/scenario/file/problem.ts';
import type { Way } from '#cli/scenario/file/yaml-places.ts';

const name = z.string().check(z.minLength(1), z.maxLength(200));
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const values = z.record(z.string(), z.unknown());
/** A letter first, then what may stand in `${…}`. */
const variable = z.string().check(z.regex(/^[A-Za-z][\w-]{0,59}$/));
/** A fault as `--fault` takes it; one that may also stay unused is named with `maybe: true`. */
const faultName = z.union([z.string(), z.number()]);
const fault = z.union([
  faultName,
  z.strictObject({ name: faultName, maybe: z.optional(z.boolean()) }),
]);
const faults = z.union([fault, z.array(fault)]);
const time = z.union([z.string(), z.number()]);

/** A map that says nothing expects nothing, and would be met by everything. */
const saysSomething = z.refine<object>(
  (map) => Object.values(map as object).some((value) => value !== undefined),
  { params: { empty: true } },
);

const expectationFields = {
  /** Exit code of the command; 0 unless an error is expected. */
  exit: z.optional(z.int().check(z.gte(0), z.lte(5))),
  /** Code of the failure, or code, field and message. */
  error: z.optional(
    z.union([
      z.string(),
      z
        .strictObject({
          code: z.optional(z.unknown()),
          field: z.optional(z.unknown()),
          message: z.optional(z.unknown()),
        })
        .check(saysSomething),
    ]),
  ),
  /** Places in the answer and what they hold: `cart[0].quantity: 2`. */
  data: z.optional(values.check(saysSomething)),
  /** What the shop did for it, as `crunch trace` shows it. */
  trace: z.optional(expectedTrace.check(saysSomething)),
};

/** The expected outcome of a step. */
const expectation = z.strictObject(expectationFields).check(saysSomething);

/** How often: a number of times, or until the expectations are met. */
const repetition = z.union([
  z.int().check(z.gte(1), z.lte(1000)),
  z.strictObject({
    times: z.int().check(z.gte(1), z.lte(1000)),
    until: z.literal('met'),
    /** Milliseconds between two tries. */
    pause: z.optional(z.int().check(z.gte(0), z.lte(60_000))),
  }),
]);

const commandStepFields = {
  name: z.optional(name),
  /** A command: `cart add`. */
  use: z.string().check(z.minLength(1)),
  /** Its arguments and flags by name. */
  with: z.optional(values),
  expect: z.optional(expectation),
  /** Variables and the places in the answer they are filled from. */
  capture: z.optional(
    z.record(
      variable,
      z.union([
        z.string(),
        /** The part of a text that fits. */
        z.strictObject({ from: z.string(), matching: z.string().check(z.maxLength(200)) }),
      ]),
    ),
  ),
  /** Who runs it: each person has their own state folder. May be a variable. */
  as: z.optional(name),
  at: z.optional(time),
  fault: z.optional(faults),
  repeat: z.optional(repetition),
};

const commandStep = z.strictObject(commandStepFields);

/** The steps of another file, with variables for it. */
const includeStep = z.strictObject({
  name: z.optional(name),
  include: z.string().check(z.minLength(1)),
  with: z.optional(z.record(variable, scalar)),
});

const steps = z.array(z.union([commandStep, includeStep])).check(z.minLength(1), z.maxLength(500));

const fileFields = {
  name: z.optional(name),
  description: z.optional(z.string()),
  vars: z.optional(z.record(variable, scalar)),
  /** Values of the flags a person's commands need: e-mail, address …; `anyone` is all others. */
  people: z.optional(z.record(variable, z.record(z.string(), scalar))),
  lang: z.optional(z.string()),
  variant: z.optional(z.string()),
  seed: z.optional(z.union([z.string(), z.number()])),
  at: z.optional(time),
  telemetry: z.optional(z.boolean()),
  steps,
};

/** A scenario file, or a fragment for others to include. */
export const scenarioFile = z.strictObject(fileFields);

/** Every field a file may have somewhere, for mistakes in one. */
export const fieldsOf: readonly string[] = [
  ...Object.keys(fileFields),
  ...Object.keys(commandStepFields),
  ...Object.keys(expectationFields),
  ...['include', 'times', 'until', 'pause', 'from', 'matching', 'maybe'],
];

export type ScenarioFile = z.output<typeof scenarioFile>;
export type CommandStep = z.output<typeof commandStep>;
export type Expectation = z.output<typeof expectation>;
export type Variables = Readonly<Record<string, unknown>>;

/** Variables of one file, or those an include gives to another. */
export interface Scope {
  readonly values: Variables;
  readonly kind: 'vars' | 'include';
  readonly locate: Locate;
  /** The way to them in their file. */
  readonly way: Way;
}

/** A step ready to run: its file's variables are known, its includes are resolved. */
export interface ScenarioStep extends CommandStep {
  readonly name: string;
  /** Variables of its file and those around it, the weakest first; each may use those before it. */
  readonly scopes: readonly Scope[];
  readonly locate: Locate;
  /** The way to it in its file. */
  readonly way: Way;
}

export interface Scenario extends Omit<ScenarioFile, 'name' | 'steps'> {
  readonly name: string;
  readonly file: string;
  readonly steps: readonly ScenarioStep[];
  readonly locate: Locate;
}
