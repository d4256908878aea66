import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { StageEvent } from '#domain/content/content.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { Field, FieldWords, TextField } from '#ui/components/form/field.tsx';
import { classNames } from '#ui/design/class-names.ts';
import styles from '#ui/design/content.module.css';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { ConcertStore, type Registered } from '#ui/stores/content/concert-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { calendarDay } from '#ui/words/calendar-day.ts';
import { useWords } from '#ui/words/words.ts';

interface PartProps {
  readonly concert: ConcertStore;
}

const BirthDate = observer(function BirthDate({ concert }: PartProps) {
  const { say, problem } = useWords();
  const fault = concert.problems.birthDate;
  return (
    <Field
      id="concert-birthDate"
      name="birthDate"
      label={say('concert.birthDate')}
      hint={say('concert.birthHint')}
      error={fault && problem(fault)}
    >
      {(input) => (
        <input
          {...input}
          className={controls.input}
          type="date"
          min="1909-01-01"
          autoComplete="bday"
          value={concert.typed.birthDate}
          required
          onChange={(event) => concert.type({ birthDate: event.target.value })}
        />
      )}
    </Field>
  );
});

const Terms = observer(function Terms({ concert }: PartProps) {
  const { say, problem } = useWords();
  const id = 'concert-terms';
  const fault = concert.problems.terms;
  return (
    <div className={fields.field}>
      <label className={fields.check}>
        <input
          id={id}
          type="checkbox"
          name="terms"
          checked={concert.typed.termsAccepted}
          aria-required
          aria-invalid={fault !== undefined ? true : undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-error`}
          onChange={(event) => concert.type({ termsAccepted: event.target.checked })}
        />
        {say('concert.terms')}
      </label>
      <FieldWords id={id} error={fault && problem(fault)} />
      <Link className={classNames(controls.link, layout.small)} to="/terms">
        {say('concert.readTerms')}
      </Link>
    </div>
  );
});

interface NightsProps {
  readonly events: readonly StageEvent[];
  readonly chosen: StageEvent;
  readonly onChoose: (event: StageEvent) => void;
}

const Nights = ({ events, chosen, onChoose }: NightsProps) => {
  const { say, language } = useWords();
  return (
    <fieldset className={fields.choice}>
      <legend className={controls.label}>{say('concert.which')}</legend>
      {events.map((event) => (
        <label key={event.eventId} className={fields.option}>
          <input
            type="radio"
            name="eventId"
            checked={event.eventId === chosen.eventId}
            onChange={() => onChoose(event)}
          />
          <span>
            <b>{event.name}</b>
            <br />
            {calendarDay(event.date, language)}, {event.place}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

interface DoneProps {
  readonly registered: Registered;
  readonly onAnother: () => void;
}

const Done = ({ registered: { event, email }, onAnother }: DoneProps) => {
  const { say, language } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, place } = event;
  return (
    <div className={classNames(layout.panel, layout.stack, styles.form)} role="status">
      <h3 ref={heading} tabIndex={-1}>
        {say('concert.done')}
      </h3>
      <p>
        {say('concert.doneText', { name, place, email, date: calendarDay(event.date, language) })}
      </p>
      <button
        type="button"
        className={classNames(controls.button, controls.second)}
        onClick={onAnother}
      >
        {say('concert.another')}
      </button>
    </div>
  );
};

interface ConcertFormProps {
  readonly events: readonly [StageEvent, ...StageEvent[]];
}

/** Registration for a concert, 18 or older (CONTENT-08, CONTENT-09, D-FORM-13, D-FORM-14). */
export const ConcertForm = observer(function ConcertForm({ events }: ConcertFormProps) {
  const { core } = useStores();
  const { say, problem, failure } = useWords();
  const [concert] = useState(() => new ConcertStore(core));
  const [wanted, setWanted] = useState(events[0].eventId);
  const chosen = events.find(({ eventId }) => eventId === wanted) ?? events[0];
  const { problems, registered, registering } = concert;
  if (registered !== undefined) {
    return <Done registered={registered} onAnother={concert.another} />;
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void concert.register(chosen);
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <ErrorSummary
        faults={Object.entries(problems).map(([field, fault]) => ({
          id: `concert-${field}`,
          text: problem(fault),
        }))}
        attempt={concert.attempt}
      />
      {registering.is === 'failed' ? (
        <FailureMessage>{failure(registering.failure)}</FailureMessage>
      ) : null}
      <Nights events={events} chosen={chosen} onChoose={({ eventId }) => setWanted(eventId)} />
      <TextField
        id="concert-email"
        name="email"
        label={say('concert.email')}
        error={problems.email && problem(problems.email)}
        value={concert.typed.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        onChange={(email) => concert.type({ email })}
      />
      <BirthDate concert={concert} />
      <Terms concert={concert} />
      <div className={layout.row}>
        <button
          type="submit"
          className={classNames(controls.button, controls.broad)}
          aria-busy={registering.is === 'running'}
        >
          {say('concert.register')}
        </button>
      </div>
    </form>
  );
});
