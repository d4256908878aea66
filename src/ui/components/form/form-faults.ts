import type { Problems } from '#domain/validation/problem.ts';
import type { Fault } from '#ui/components/form/error-summary.tsx';
import type { Words } from '#ui/words/words.ts';

/** A form's errors for its summary, in the order of its fields; ids are `{form}-{field}`. */
export const faultsOf = (
  form: string,
  problems: Problems,
  problem: Words['problem'],
): readonly Fault[] =>
  Object.entries(problems).map(([field, fault]) => ({
    id: `${form}-${field}`,
    text: problem(fault),
  }));
