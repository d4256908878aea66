import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PasswordStatus } from '#ports/account/provider-account.ts';
import { ConfirmDialog } from '#ui/components/elements/confirm-dialog.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import { NewPasswordFields } from '#ui/components/sign-in/new-password-fields.tsx';
import { FormOpener } from '#ui/components/sign-in/security/form-opener.tsx';
import { useLateFailures } from '#ui/components/sign-in/security/late-failures.ts';
import { PartFailureMessage } from '#ui/components/sign-in/security/part-failure.tsx';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import content from '#ui/design/content.module.css';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { makeChooseForm } from '#ui/stores/sign-in/password-forms.ts';
import { makePasswordRemoval, type SecurityPart } from '#ui/stores/sign-in/security-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { day } from '#ui/words/formats.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

interface PasswordSectionProps {
  readonly part: SecurityPart<PasswordStatus>;
}

/** Whether there is a password, and the actions on it (MYACC-13, MYACC-14). */
export const PasswordSection = observer(function PasswordSection({ part }: PasswordSectionProps) {
  const { notice } = useStores();
  const { say } = useWords();
  const section = useRef<HTMLElement>(null);
  const landed = (standing: PasswordStatus, key: WordKey) => {
    part.become(standing);
    notice.show({ severity: 'success', title: { key } });
    section.current?.focus();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classNames(layout.stack, styles.group)}
      aria-labelledby="security-secret"
    >
      <h2 id="security-secret" className={layout.titleMedium}>
        {say('security.password')}
      </h2>
      <PartFailureMessage doing={part.reading} />
      {part.value === undefined ? null : <Standing standing={part.value} onChanged={landed} />}
    </section>
  );
});

interface StandingProps {
  readonly standing: PasswordStatus;
  readonly onChanged: (standing: PasswordStatus, key: WordKey) => void;
}

const Standing = ({ standing: { actions, changedAt }, onChanged }: StandingProps) => {
  const { say, language } = useWords();
  const isNone = actions[0] === 'enroll';
  const changedOn = changedAt === undefined ? '' : day(new Date(changedAt).toISOString(), language);
  return (
    <>
      <p>
        {say(isNone ? 'security.noPassword' : 'security.hasPassword')}{' '}
        {changedOn === '' || isNone ? null : say('security.changedOn', { day: changedOn })}
      </p>
      <FormOpener label={say(isNone ? 'security.setPassword' : 'security.changePassword')}>
        {(close) => (
          <PasswordForm
            onChosen={(chosen) => {
              close();
              onChanged(chosen, isNone ? 'security.passwordSet' : 'security.passwordChanged');
            }}
            onCancel={close}
          />
        )}
      </FormOpener>
      {isNone ? null : <Removing onRemoved={onChanged} />}
    </>
  );
};

interface PasswordFormProps {
  readonly onChosen: (standing: PasswordStatus) => void;
  readonly onCancel: () => void;
}

const PasswordForm = observer(function PasswordForm({ onChosen, onCancel }: PasswordFormProps) {
  const core = useLateFailures();
  const { say, problem } = useWords();
  const [form] = useState(() => makeChooseForm(core));
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const { typed, problems, sending } = form;
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if ((await form.submit()) && form.answer !== undefined) onChosen(form.answer);
  };
  return (
    <form
      ref={box}
      className={classNames(content.form, styles.form)}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <ErrorSummary faults={faultsOf('security', problems, problem)} attempt={form.attempt} />
      <PartFailureMessage key={form.attempt} doing={sending} />
      <NewPasswordFields id="security" typed={typed} problems={problems} onType={form.type} />
      <SubmitButton busy={sending.is === 'running'}>{say('secret.save')}</SubmitButton>
      <p>
        <button type="button" className={controls.link} onClick={onCancel}>
          {say('security.cancel')}
        </button>
      </p>
    </form>
  );
});

const Removing = observer(function Removing({
  onRemoved,
}: {
  readonly onRemoved: StandingProps['onChanged'];
}) {
  const core = useLateFailures();
  const { say } = useWords();
  const [asked, setAsked] = useState(false);
  const [removal] = useState(() => makePasswordRemoval(core));
  const remove = async () => {
    const left = await removal.run(undefined);
    // Elements behind an open dialog cannot take the focus.
    flushSync(() => setAsked(false));
    if (left !== undefined) onRemoved(left.value, 'security.passwordRemoved');
  };
  return (
    <>
      <PartFailureMessage key={removal.attempt} doing={removal.doing} />
      <p>
        <button type="button" className={controls.link} onClick={() => setAsked(true)}>
          {say('security.removePassword')}
        </button>
      </p>
      <ConfirmDialog
        open={asked}
        title={say('security.removePasswordTitle')}
        text={say('security.removePasswordText')}
        busy={removal.doing.is === 'running'}
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      />
    </>
  );
});
