import { basename, dirname, resolve } from 'node:path';
import { fillBlanks } from '#application/messages/message.ts';
import { problemAt, ScenarioWrong } from '#cli/scenario/file/problem.ts';
import { type ReadFile, readScenarioFile } from '#cli/scenario/file/read-file.ts';
import type { Scenario, ScenarioStep, Scope } from '#cli/scenario/file/scenario.ts';
import type { Words } from '#cli/words/words.ts';

/** The most levels of includes, and the most steps in all; more is a mistake. */
const deepest = 8;
const mostSteps = 2000;

/** A scenario with everything it includes; throws what is wrong with the form of its files. */
export const readScenario = async (path: string, words: Words): Promise<Scenario> => {
  const read = await readScenarioFile(path, words);
  const steps = await stepsOf({ read, path, outer: [], above: [resolve(path)] }, words);
  if (steps.length > mostSteps) {
    const issue = fillBlanks(words['error.tooManySteps'], { most: mostSteps });
    throw new ScenarioWrong([problemAt(read.locate(['steps']), 'steps', issue)]);
  }
  const { file, locate } = read;
  return { ...file, name: file.name ?? nameOf(path), file: path, steps, locate };
};

const nameOf = (path: string): string => basename(path).replace(/\.[^.]*$/, '');

interface Opened {
  readonly read: ReadFile;
  readonly path: string;
  /** Variables of the files around it. */
  readonly outer: readonly Scope[];
  /** The files this one is included from. */
  readonly above: readonly string[];
}

const stepsOf = async (opened: Opened, words: Words): Promise<readonly ScenarioStep[]> => {
  const { path, above } = opened;
  const { file, locate } = opened.read;
  const own: Scope = { values: file.vars ?? {}, kind: 'vars', locate, way: ['vars'] };
  const scopes = [own, ...opened.outer];
  const steps: ScenarioStep[] = [];
  for (const [at, step] of file.steps.entries()) {
    const way = ['steps', at];
    if ('use' in step) {
      steps.push({ ...step, name: step.name ?? step.use, scopes, locate, way });
      continue;
    }
    const included = resolve(dirname(path), step.include);
    const named = locate([...way, 'include'], 'value');
    if (above.includes(included) || above.length >= deepest) {
      const issue = fillBlanks(words['error.includeLoop'], { name: step.include });
      throw new ScenarioWrong([problemAt(named, 'include', issue)]);
    }
    const inner = {
      read: await readScenarioFile(included, words, named),
      path: included,
      outer: [
        ...scopes,
        { values: step.with ?? {}, kind: 'include' as const, locate, way: [...way, 'with'] },
      ],
      above: [...above, included],
    };
    steps.push(...(await stepsOf(inner, words)));
  }
  return steps;
};
