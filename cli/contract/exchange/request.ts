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
export const hasExample = (call: ContractCall): boolean =>
  examplePath(call) !== undefined &&
  call.query.every(({ required, example }) => !required || example !== undefined) &&
  call.headers.every(
    ({ name, example }) => name.toLowerCase() === keyHeader || example !== undefined,
  ) &&
  (call.body === undefined || call.body.example !== undefined);

/** The path with its examples; undefined when a place of it has none. */
export const examplePath = (
  { path, places }: Pick<ContractCall, 'path' | 'places'>,
  asker?: Asker,
): string | undefined => {
  const examples = Object.fromEntries(places.map(({ name, example }) => [name, example]));
  const values: Readonly<Record<string, unknown>> = mine(examples, asker);
  const filled = path.replace(/\{([^{}]+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? String(values[name] ?? '') : '';
    return value === '' ? place : encodeURIComponent(value);
  });
  return /[{}]/.test(filled) ? undefined : filled;
};

/** The query of an example; absent where a parameter has none. */
export const exampleQuery = (
  { query }: ContractCall,
  asker: Asker,
): Readonly<Record<string, unknown>> =>
  mine(
    Object.fromEntries(
      query.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
    ),
    asker,
  );

export const exampleBody = ({ body }: ContractCall, asker: Asker): unknown =>
  mine(body?.example, asker);

/** The request of a call's example. A key is a new one each time: an old one would be answered as then. */
export const requestOf = (call: ContractCall, asker: Asker, change: Change = {}): Asked => {
  const query = new URLSearchParams(
    Object.entries(change.query ?? exampleQuery(call, asker)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  const path = examplePath(call, asker) ?? call.path;
  const body = 'body' in change ? change.body : exampleBody(call, asker);
  const named = call.headers.flatMap(({ name, example }) =>
    example === undefined ? [] : [[name.toLowerCase(), String(example)]],
  );
  return {
    method: call.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      ...Object.fromEntries(named),
      ...(isIdempotent(call) && { [keyHeader]: `contract-${crypto.randomUUID()}` }),
      ...asker.headers,
      ...change.headers,
    },
    ...(body !== undefined && { body }),
  };
};

/** An example's account is somebody's; whoever asks asks for their own. */
const mine = <Value>(example: Value, asker: Asker | undefined): Value =>
  asker?.accountId !== undefined &&
  isMap(example) &&
  'accountId' in example &&
  example['accountId'] !== ''
    ? { ...example, accountId: asker.accountId }
    : example;
