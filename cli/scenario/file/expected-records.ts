import * as z from 'zod/mini';

const text = z.optional(z.string().check(z.minLength(1)));
/** Places of a record and what they hold. */
const record = z.record(z.string(), z.unknown());

const records = {
  /** What one of them must be, or each of several. */
  some: z.optional(z.union([record, z.array(record).check(z.minLength(1))])),
  /** What none of them may be. */
  none: z.optional(record),
  /** How many there are: a number, or matchers. */
  count: z.optional(z.union([z.int().check(z.gte(0)), record])),
};

/** What came to the sandbox because of a step; the other fields say which records are looked at. */
export const expectedRecords = {
  mail: z.strictObject({ to: text, ...records }),
  ledger: z.strictObject({ order: text, ...records }),
  telemetry: z.strictObject({ name: text, person: text, order: text, kind: text, ...records }),
};

export const recordKinds = ['mail', 'ledger', 'telemetry'] as const;

export type RecordKind = (typeof recordKinds)[number];

export interface ExpectedRecords {
  readonly some?: object | readonly object[] | undefined;
  readonly none?: object | undefined;
  readonly count?: unknown;
}
