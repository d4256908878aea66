/** What a command gives back: the value for scripts and the text for people. */
export interface Answer {
  readonly data: unknown;
  /** Made only when people read it. */
  readonly text: () => string;
}
