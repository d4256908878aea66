import { dirname, resolve } from 'node:path';
import { fillBlanks } from '#application/messages/message.ts';
import { type Block, usualPause } from '#cli/scenario/file/block.ts';
import { type Problem, problemAt, ScenarioWrong } from '#cli/scenario/file/problem.ts';
import { type ReadFile, readScenarioFile } from '#cli/scenario/file/read-file.ts';
import type { Condition, Inside, Part, ScenarioStep, Scope } from '#cli/scenario/file/scenario.ts';
import type { FileStep } from '#cli/scenario/file/step-form.ts';
import { later } from '#cli/scenario/file/variables.ts';
import { shortestSecret } from '#cli/scenario/secret/masked.ts';
import type { Way } from '#cli/scenario/yaml/yaml-places.ts';
import type { Environment } from '#cli/session/settings.ts';
import type { Words } from '#cli/words/words.ts';

/** The most levels of includes; more is a mistake. */
const deepest = 8;

/** What is around steps: files, groups, and what rows must be like. */
interface Around {
  readonly conditions: readonly Condition[];
  readonly inside: readonly Inside[];
}

/** A file that was read, on the way to its steps. */
export interface Opened extends Around {
  readonly read: ReadFile;
  readonly path: string;
  /** Where secrets are; undefined when nothing is run. */
  readonly environment: Environment | undefined;
  /** Variables of the files around it. */
  readonly outer: readonly Scope[];
  /** The files this one is included from. */
  readonly above: readonly string[];
}

const parts: readonly Part[] = ['setup', 'steps', 'finally'];

/** All steps of a file in their order, those of its groups and includes among them. */
export const stepsOf = async (opened: Opened, words: Words): Promise<readonly ScenarioStep[]> => {
  const { file, locate } = opened.read;
  const own: Scope = { values: file.vars ?? {}, kind: 'vars', locate, way: ['vars'] };
  const block: Block = { kind: 'file', within: file.within, locate, way: [] };
  const secrets = secretScope(opened, words);
  const scoped = { ...opened, scopes: [secrets, own, ...opened.outer] };
  const found: ScenarioStep[] = [];
  for (const part of parts) {
    const around = (item: number) => ({
      conditions: opened.conditions,
      inside: [...opened.inside, { block, part, item }],
    });
    found.push(...(await listed(file[part] ?? [], [part], scoped, around, words)));
  }
  return found;
};

interface Scoped extends Opened {
  readonly scopes: readonly Scope[];
}

const listed = async (
  steps: readonly FileStep[],
  way: Way,
  opened: Scoped,
  around: (item: number) => Around,
  words: Words,
): Promise<readonly ScenarioStep[]> => {
  const found: ScenarioStep[] = [];
  for (const [at, step] of steps.entries()) {
    found.push(...(await read(step, [...way, at], opened, around(at), words)));
  }
  return found;
};

const read = async (
  step: FileStep,
  way: Way,
  opened: Scoped,
  outside: Around,
  words: Words,
): Promise<readonly ScenarioStep[]> => {
  const { locate } = opened.read;
  const { inside } = outside;
  const conditions = [...outside.conditions, ...conditionOf(step, way, opened)];
  if ('use' in step) {
    const { if: _, ...rest } = step;
    const { scopes } = opened;
    const set = { ...opened.read.file.env, ...step.env };
    const env = Object.keys(set).length === 0 ? {} : { env: set };
    return [
      { ...rest, ...env, name: step.name ?? step.use, scopes, conditions, inside, locate, way },
    ];
  }
  if ('include' in step) {
    return included(step, way, { ...opened, conditions, inside }, words);
  }
  const { within } = step;
  const block: Block =
    'together' in step
      ? { kind: 'together', within, outcomes: step.outcomes, locate, way }
      : { kind: 'group', within, ...retryOf(step.retry), locate, way };
  const [field, steps] = 'together' in step ? ['together', step.together] : ['steps', step.steps];
  const around = (item: number): Around => ({
    conditions,
    inside: [...inside, { block, part: 'steps', item }],
  });
  return listed(steps, [...way, field], opened, around, words);
};

/** The values of secrets, from the environment. */
const secretScope = ({ read, environment }: Opened, words: Words): Scope => {
  const { file, locate } = read;
  const problems: Problem[] = [];
  const found = Object.entries(file.secrets ?? {}).map(([name, setting]) => {
    if (environment === undefined) return [name, later];
    const value = environment[setting] ?? '';
    if (value.length < shortestSecret) {
      const sentence = words[value === '' ? 'error.secretMissing' : 'error.secretShort'];
      const issue = fillBlanks(sentence, { name: setting, least: shortestSecret });
      problems.push(problemAt(locate(['secrets', name], 'value'), name, issue));
    }
    return [name, value];
  });
  if (problems.length > 0) throw new ScenarioWrong(problems);
  return { values: Object.fromEntries(found), kind: 'secrets', locate, way: ['secrets'] };
};

const retryOf = (retry: number | { times: number; pause?: number | undefined } | undefined) =>
  retry === undefined
    ? {}
    : {
        retry:
          typeof retry === 'number'
            ? { times: retry, pause: usualPause }
            : { times: retry.times, pause: retry.pause ?? usualPause },
      };

const conditionOf = (step: FileStep, way: Way, { read, outer }: Scoped): readonly Condition[] =>
  step.if === undefined
    ? []
    : [
        {
          wanted: step.if,
          locate: read.locate,
          way: [...way, 'if'],
          isOwn: outer.length === 0,
        },
      ];

const included = async (
  step: Extract<FileStep, { include: string }>,
  way: Way,
  opened: Scoped,
  words: Words,
): Promise<readonly ScenarioStep[]> => {
  const { path, above, scopes, conditions, inside } = opened;
  const { locate } = opened.read;
  const fragment = resolve(dirname(path), step.include);
  const named = locate([...way, 'include'], 'value');
  if (above.includes(fragment) || above.length >= deepest) {
    const issue = fillBlanks(words['error.includeLoop'], { name: step.include });
    throw new ScenarioWrong([problemAt(named, 'include', issue)]);
  }
  const given: Scope = {
    values: step.with ?? {},
    kind: 'include',
    locate,
    way: [...way, 'with'],
  };
  const read = await readScenarioFile(fragment, words, named);
  if (read.file.each !== undefined) {
    throw new ScenarioWrong([
      problemAt(read.locate(['each']), 'each', words['error.eachInFragment']),
    ]);
  }
  const { environment } = opened;
  const inner = {
    read,
    environment,
    path: fragment,
    outer: [...scopes, given],
    conditions,
    inside,
  };
  return stepsOf({ ...inner, above: [...above, fragment] }, words);
};
