import { observer } from 'mobx-react-lite';
import type { Problem } from '#domain/validation/problem.ts';
import { TextField } from '#ui/components/form/field.tsx';
import { useWords } from '#ui/words/words.ts';

interface EmailForm {
  readonly typed: { readonly email: string };
  readonly problems: { readonly email?: Problem | undefined };
  type(typed: { readonly email: string }): void;
}

interface AccountEmailFieldProps {
  readonly id: string;
  readonly form: EmailForm;
  readonly onBlur?: () => void;
}

/** The e-mail address of an account; for password managers it is the user name. */
export const AccountEmailField = observer(function AccountEmailField(
  props: AccountEmailFieldProps,
) {
  const { form, ...rest } = props;
  const { say, problem } = useWords();
  const fault = form.problems.email;
  return (
    <TextField
      {...rest}
      name="username"
      label={say('login.email')}
      error={fault && problem(fault)}
      value={form.typed.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={254}
      required
      onChange={(email) => form.type({ email })}
    />
  );
});
