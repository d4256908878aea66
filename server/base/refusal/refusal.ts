import type { RefusalCode } from '#adapters/http/wire/refusal-codes.ts';

/** Why the server refuses a call, in words for the shopper and a code for programs. */
export interface RefusalFacts {
  /** HTTP status and responseCode. */
  readonly status: number;
  /** Upper snake case, stable: clients branch on it. */
  readonly code: RefusalCode;
  readonly messages: { readonly 'en-us': string; readonly es: string };
  /** The faulty field, where one is at fault. */
  readonly field?: string;
  /** What the failure is about, such as the new quote; already in wire form. */
  readonly data?: readonly unknown[];
  readonly retryAfterSeconds?: number;
  /** The same answer as before to a submission repeated with its key. */
  readonly replayed?: true;
}

/** Thrown by handlers, caught in one place, answered as the failure envelope. Nothing else leaks. */
export class Refusal extends Error {
  readonly facts: RefusalFacts;

  constructor(facts: RefusalFacts) {
    super(`${facts.status} ${facts.code}`);
    this.name = 'Refusal';
    this.facts = facts;
  }
}
