/** One call of a document, with what is expected of whoever answers it. */
export interface ContractCall {
  readonly name: string;
  readonly method: string;
  /** Behind the base path of the document, with its places: `/orders/{orderId}`. */
  readonly path: string;
  /** What stands at the places of the path. */
  readonly places: readonly Parameter[];
  readonly query: readonly Parameter[];
  /** Headers that must be sent beside those of a session. */
  readonly headers: readonly Parameter[];
  readonly body?: { readonly schema: unknown; readonly example: unknown };
  /** The whole body of a success, and the headers beside it. */
  readonly answer: Expected;
  /** The same of a refusal. */
  readonly refusal: Expected;
  /** Only for signed-in shoppers. */
  readonly forShoppers: boolean;
  /** It may change something; only reading calls are made without being told to. */
  readonly changes: boolean;
  /** Its example names an order, a code or a key that may not exist: it may be refused. */
  readonly madeUp: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: unknown;
  readonly example: unknown;
}

interface Expected {
  /** Absent when the document does not say. */
  readonly schema?: unknown;
  /** Schemas of header values, by names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
}

/** What is judged by: the calls, and the document that their references point into. */
export interface Contract {
  readonly calls: readonly ContractCall[];
  readonly root: unknown;
}

/** The header whose value says that a call was made before (IETF's draft of Idempotency-Key). */
export const keyHeader = 'idempotency-key';

export const isIdempotent = ({ headers }: ContractCall): boolean =>
  headers.some(({ name }) => name.toLowerCase() === keyHeader);
