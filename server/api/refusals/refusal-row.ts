import type { RefusalCode } from '#adapters/http/wire/refusal-codes.ts';
import type { Language } from '#domain/locale/language.ts';
import type { RefusalFacts } from '#server/base/refusal/refusal-facts.ts';

/** What happened and what to do, for a shopper to read. */
export type Texts = Readonly<Record<Language, string>>;

/** The same for every refusal of a code, or made of what is known about this one. */
type Either<Value, Facts> = Value | ((facts: Facts) => Value);

/** How a refusal leaves the storefront (D-MOCK-02). */
export interface RefusalRow<Code extends RefusalCode> {
  /** HTTP status and responseCode. */
  readonly status: number;
  readonly words: Either<Texts, RefusalFacts[Code]>;
  /** The faulty field, where one is at fault. */
  readonly field?: Either<string | undefined, RefusalFacts[Code]>;
  /** What the refusal is about, such as the new quote; in wire form. */
  readonly data?: (facts: RefusalFacts[Code]) => readonly unknown[];
  readonly retryAfterSeconds?: Either<number, RefusalFacts[Code]>;
}

export type RefusalRows = { readonly [Code in RefusalCode]: RefusalRow<Code> };
