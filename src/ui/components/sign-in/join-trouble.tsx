import { observer } from 'mobx-react-lite';
import { TextLink } from '#ui/components/elements/links.tsx';
import { Trouble } from '#ui/components/elements/trouble.tsx';
import type { JoinForm } from '#ui/stores/sign-in/account-forms.ts';
import { useWords } from '#ui/words/words.ts';

/** Why no account was created; a Google account gets the Google button (REG-04). */
export const JoinTrouble = observer(function JoinTrouble({ form }: { readonly form: JoinForm }) {
  const { say, failure } = useWords();
  const { sending } = form;
  if (sending.is !== 'failed' || sending.failure._tag === 'InputRefused') return null;
  const { _tag: tag } = sending.failure;
  return (
    <Trouble key={form.attempt}>
      <p>{failure(sending.failure)}</p>
      {tag === 'AccountExists' || tag === 'SocialAccount' ? (
        <TextLink to="/login">{say('header.logIn')}</TextLink>
      ) : null}
    </Trouble>
  );
});
