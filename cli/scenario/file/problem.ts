import { fillBlanks } from '#application/messages/message.ts';
import type { YamlPlace } from '#cli/scenario/file/yaml-error.ts';
import type { Part, Way } from '#cli/scenario/file/yaml-places.ts';
import type { Words } from '#cli/words/words.ts';

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
    .map((name) => ({ name, distance: distanceOf(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return near === undefined ? '' : fillBlanks(words['error.perhaps'], { name: near.name });
};

/** How many letters to add, drop, change or swap with their neighbour; past any use, infinite. */
export const distanceOf = (from: string, to: string): number => {
  if (Math.abs(from.length - to.length) > 2) return Number.POSITIVE_INFINITY;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
};
