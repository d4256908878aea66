import type { Problem, ProblemKey, Problems } from '#domain/validation/problem.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';

/** Problems that mean "nothing is sent there", rather than "this is mistyped". */
const unreachable: readonly ProblemKey[] = [
  'address.poBox',
  'place.unable',
  'zip.unknown',
  'zip.notServed',
  'zip.state',
];

/** The refusal that names the first faulty field. */
export const refuseFirst = (
  problems: Problems,
  nameOf: (field: string) => string,
): Refusal | undefined => {
  const [first] = Object.entries(problems) as readonly (readonly [string, Problem])[];
  if (first === undefined) return undefined;
  const [name, { key }] = first;
  const field = nameOf(name);
  return unreachable.includes(key)
    ? refuse('ADDRESS_NOT_SERVICEABLE', { field })
    : refuse('INPUT_REFUSED', { field });
};
