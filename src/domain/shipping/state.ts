import { country } from '#domain/shipping/address.ts';
import { isState, shipsTo } from '#domain/shipping/states.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';

/** A shipping state: known, and neither Hawaii nor Alaska (CHK-20). */
export const shipStateProblem = (value: string): Problem | undefined => {
  const problem = billingStateProblem(value);
  if (problem !== undefined) return problem;
  const code = trimmed(value).toUpperCase();
  return shipsTo(code) ? undefined : { key: 'place.unable', values: { place: code } };
};

/** Any of the 50 states and DC; an unknown code is refused (D-READ-12). */
export const billingStateProblem = (value: string): Problem | undefined => {
  const code = trimmed(value);
  if (code === '') return { key: 'required.state' };
  return isState(code) ? undefined : { key: 'state.unknown' };
};

/** Only one country is shipped to; where one is named it must be that one (ADDR-04, D-FORM-25). */
export const countryProblem = (value: string): Problem | undefined => {
  const code = trimmed(value).toUpperCase();
  if (code === '') return { key: 'required.country' };
  return code === country ? undefined : { key: 'place.unable', values: { place: code } };
};
