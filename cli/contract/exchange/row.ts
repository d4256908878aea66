/** What of a call is looked at; the report has a title for each. */
const checks = [
  'status',
  'type',
  'envelope',
  'body',
  'header',
  'leave',
  'method',
  'unknown',
  'session',
  'token',
  'refusal',
  'key',
  'again',
  'try',
] as const;

export type Check = (typeof checks)[number];

/** Why nothing was asked. */
export type Untried = 'write' | 'auth' | 'example';

/** One line of the report: what was looked at, what the document asks for, and what came. */
export interface Row {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly check: Check;
  /** What it was about: a place, a header, or what was sent. */
  readonly about: string;
  readonly status: 'passed' | 'failed' | 'untried';
  readonly expected: string;
  readonly got: string;
  readonly untried?: Untried;
  readonly milliseconds: number;
}

/** A row without what is the same for all of one request. */
export type Finding = Pick<Row, 'check' | 'about' | 'expected' | 'got'> & {
  readonly fits: boolean;
};
