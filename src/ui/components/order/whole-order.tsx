import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { DoneMessage } from '#ui/components/elements/done-message.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { TextField } from '#ui/components/form/field.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import styles from '#ui/design/buying/order.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { TrackingStore } from '#ui/stores/order/tracking-store.ts';
import { useWords } from '#ui/words/words.ts';

interface StoreProps {
  readonly store: TrackingStore;
}

/** The way to address, lines and totals: a code to the mailbox of the order. */
export const WholeOrderByCode = observer(function WholeOrderByCode({ store }: StoreProps) {
  const { say, failure } = useWords();
  const { sending, asked } = store;
  const email = asked?.email.trim() ?? '';
  const isSent = sending.doing.is === 'done';
  return (
    <section className={classNames(layout.box, layout.stack)} aria-labelledby="whole-order">
      <h2 id="whole-order" className={layout.titleMedium}>
        {say('track.whole')}
      </h2>
      <p>{say('track.wholeLead', { email })}</p>
      {sending.doing.is === 'failed' ? (
        <FailureMessage key={sending.attempt}>{failure(sending.doing.failure)}</FailureMessage>
      ) : null}
      {isSent ? (
        <DoneMessage key={sending.attempt}>{say('track.codeSent', { email })}</DoneMessage>
      ) : null}
      {isSent ? <CodeForm store={store} /> : null}
      <button
        type="button"
        className={isSent ? controls.link : classNames(controls.button, controls.second)}
        aria-busy={sending.doing.is === 'running'}
        onClick={() => void sending.run()}
      >
        {say(isSent ? 'track.again' : 'track.sendCode')}
      </button>
    </section>
  );
});

const CodeForm = observer(function CodeForm({ store }: StoreProps) {
  const { say, problem, failure } = useWords();
  const { typed, problems, sending, attempt } = store.code;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.show();
  };
  const fault = problems.code;
  const isTold = sending.is === 'failed' && sending.failure._tag !== 'InputRefused';
  return (
    <form className={styles.side} noValidate onSubmit={handleSubmit}>
      <ErrorSummary faults={faultsOf('track', problems, problem)} attempt={attempt} />
      {isTold ? <FailureMessage key={attempt}>{failure(sending.failure)}</FailureMessage> : null}
      <TextField
        id="track-code"
        name="code"
        label={say('track.code')}
        hint={say('track.codeHint')}
        error={fault && problem(fault)}
        value={typed.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        onChange={(code) => store.code.type({ code })}
      />
      <SubmitButton busy={sending.is === 'running'} working={say('track.showing')}>
        {say('track.show')}
      </SubmitButton>
    </form>
  );
});
