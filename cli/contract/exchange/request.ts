import {
  type ContractCall,
  isIdempotent,
  keyHeader,
} from '#cli/contract/document/contract-call.ts';
import type { Asked } from '#cli/contract/exchange/send.ts';
import { isMap } from '#cli/contract/schema/json.ts';

/** Who asks: a guest has no headers of a session and no account. */
export interface Asker {
  readonly headers: Readonly<Record<string, string>>;
  readonly accountId?: string;
}

/** What of an example is sent otherwise. */
export interface Change {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whether the document says enough to make the call. */
export const hasExample = ({ query, headers, body }: ContractCall): boolean =>
  query.every(({ required, example }) => !required || example !== undefined) &&
  headers.every(({ name, example }) => name.toLowerCase() === keyHeader || example !== undefined) &&
  (body === undefined || body.example !== undefined);

/** The query of an example; absent where a parameter has none. */
export const exampleQuery = ({ query }: ContractCall): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    query.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
  );

/** The request of a call's example. A key is a new one each time: an old one would be answered as then. */
export const requestOf = (
  call: ContractCall,
  { headers: session, accountId }: Asker,
  change: Change = {},
): Asked => {
  const own = accountId === undefined ? {} : { accountId };
  const query = new URLSearchParams(
    Object.entries(change.query ?? mine(exampleQuery(call), own)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  const body = 'body' in change ? change.body : mine(call.body?.example, own);
  const named = call.headers.flatMap(({ name, example }) =>
    example === undefined ? [] : [[name.toLowerCase(), String(example)]],
  );
  return {
    method: call.method,
    path: query === '' ? call.path : `${call.path}?${query}`,
    headers: {
      ...Object.fromEntries(named),
      ...(isIdempotent(call) && { [keyHeader]: `contract-${crypto.randomUUID()}` }),
      ...session,
      ...change.headers,
    },
    ...(body !== undefined && { body }),
  };
};

/** An example's account is somebody's; whoever asks asks for their own. */
const mine = <Value>(example: Value, own: { readonly accountId?: string }): Value =>
  isMap(example) && 'accountId' in example && example['accountId'] !== ''
    ? { ...example, ...own }
    : example;
