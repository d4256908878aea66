import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId } from 'react';
import { starChoices } from '#domain/catalog/reviews/rating.ts';
import { reviewLimits } from '#domain/catalog/reviews/review-words.ts';
import { lengthOf } from '#domain/validation/typed-text.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { Field, FieldWords, TextField } from '#ui/components/form/field.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import account from '#ui/design/account.module.css';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { OwnReviewStore } from '#ui/stores/catalog/own-review-store.ts';
import { useWords } from '#ui/words/words.ts';

interface StoreProps {
  readonly store: OwnReviewStore;
}

/** Its error names the group, and the summary leads to its first star. */
const StarChoice = observer(function StarChoice({ store: { form } }: StoreProps) {
  const { say, problem } = useWords();
  const name = useId();
  const fault = form.problems.stars;
  return (
    <fieldset aria-describedby={fault === undefined ? undefined : 'review-stars-error'}>
      <legend className={controls.label}>{say('reviews.rating')}</legend>
      <div className={controls.pillWrap}>
        {starChoices.map((stars) => (
          <label key={stars} className={controls.pill}>
            <input
              id={stars === 1 ? 'review-stars' : undefined}
              type="radio"
              name={name}
              checked={form.typed.stars === stars}
              onChange={() => form.type({ stars })}
            />
            {say('reviews.stars', { count: stars })}
          </label>
        ))}
      </div>
      <FieldWords id="review-stars" error={fault && problem(fault)} />
    </fieldset>
  );
});

/** The rating and, for who wants to say more, a title and a text. */
export const ReviewForm = observer(function ReviewForm({ store }: StoreProps) {
  const { say, problem, failure } = useWords();
  const { form, reviewed } = store;
  const { typed, problems, sending, attempt } = form;
  const { reviewTitle, reviewText } = problems;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.send();
  };
  return (
    <form className={account.form} noValidate onSubmit={handleSubmit}>
      <ErrorSummary faults={faultsOf('review', problems, problem)} attempt={attempt} />
      {sending.is === 'failed' && sending.failure._tag !== 'InputRefused' ? (
        <FailureMessage key={attempt}>{failure(sending.failure)}</FailureMessage>
      ) : null}
      <StarChoice store={store} />
      <TextField
        id="review-reviewTitle"
        name="title"
        label={say('reviews.headline')}
        error={reviewTitle && problem(reviewTitle)}
        value={typed.title}
        autoComplete="off"
        onChange={(title) => form.type({ title })}
        onBlur={() => form.check('reviewTitle')}
      />
      <Field
        id="review-reviewText"
        name="text"
        label={say('reviews.text')}
        hint={say('reviews.left', { count: reviewLimits.text - lengthOf(typed.text) })}
        error={reviewText && problem(reviewText)}
      >
        {(input) => (
          <textarea
            {...input}
            className={controls.input}
            rows={6}
            autoComplete="off"
            value={typed.text}
            onChange={(event) => form.type({ text: event.target.value })}
            onBlur={() => form.check('reviewText')}
          />
        )}
      </Field>
      <p className={layout.small}>{say('reviews.public')}</p>
      <SubmitButton busy={sending.is === 'running'} working={say('reviews.sending')}>
        {say(reviewed?.review === undefined ? 'reviews.send' : 'reviews.change')}
      </SubmitButton>
    </form>
  );
});
