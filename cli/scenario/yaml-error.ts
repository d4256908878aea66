/**
 * Mistakes that have our own sentences in both languages; the others have the library's sentence.
 */
export type YamlProblem =
  | 'aliasUnknown'
  | 'aliasTooOften'
  | 'mergeNoMap'
  | 'tooDeep'
  | 'twoDocuments';

/** Where in a text; both count from 1. */
export interface YamlPlace {
  readonly line: number;
  readonly column: number;
}

/** A text is not YAML, or has something a scenario cannot use. */
export class YamlError extends Error {
  override readonly name = 'YamlError';
  readonly place: YamlPlace;
  readonly problem: YamlProblem | undefined;

  constructor(place: YamlPlace, sentence: string, problem?: YamlProblem) {
    super(sentence);
    this.place = place;
    this.problem = problem;
  }
}
