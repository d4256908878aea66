import * as z from 'zod/mini';
import { type ExpectedRecords, expectedRecords } from '#cli/scenario/file/expected-records.ts';
import { expectedTrace } from '#cli/scenario/file/expected-trace.ts';

/** A map that says nothing expects nothing, and would be met by everything. */
export const saysSomething = z.refine<object>(
  (map) => Object.values(map as object).some((value) => value !== undefined),
  { params: { empty: true } },
);

/** Which records are looked at says nothing about them yet. */
const saysOfRecords = z.refine<ExpectedRecords>(
  ({ some, none, count }) => some !== undefined || none !== undefined || count !== undefined,
  { params: { empty: true } },
);

/** How a command ended: what is known at once. */
const answerFields = {
  /** Exit code of the command; 0 unless an error is expected. */
  exit: z.optional(z.int().check(z.gte(0), z.lte(5))),
  /** Code of the failure, or code, field and message. */
  error: z.optional(
    z.union([
      z.string(),
      z
        .strictObject({
          code: z.optional(z.unknown()),
          field: z.optional(z.unknown()),
          message: z.optional(z.unknown()),
        })
        .check(saysSomething),
    ]),
  ),
  /** Places in the answer and what they hold: `cart[0].quantity: 2`. */
  data: z.optional(z.record(z.string(), z.unknown()).check(saysSomething)),
};

export const expectationFields = {
  ...answerFields,
  /** What the shop did for it, as `crunch trace` shows it. */
  trace: z.optional(expectedTrace.check(saysSomething)),
  /** What came to the mailbox, the gateway's ledger and the collector of the sandbox. */
  mail: z.optional(expectedRecords.mail.check(saysOfRecords)),
  ledger: z.optional(expectedRecords.ledger.check(saysOfRecords)),
  telemetry: z.optional(expectedRecords.telemetry.check(saysOfRecords)),
};

/** The expected outcome of a step. */
export const expectation = z.strictObject(expectationFields).check(saysSomething);

/** The answer that some of several steps have, and how many of them. */
export const sharedOutcome = z.strictObject({
  times: z.int().check(z.gte(1), z.lte(100)),
  expect: z.strictObject(answerFields).check(saysSomething),
});

export type Expectation = z.output<typeof expectation>;
export type SharedOutcome = z.output<typeof sharedOutcome>;
