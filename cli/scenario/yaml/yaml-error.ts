import type { ErrorCode } from 'yaml';

/** The mistakes a text may have; each has a sentence of ours in both languages. */
export type YamlProblem =
  | 'aliasUnknown'
  | 'aliasTooOften'
  | 'mergeNoMap'
  | 'tooDeep'
  | 'twoDocuments'
  | 'notJson'
  | 'keyTwice'
  | 'indent'
  | 'tab'
  | 'missing'
  | 'unexpected'
  | 'escape'
  | 'scalar'
  | 'key'
  | 'block'
  | 'anchor'
  | 'tag'
  | 'directive';

/** The library's own sentences are written for programmers, in English. */
export const problemOfCode: Readonly<Record<ErrorCode, YamlProblem>> = {
  ALIAS_PROPS: 'anchor',
  BAD_ALIAS: 'anchor',
  BAD_DIRECTIVE: 'directive',
  BAD_DQ_ESCAPE: 'escape',
  BAD_INDENT: 'indent',
  BAD_PROP_ORDER: 'anchor',
  BAD_SCALAR_START: 'scalar',
  BLOCK_AS_IMPLICIT_KEY: 'block',
  BLOCK_IN_FLOW: 'block',
  DUPLICATE_KEY: 'keyTwice',
  IMPOSSIBLE: 'unexpected',
  KEY_OVER_1024_CHARS: 'key',
  MISSING_CHAR: 'missing',
  MULTILINE_IMPLICIT_KEY: 'key',
  MULTIPLE_ANCHORS: 'anchor',
  MULTIPLE_DOCS: 'twoDocuments',
  MULTIPLE_TAGS: 'anchor',
  NON_STRING_KEY: 'key',
  RESOURCE_EXHAUSTION: 'tooDeep',
  TAB_AS_INDENT: 'tab',
  TAG_RESOLVE_FAILED: 'tag',
  UNEXPECTED_TOKEN: 'unexpected',
  BAD_COLLECTION_TYPE: 'tag',
};

/** Where in a text; both count from 1. */
export interface YamlPlace {
  readonly line: number;
  readonly column: number;
}

/** A text is not YAML, or has something a scenario cannot use. */
export class YamlError extends Error {
  override readonly name = 'YamlError';
  readonly place: YamlPlace;
  readonly problem: YamlProblem;

  constructor(place: YamlPlace, problem: YamlProblem, cause?: unknown) {
    super(problem, { cause });
    this.place = place;
    this.problem = problem;
  }
}
