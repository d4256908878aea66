import type { Problems } from '#domain/validation/problem.ts';
import { PasswordChecks } from '#ui/components/sign-in/password-checks.tsx';
import { PasswordField } from '#ui/components/sign-in/password-field.tsx';
import type { NewPassword } from '#ui/stores/sign-in/password-forms.ts';
import { useWords } from '#ui/words/words.ts';

interface NewPasswordFieldsProps {
  /** Prefix of the ids of the fields. */
  readonly id: string;
  readonly typed: NewPassword;
  readonly problems: Problems;
  readonly onType: (change: Partial<NewPassword>) => void;
}

/** A new password with its live checks, and its repetition (PWD-09, PWD-10). */
export const NewPasswordFields = ({ id, typed, problems, onType }: NewPasswordFieldsProps) => {
  const { say, problem } = useWords();
  return (
    <>
      <PasswordField
        id={`${id}-password`}
        label={say('secret.new')}
        value={typed.password}
        autoComplete="new-password"
        error={problems.password && problem(problems.password)}
        describedBy={`${id}-checks`}
        onChange={(password) => onType({ password })}
      />
      <PasswordChecks id={`${id}-checks`} password={typed.password} />
      <PasswordField
        id={`${id}-passwordAgain`}
        label={say('secret.again')}
        value={typed.passwordAgain}
        autoComplete="new-password"
        error={problems.passwordAgain && problem(problems.passwordAgain)}
        onChange={(passwordAgain) => onType({ passwordAgain })}
      />
    </>
  );
};
