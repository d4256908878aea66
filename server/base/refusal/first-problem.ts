import type { Problem, ProblemKey, Problems } from '#domain/validation/problem.ts';
import { addressNotServiceable, inputRefused } from '#server/base/refusal/refusals.ts';

/** Problems that mean "nothing is sent there", rather than "this is mistyped". */
const unreachable: readonly ProblemKey[] = [
  'address.poBox',
  'place.unable',
  'zip.unknown',
  'zip.state',
];

/** Throws the refusal that names the first faulty field. */
export const refuseFirst = (problems: Problems, nameOf: (field: string) => string): void => {
  const [first] = Object.entries(problems) as readonly (readonly [string, Problem])[];
  if (first === undefined) return;
  const [field, { key }] = first;
  const path = nameOf(field);
  throw unreachable.includes(key) ? addressNotServiceable({ field: path }) : inputRefused(path);
};
