/** An example of a call in wire form; a test reads each with the call's own codecs. */
export interface CallExample {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly item: unknown;
}
