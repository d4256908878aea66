import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { type FilePlace, type Locate, ScenarioWrong } from '#cli/scenario/file/problem.ts';
import { type ScenarioFile, scenarioFile } from '#cli/scenario/file/scenario.ts';
import { shapeProblems } from '#cli/scenario/file/shape-problems.ts';
import {
  mostAliases,
  readWrittenJson,
  readWrittenYaml,
  type WrittenValue,
} from '#cli/scenario/yaml/yaml.ts';
import { YamlError } from '#cli/scenario/yaml/yaml-error.ts';
import type { Words } from '#cli/words/words.ts';

/** One file, and where everything in it was written. */
export interface ReadFile {
  readonly file: ScenarioFile;
  readonly locate: Locate;
}

/** Reads one file; `from` is the place that names it, in a file that includes it. */
export const readScenarioFile = async (
  path: string,
  words: Words,
  from: FilePlace = { file: path, line: 1, column: 1 },
): Promise<ReadFile> => {
  const text = await readFile(path, 'utf8').catch(() => {
    const issue = fillBlanks(words['error.includeFile'], { path });
    throw new ScenarioWrong([{ code: 'FileUnreadable', ...from, field: path, issue }]);
  });
  const { value, placeOf } = writtenIn(text, path, words);
  const locate: Locate = (way, part = 'name') => ({ file: path, ...placeOf(way, part) });
  const read = z.safeParse(scenarioFile, value);
  if (read.success) return { file: read.data, locate };
  throw new ScenarioWrong(shapeProblems(read.error.issues, { value, locate }, words));
};

/** Reads the text of a file; throws where and why it is none. */
export const writtenIn = (text: string, path: string, words: Words): WrittenValue => {
  try {
    return path.endsWith('.json') ? readWrittenJson(text) : readWrittenYaml(text);
  } catch (cause) {
    if (!(cause instanceof YamlError)) throw cause;
    const { place, problem } = cause;
    const issue = fillBlanks(words[`error.yaml.${problem}`], { most: mostAliases });
    throw new ScenarioWrong([{ code: 'InputRefused', file: path, ...place, field: path, issue }]);
  }
};
