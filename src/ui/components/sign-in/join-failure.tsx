import { observer } from 'mobx-react-lite';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import type { JoinForm } from '#ui/stores/sign-in/account-forms.ts';
import { useWords } from '#ui/words/words.ts';

/** Why no account was created; a Google account gets the Google button (REG-04). */
export const JoinFailureMessage = observer(function JoinFailureMessage({
  form,
}: {
  readonly form: JoinForm;
}) {
  const { say, failure } = useWords();
  const { sending } = form;
  if (sending.is !== 'failed' || sending.failure._tag === 'InputRefused') return null;
  const { _tag: tag } = sending.failure;
  return (
    <FailureMessage key={form.attempt}>
      <p>{failure(sending.failure)}</p>
      {tag === 'AccountExists' || tag === 'SocialAccount' ? (
        <TextLink to="/login">{say('header.logIn')}</TextLink>
      ) : null}
    </FailureMessage>
  );
});
