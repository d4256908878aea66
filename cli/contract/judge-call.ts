import { againFinding } from '#cli/contract/check/again-finding.ts';
import { answerFindings } from '#cli/contract/check/answer-findings.ts';
import { leaveFinding, strangeSite } from '#cli/contract/check/leave-finding.ts';
import { refusalFinding } from '#cli/contract/check/refusal-finding.ts';
import {
  type Contract,
  type ContractCall,
  isIdempotent,
  keyHeader,
} from '#cli/contract/document/contract-call.ts';
import {
  type Asker,
  type Change,
  exampleBody,
  examplePath,
  exampleQuery,
  hasExample,
  requestOf,
} from '#cli/contract/exchange/request.ts';
import type { Finding, Row, Untried } from '#cli/contract/exchange/row.ts';
import { type Asked, isSilent, type Seen, type Send } from '#cli/contract/exchange/send.ts';
import { makeChance } from '#cli/contract/schema/chance.ts';
import { type Variant, variantsOf } from '#cli/contract/schema/variants.ts';

export interface Judging {
  readonly send: Send;
  readonly contract: Contract;
  /** Headers that every call has, such as the key of the interface. */
  readonly common: Readonly<Record<string, string>>;
  /** Absent when nobody is signed in. */
  readonly shopper?: Asker;
  /** Calls that change something are made, too. */
  readonly write: boolean;
  /** How many wrong requests a call is sent. */
  readonly variants: number;
  readonly seed: string;
}

/** What a call without a session may be refused with: 440 is "your session has timed out" (SESS-06). */
const signedOut = [401, 403, 440];

/** Every row of one call, in the order in which it was looked at. */
export const judgeCall = async (call: ContractCall, judging: Judging): Promise<readonly Row[]> => {
  const { write, shopper, common } = judging;
  const guest: Asker = { headers: common };
  const path = examplePath(call);
  const rows = path === undefined ? [] : [...(await leaveRows(call, path, judging))];
  const untried = (why: Untried): readonly Row[] => [...rows, untriedRow(call, why)];
  if (call.changes && !write) return untried('write');
  if (path === undefined || !hasExample(call)) return untried('example');
  if (call.forShoppers) rows.push(...(await sessionRows(call, judging)));
  if (call.forShoppers && shopper === undefined) return untried('auth');
  const asker: Asker =
    call.forShoppers && shopper !== undefined
      ? { ...shopper, headers: { ...common, ...shopper.headers } }
      : guest;
  rows.push(...(await exampleRows(call, asker, judging)));
  rows.push(...(await methodRows(call, path, judging)));
  for (const { told, change } of wrongRequests(call, asker, judging)) {
    const asked = requestOf(call, asker, change);
    rows.push(...(await refusalRow(call, asked, { check: 'refusal', about: told }, judging)));
  }
  return rows;
};

const leaveRows = (call: ContractCall, path: string, { send }: Judging) => {
  const asked = {
    method: 'OPTIONS',
    path,
    headers: {
      origin: strangeSite,
      'access-control-request-method': call.method,
      'access-control-request-headers': 'content-type',
    },
  };
  return rowsOf(call, 'leave', send(asked), (seen) => [leaveFinding(seen)]);
};

/** Neither nobody nor somebody with a token that is none may make a shopper's call. */
const sessionRows = async (call: ContractCall, judging: Judging): Promise<readonly Row[]> => {
  const { common } = judging;
  const nobody = requestOf(call, { headers: common });
  const stranger = requestOf(call, { headers: { ...common, authorization: 'Bearer made-up' } });
  return [
    ...(await refusalRow(call, nobody, { check: 'session', about: '' }, judging, signedOut)),
    ...(await refusalRow(call, stranger, { check: 'token', about: '' }, judging, signedOut)),
  ];
};

/** The example; a call with a key is made twice with it, and once without. */
const exampleRows = async (
  call: ContractCall,
  asker: Asker,
  judging: Judging,
): Promise<readonly Row[]> => {
  const { send, contract } = judging;
  const asked = requestOf(call, asker);
  const first = await send(asked);
  const rows = rowsOf(call, 'status', first, (seen) => answerFindings(call, seen, contract));
  if (!isIdempotent(call) || isSilent(first)) return rows;
  const again = await rowsOf(call, 'again', send(asked), (seen) => [againFinding(first, seen)]);
  const { [keyHeader]: _, ...headers } = asked.headers;
  const keyless = { ...asked, headers };
  const bare = await refusalRow(call, keyless, { check: 'key', about: keyHeader }, judging);
  return [...(await rows), ...again, ...bare];
};

const methodRows = (call: ContractCall, path: string, judging: Judging) => {
  const asked = { method: 'PATCH', path, headers: judging.common };
  const isTaken = judging.contract.calls.some(
    (other) => other.method === 'PATCH' && other.path === call.path,
  );
  return isTaken
    ? []
    : refusalRow(call, asked, { check: 'method', about: 'PATCH' }, judging, [404, 405]);
};

/** Examples with one thing wrong, of the query and of the body. */
const wrongRequests = (
  call: ContractCall,
  asker: Asker,
  { contract: { root }, seed, variants }: Judging,
): readonly { readonly told: string; readonly change: Change }[] => {
  const wish = { chance: makeChance(`${seed} ${call.method} ${call.path}`), most: variants };
  const inBody =
    call.body === undefined
      ? []
      : variantsOf(call.body.schema, exampleBody(call, asker), root, wish);
  const query = {
    type: 'object',
    required: call.query.flatMap(({ name, required }) => (required ? [name] : [])),
    properties: Object.fromEntries(call.query.map(({ name, schema }) => [name, schema])),
  };
  const inQuery = variantsOf(query, exampleQuery(call, asker), root, wish).filter(isText);
  return [
    ...inQuery.map(({ told, value }) => ({ told: `?${told}`, change: { query: Object(value) } })),
    ...inBody.map(({ told, value }) => ({ told, change: { body: value } })),
  ];
};

/** All that an address can say is text. */
const isText = ({ value }: Variant): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => typeof each === 'string');

const refusalRow = (
  call: ContractCall,
  asked: Asked,
  about: Pick<Finding, 'check' | 'about'>,
  { send, contract: { root } }: Pick<Judging, 'send' | 'contract'>,
  statuses: readonly number[] = [400],
): Promise<readonly Row[]> =>
  rowsOf(call, about.check, send(asked), (seen) => [
    refusalFinding(call, seen, root, { ...about, statuses }),
  ]);

type Named = Pick<ContractCall, 'name' | 'method' | 'path'>;

/** A row for each finding; a request without an answer is one that failed. */
export const rowsOf = async (
  { name: call, method, path }: Named,
  check: Row['check'],
  asked: ReturnType<Send> | Seen | Awaited<ReturnType<Send>>,
  judge: (seen: Seen) => readonly Finding[],
): Promise<readonly Row[]> => {
  const seen = await asked;
  const { milliseconds } = seen;
  const findings = isSilent(seen)
    ? [{ check, about: '', expected: 'HTTP', got: seen.silence, fits: false }]
    : judge(seen);
  return findings.map(({ fits, ...finding }) => ({
    ...{ call, method, path, ...finding, milliseconds },
    status: fits ? 'passed' : 'failed',
  }));
};

const untriedRow = ({ name: call, method, path }: Named, untried: Untried): Row => ({
  ...{ call, method, path, check: 'try', about: '', status: 'untried', expected: '', got: '' },
  ...{ untried, milliseconds: 0 },
});
