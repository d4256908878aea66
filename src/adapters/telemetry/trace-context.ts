/** The trace of one command (W3C Trace Context, level 1): every call of it is a span of its own. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** The header `traceparent` of the next call. */
  next(): string;
}

export const makeTraceContext = (): TraceContext => {
  const traceId = randomHex(16);
  return { traceId, next: () => `00-${traceId}-${randomHex(8)}-01` };
};

/** Ids of nothing but zeros are forbidden. */
const randomHex = (bytes: number): string => {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return /^0*$/.test(digits) ? randomHex(bytes) : digits;
};
