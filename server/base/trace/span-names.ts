import { traceAttributes } from '#adapters/http/wire/tools/traces.ts';

/** Names of attributes that OpenTelemetry has no name for; one list for server, sandbox and tests. */
export const ownAttributes = {
  ...traceAttributes,
  job: 'crunchcart.job',
  /** How many rows a run of a job handled. */
  rows: 'crunchcart.job.rows',
  /** What a party's answer was, such as approved, refused or unknown. */
  outcome: 'crunchcart.outcome',
  /** A code such as INSUFFICIENT_FUND or HTTP 503. */
  reason: 'crunchcart.reason',
  refusal: 'crunchcart.refusal',
  mailKind: 'crunchcart.mail.kind',
  /** How many spans of this trace were left out, because it had too many. */
  leftOut: 'crunchcart.spans.left_out',
} as const;

/** Every name of a span. Names are a closed, small set: what differs is an attribute. */
export const spanNames = {
  call: (method: string, route: string) => `${method} ${route}`,
  party: (party: Party, operation: string) => `${party} ${operation}`,
  statement: (kind: string, table: string | undefined) =>
    table === undefined ? kind : `${kind} ${table}`,
  job: (job: string) => `job ${job}`,
  row: (row: RowKind) => row,
} as const;

export type Party = 'gateway' | 'tax' | 'address' | 'mail' | 'apple' | 'identity' | 'directory';

export type RowKind =
  | 'heal payment'
  | 'send mail'
  | 'send notice'
  | 'ask stopped address'
  | 'forget card'
  | 'forget account';

export interface NamedStatement {
  readonly kind: string;
  readonly table?: string;
}

/**
 * Kind and first table of a statement. Of a statement that begins `with`, the table of what it
 * returns to would take a parser: it is the first one named.
 */
export const nameStatement = (sql: string): NamedStatement => {
  const kind = /^\s*([a-z]{1,40})/i.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+"?([a-z_]{1,40})"?/i.exec(sql)?.[1];
  return { kind, ...(table !== undefined && { table }) };
};
