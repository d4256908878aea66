/** An example of a call in wire form; a test reads each with the call's own codecs. */
export interface CallExample {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly item: unknown;
  /** Changes nothing, although it is no GET: it may be made for a test. */
  readonly reads?: true;
  /** Names an order, a code or a key that a shop need not have, or a state it need not be in: then it is refused. */
  readonly madeUp?: true;
}
