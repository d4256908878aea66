import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId } from 'react';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import dialogs from '#ui/design/dialogs.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Asks about cookies without blocking the shop; refusing is as easy as accepting (CONSENT-03). */
export const ConsentBanner = observer(function ConsentBanner() {
  const { consent } = useStores();
  const { say } = useWords();
  const title = useId();
  if (!consent.open) return null;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    void consent.give(chosen.has('advertising'), chosen.has('functional'));
  };
  return (
    <section className={dialogs.consent} aria-labelledby={title}>
      <form className={classNames(layout.wrap, layout.stack, layout.tight)} onSubmit={handleSubmit}>
        <h2 id={title} className={layout.titleSmall}>
          {say('consent.title')}
        </h2>
        <p className={layout.small}>{say('consent.text')}</p>
        <div className={layout.row}>
          <label className={fields.check}>
            <input type="checkbox" checked disabled readOnly />
            {say('consent.necessary')}
          </label>
          <label className={fields.check}>
            <input
              type="checkbox"
              name="functional"
              defaultChecked={consent.consent?.functional === true}
            />
            {say('consent.functional')}
          </label>
          <label className={fields.check}>
            <input
              type="checkbox"
              name="advertising"
              defaultChecked={consent.consent?.advertising === true}
            />
            {say('consent.advertising')}
          </label>
        </div>
        <div className={layout.row}>
          <button
            type="button"
            className={classNames(controls.button, controls.second, controls.compact)}
            onClick={() => void consent.give(true, true)}
          >
            {say('consent.accept')}
          </button>
          <button
            type="button"
            className={classNames(controls.button, controls.second, controls.compact)}
            onClick={() => void consent.give(false, false)}
          >
            {say('consent.refuse')}
          </button>
          <button
            type="submit"
            className={classNames(controls.button, controls.second, controls.compact)}
          >
            {say('consent.save')}
          </button>
        </div>
      </form>
    </section>
  );
});
