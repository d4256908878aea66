import { inputLimits } from '#domain/validation/input-limits.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { lengthOf } from '#domain/validation/typed-text.ts';

/** The live checks of a password field (PWD-09). */
export interface PasswordFlags {
  readonly eight: boolean;
  readonly number: boolean;
  readonly lower: boolean;
  readonly upper: boolean;
  readonly symbol: boolean;
  readonly all: boolean;
}

/** Printable ASCII that is no letter, digit or space (D-FORM-05). */
const symbol = /[!-/:-@[-`{-~]/;

/** Only ASCII letters and digits count and nothing is trimmed, as at the provider (D-READ-10). */
export const passwordFlags = (password: string): PasswordFlags => {
  const flags = {
    eight: lengthOf(password) >= inputLimits.passwordShortest,
    number: /[0-9]/.test(password),
    lower: /[a-z]/.test(password),
    upper: /[A-Z]/.test(password),
    symbol: symbol.test(password),
  };
  return { ...flags, all: Object.values(flags).every((met) => met) };
};

/** Required, long enough, then all five conditions (PWD-05 … PWD-08). */
export const passwordProblem = (password: string): Problem | undefined => {
  if (password === '') return { key: 'required.password' };
  const flags = passwordFlags(password);
  if (!flags.eight) {
    return { key: 'password.short', values: { min: inputLimits.passwordShortest } };
  }
  return flags.all ? undefined : { key: 'password.invalid' };
};

/** A new password is typed twice, because the typed text is hidden (PWD-11). */
export const passwordAgainProblem = (password: string, again: string): Problem | undefined => {
  if (again === '') return { key: 'required.passwordAgain' };
  return again === password ? undefined : { key: 'password.differs' };
};
