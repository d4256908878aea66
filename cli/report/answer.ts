/** What a command returns: the value for scripts and the text for people. */
export interface Answer {
  readonly data: unknown;
  /** Called only when the text is printed. */
  readonly text: () => string;
}
