import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import type { GiftCardDesign, GiftRecipient } from '#domain/gift/gift.ts';
import { lastSendDay, mostDaysAhead } from '#domain/gift/send-day.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { lengthOf } from '#domain/validation/typed-text.ts';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { Field, TextField } from '#ui/components/form/field.tsx';
import { SpellingOffer } from '#ui/components/form/spelling-offer.tsx';
import { ECardDialog } from '#ui/components/gift/e-card-dialog.tsx';
import { GiftAmounts } from '#ui/components/gift/gift-amounts.tsx';
import { GiftCardPicture } from '#ui/components/gift/gift-card-picture.tsx';
import { idOf } from '#ui/components/gift/gift-field-id.ts';
import { classNames } from '#ui/design/class-names.ts';
import styles from '#ui/design/content.module.css';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';
import gift from '#ui/design/gift.module.css';
import layout from '#ui/design/layout.module.css';
import type { GiftCardStore } from '#ui/stores/gift/gift-card-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

interface FormProps {
  readonly store: GiftCardStore;
  readonly designs: readonly GiftCardDesign[];
}

const people = [
  { field: 'firstName', label: 'gift.firstName', type: 'text', span: 'half' },
  { field: 'lastName', label: 'gift.lastName', type: 'text', span: 'half' },
  { field: 'recipientEmail', label: 'gift.email', type: 'email', span: undefined },
] as const;

const Message = observer(function Message({ store }: Pick<FormProps, 'store'>) {
  const { say, problem } = useWords();
  const { giftMessage, errorObj } = store.form;
  const left = inputLimits.giftMessageLongest - lengthOf(giftMessage);
  return (
    <Field
      id={idOf('giftMessage')}
      name="giftMessage"
      label={say('gift.message')}
      hint={say('gift.left', { count: left })}
      error={errorObj.giftMessage && problem(errorObj.giftMessage)}
    >
      {(input) => (
        <textarea
          {...input}
          className={controls.input}
          rows={3}
          autoComplete="off"
          value={giftMessage}
          onChange={(event) => store.type('giftMessage', event.target.value)}
          onBlur={() => store.check('giftMessage')}
        />
      )}
    </Field>
  );
});

const SendOn = observer(function SendOn({ store }: Pick<FormProps, 'store'>) {
  const { say, problem } = useWords();
  const { sendOn, errorObj } = store.form;
  return (
    <Field
      id={idOf('sendOn')}
      name="sendOn"
      label={say('gift.sendOn')}
      hint={say('gift.sendOnHint', { count: mostDaysAhead })}
      error={errorObj.sendOn && problem(errorObj.sendOn)}
      span="half"
    >
      {(input) => (
        <input
          {...input}
          type="date"
          className={controls.input}
          min={store.today()}
          max={lastSendDay(store.today())}
          value={sendOn}
          onChange={(event) => store.type('sendOn', event.target.value)}
          onBlur={() => store.check('sendOn')}
        />
      )}
    </Field>
  );
});

/** The form of an e-gift card: amount, recipient and message (GIFT-01 … GIFT-09). */
export const GiftCardFields = observer(function GiftCardFields({ store, designs }: FormProps) {
  const { notice, drawer } = useStores();
  const { say, problem, language } = useWords();
  const { form } = store;
  const faults = Object.entries(form.errorObj).flatMap(([field, fault]) =>
    fault === undefined ? [] : [{ id: idOf(field), text: problem(fault) }],
  );
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = await store.add();
    if (name === undefined) return;
    notice.say({ key: 'gift.added', blanks: { name } });
    drawer.open();
  };
  const amount = form.cardObj === undefined ? '' : price(form.cardObj.amount, language);
  return (
    <form
      className={classNames(styles.form, gift.beside)}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <ErrorSummary faults={faults} attempt={store.attempt} />
      <GiftCardPicture store={store} />
      <GiftAmounts store={store} designs={designs} />
      <fieldset className={fields.grid}>
        <legend className={controls.label}>{say('gift.who')}</legend>
        {people.map(({ field, label, type, span }) => {
          const fault = form.errorObj[field];
          return (
            <TextField
              key={field}
              id={idOf(field)}
              name={field}
              label={say(label)}
              error={fault && problem(fault)}
              value={form[field satisfies keyof GiftRecipient]}
              type={type}
              span={span}
              autoComplete="off"
              required
              onChange={(value) => store.type(field, value)}
              onBlur={() => store.check(field)}
              below={
                field === 'recipientEmail' ? null : (
                  <SpellingOffer
                    id={idOf(field)}
                    value={form[field]}
                    error={fault}
                    onTake={(value) => store.type(field, value)}
                  />
                )
              }
            />
          );
        })}
      </fieldset>
      <Message store={store} />
      <SendOn store={store} />
      <div className={layout.row}>
        <button type="submit" className={classNames(controls.button, controls.broad)}>
          {say('gift.add', { price: amount })}
        </button>
        <button
          type="button"
          className={classNames(controls.button, controls.second)}
          onClick={() => store.preview(true)}
        >
          {say('gift.preview')}
        </button>
      </div>
      <ECardDialog store={store} />
    </form>
  );
});
