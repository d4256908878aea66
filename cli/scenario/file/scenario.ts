import * as z from 'zod/mini';
import type { Block } from '#cli/scenario/file/block.ts';
import { expectationFields } from '#cli/scenario/file/expectation.ts';
import type { Locate } from '#cli/scenario/file/problem.ts';
import {
  type CommandStep,
  commandStepFields,
  duration,
  env,
  innerFields,
  name,
  scalar,
  settingName,
  steps,
  time,
  variable,
} from '#cli/scenario/file/step-form.ts';
import type { Way } from '#cli/scenario/yaml/yaml-places.ts';

/** Values of one run of a scenario: `{ name: declined, card: visa-declined }`. */
export const rows = z.array(z.record(variable, scalar)).check(z.minLength(1), z.maxLength(1000));

const fileFields = {
  name: z.optional(name),
  description: z.optional(z.string()),
  /** Words that `--tag` picks it by. */
  tags: z.optional(z.array(z.string().check(z.regex(/^[A-Za-z0-9][\w-]{0,59}$/)))),
  vars: z.optional(z.record(variable, scalar)),
  /** The scenario is run for each row: the rows themselves, or a file that holds them. */
  each: z.optional(z.union([rows, z.string().check(z.minLength(1))])),
  /** Values of the flags a person's commands need: e-mail, address …; `anyone` is all others. */
  people: z.optional(z.record(variable, z.record(z.string(), scalar))),
  lang: z.optional(z.string()),
  variant: z.optional(z.string()),
  seed: z.optional(z.union([z.string(), z.number()])),
  at: z.optional(time),
  telemetry: z.optional(z.boolean()),
  /** Variables whose values stand in settings of the environment, and in no report. */
  secrets: z.optional(z.record(variable, settingName)),
  /** Settings of the environment for every step of the file. */
  env: z.optional(env),
  /** How long each call waits for its answer, and how long all steps may take. */
  timeout: z.optional(duration),
  within: z.optional(duration),
  /** What must be so before the steps; when it fails they do not run. */
  setup: z.optional(steps),
  steps,
  /** What is put back after them, however they ended. */
  finally: z.optional(steps),
};

/** A scenario file, or a fragment for others to include. */
export const scenarioFile = z.strictObject(fileFields);

/** Every field a file may have somewhere, for mistakes in one. */
export const fieldsOf: readonly string[] = [
  ...Object.keys(fileFields),
  ...Object.keys(commandStepFields),
  ...Object.keys(expectationFields),
  ...innerFields,
];

export type ScenarioFile = z.output<typeof scenarioFile>;
export type Variables = Readonly<Record<string, unknown>>;

/** Variables of one file, of one row, or those an include gives to another file. */
export interface Scope {
  readonly values: Variables;
  readonly kind: 'vars' | 'row' | 'include' | 'secrets';
  readonly locate: Locate;
  /** The way to them in their file. */
  readonly way: Way;
}

/** What a row must be like for the step to be one of its own. */
export interface Condition {
  readonly wanted: Variables;
  readonly locate: Locate;
  readonly way: Way;
  /** It stands in the scenario itself; fragments know no rows. */
  readonly isOwn: boolean;
}

/** A step ready to run: its file's variables are known, its includes are resolved. */
export interface ScenarioStep extends Omit<CommandStep, 'if'> {
  readonly name: string;
  /** Variables of its file and those around it, the weakest first; each may use those before it. */
  readonly scopes: readonly Scope[];
  readonly conditions: readonly Condition[];
  /** The files and groups it stands in, the outermost first. */
  readonly inside: readonly Inside[];
  readonly locate: Locate;
  /** The way to it in its file. */
  readonly way: Way;
}

/** Where in a block a step stands. */
export interface Inside {
  readonly block: Block;
  readonly part: Part;
  /** Which item of the block it belongs to; those of `together` start at once. */
  readonly item: number;
}

export type Part = 'setup' | 'steps' | 'finally';

export interface Scenario extends Omit<ScenarioFile, 'name' | 'steps' | 'setup' | 'finally'> {
  /** With the name of its row. */
  readonly name: string;
  readonly file: string;
  readonly row?: Row;
  readonly steps: readonly ScenarioStep[];
  readonly locate: Locate;
}

/** One of the rows of `each`. */
export interface Row extends Scope {
  readonly name: string;
  /** From 1. */
  readonly number: number;
}
