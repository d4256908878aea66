import { fillBlanks } from '#application/messages/message.ts';
import type { YamlPlace } from '#cli/scenario/yaml/yaml-error.ts';
import type { Part, Way } from '#cli/scenario/yaml/yaml-places.ts';
import type { Words } from '#cli/words/words.ts';
import { slipsBetween } from '#domain/search/spelling.ts';

/** A place in one of the files of a scenario. */
export interface FilePlace extends YamlPlace {
  readonly file: string;
}

/** Finds where something of a file was written; by its name, unless the value is meant. */
export type Locate = (way: Way, part?: Part) => FilePlace;

/** Something that is wrong in a scenario's files, told before its first step. */
export interface Problem extends FilePlace {
  readonly code: 'FileUnreadable' | 'InputRefused';
  /** What is wrong, without the place: `there is no field "wtih" here`. */
  readonly issue: string;
  /** The name at fault. */
  readonly field: string;
}

export const problemAt = (
  { file, line, column }: FilePlace,
  field: string,
  issue: string,
): Problem => ({ code: 'InputRefused', file, line, column, field, issue });

/** `trip.yaml, line 3, column 5: there is no field "wtih" here.` */
export const problemText = ({ file, line, column, issue }: Problem, words: Words): string =>
  // The end of the sentence is the issue's own where it asks something.
  fillBlanks(words['error.scenarioPlace'], { file, line, column, issue }).replace(/\?\.$/, '?');

/** A problem as reports have it. */
export const toldProblem = (problem: Problem, words: Words) => {
  const { file, line, column } = problem;
  return { file, line, column, message: problemText(problem, words) };
};

/** The files of a scenario cannot be run. */
export class ScenarioWrong extends Error {
  override readonly name = 'ScenarioWrong';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ issue }) => issue).join('; '));
    this.problems = problems;
  }
}

/** The name that was probably meant, as the end of a sentence; nothing when none is near. */
export const perhaps = (given: string, known: Iterable<string>, words: Words): string => {
  const most = given.length < 3 ? 0 : given.length < 5 ? 1 : 2;
  const [near] = [...known]
    .map((name) => ({ name, slips: slipsBetween(given.toLowerCase(), name.toLowerCase(), most) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips);
  return near === undefined ? '' : fillBlanks(words['error.perhaps'], { name: near.name });
};
