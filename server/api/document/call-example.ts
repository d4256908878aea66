/** A call as it looks on the wire; a test reads every one with the call's own codecs. */
export interface CallExample {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly item: unknown;
}
