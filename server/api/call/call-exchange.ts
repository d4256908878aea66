/** A request, from the network or from the page renderer in the same process. */
export interface CallQuestion {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: unknown;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: unknown;
  readonly requestId: string;
  readonly clientAddress: string;
}

/** The answer, ready to be sent. */
export interface CallAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON of the envelope. */
  readonly body: string | Buffer;
  /** The trace it was recorded in, for the log. */
  readonly traceId?: string;
}

/** The value of a header; the first one if it was sent several times. */
export const headerOf = (headers: CallQuestion['headers'], name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'object' ? value[0] : value;
};
