import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { fillBlanks } from '#application/messages/message.ts';
import { parseInput } from '#cli/input/parse.ts';
import { parseJson } from '#cli/input/read-input.ts';
import { CommandFailure, exitCodes, inputRefused } from '#cli/report/command-failure.ts';
import {
  type Scenario,
  type ScenarioFile,
  type ScenarioStep,
  scenarioFile,
  type Variables,
} from '#cli/scenario/scenario.ts';
import { mostAliases, readYaml } from '#cli/scenario/yaml.ts';
import { YamlError } from '#cli/scenario/yaml-error.ts';
import type { Words } from '#cli/words/words.ts';

/** The most levels of includes, and the most steps in all; more is a mistake. */
const deepest = 8;
const mostSteps = 2000;

/** A scenario with everything it includes. */
export const readScenario = async (path: string, words: Words): Promise<Scenario> => {
  const file = await readScenarioFile(path, words);
  const steps = await stepsOf({ file, path, outer: [], above: [resolve(path)] }, words);
  if (steps.length > mostSteps) {
    throw inputRefused(fillBlanks(words['error.tooManySteps'], { name: path, most: mostSteps }));
  }
  return { ...file, name: file.name ?? nameOf(path), file: path, steps };
};

const nameOf = (path: string): string => basename(path).replace(/\.[^.]*$/, '');

const readScenarioFile = async (path: string, words: Words): Promise<ScenarioFile> => {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new CommandFailure(
      { code: 'FileUnreadable', message: fillBlanks(words['error.file'], { path }), field: path },
      exitCodes.badInput,
      cause,
    );
  });
  return parseInput(scenarioFile, parsed(text, path, words), path, words);
};

const parsed = (text: string, path: string, words: Words): unknown => {
  if (path.endsWith('.json')) return parseJson(text, path, words);
  try {
    return readYaml(text);
  } catch (cause) {
    if (!(cause instanceof YamlError)) throw cause;
    throw inputRefused(
      fillBlanks(words['error.yaml'], { name: path, ...cause.place, issue: issueOf(cause, words) }),
      path,
    );
  }
};

const issueOf = ({ problem, message }: YamlError, words: Words): string =>
  problem === undefined
    ? message.replace(/[.\s]+$/, '')
    : fillBlanks(words[`error.yaml.${problem}`], { most: mostAliases });

interface Opened {
  readonly file: ScenarioFile;
  readonly path: string;
  /** Variables of the files around it. */
  readonly outer: readonly Variables[];
  /** The files this one is included from. */
  readonly above: readonly string[];
}

const stepsOf = async (opened: Opened, words: Words): Promise<readonly ScenarioStep[]> => {
  const { file, path, above } = opened;
  const scopes = [file.vars ?? {}, ...opened.outer];
  const steps: ScenarioStep[] = [];
  for (const step of file.steps) {
    if ('use' in step) {
      steps.push({ ...step, name: step.name ?? step.use, scopes });
      continue;
    }
    const included = resolve(dirname(path), step.include);
    if (above.includes(included) || above.length >= deepest) {
      throw inputRefused(fillBlanks(words['error.includeLoop'], { name: included }), 'include');
    }
    const inner = {
      file: await readScenarioFile(included, words),
      path: included,
      outer: [...scopes, step.with ?? {}],
      above: [...above, included],
    };
    steps.push(...(await stepsOf(inner, words)));
  }
  return steps;
};
