import type { RefusalCode } from '#adapters/http/wire/refusal-codes.ts';
import type { RefusalFacts } from '#server/base/refusal/refusal-facts.ts';

/** One code with its facts. */
export interface RefusalOf<Code extends RefusalCode> {
  readonly _tag: 'Refusal';
  readonly code: Code;
  readonly facts: RefusalFacts[Code];
  /** The same answer as before to a submission repeated with its key. */
  readonly replayed?: true;
}

/**
 * Why the shop refuses a request: a plain value that is returned and can be stored. Only
 * `server/api` decides its status and texts.
 */
export type Refusal = { readonly [Code in RefusalCode]: RefusalOf<Code> }[RefusalCode];

type Given<Facts> = Record<never, never> extends Facts ? [facts?: Facts] : [facts: Facts];

/** The refusal of this code; facts may be left out where none is needed. */
export const refuse = <Code extends RefusalCode>(
  code: Code,
  ...[facts]: Given<RefusalFacts[Code]>
): RefusalOf<Code> => ({ _tag: 'Refusal', code, facts: facts ?? ({} as RefusalFacts[Code]) });

/** True for a refusal, false for a result. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Refusal';
