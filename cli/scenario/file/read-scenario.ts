import { basename, resolve } from 'node:path';
import { fillBlanks } from '#application/messages/message.ts';
import { problemAt, ScenarioWrong } from '#cli/scenario/file/problem.ts';
import { readScenarioFile } from '#cli/scenario/file/read-file.ts';
import { stepsOf } from '#cli/scenario/file/read-steps.ts';
import type { Scenario } from '#cli/scenario/file/scenario.ts';
import type { Environment } from '#cli/session/settings.ts';
import type { Words } from '#cli/words/words.ts';

const mostSteps = 2000;

/**
 * A scenario with everything it includes; throws what is wrong with the form of its files. Without an
 * environment its secrets are not known yet.
 */
export const readScenario = async (
  path: string,
  words: Words,
  environment?: Environment,
): Promise<Scenario> => {
  const read = await readScenarioFile(path, words);
  const around = { outer: [], above: [resolve(path)], conditions: [], inside: [] };
  const steps = await stepsOf({ ...around, read, path, environment }, words);
  if (steps.length > mostSteps) {
    const issue = fillBlanks(words['error.tooManySteps'], { most: mostSteps });
    throw new ScenarioWrong([problemAt(read.locate(['steps']), 'steps', issue)]);
  }
  const { file, locate } = read;
  return { ...file, name: file.name ?? nameOf(path), file: path, steps, locate };
};

const nameOf = (path: string): string => basename(path).replace(/\.[^.]*$/, '');
