import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import dialogs from '#ui/design/dialogs.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import type { ConsentStore } from '#ui/stores/session/consent-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** What else stands at the lower edge stands above the banner while it is there. */
const useMeasured = ({ measure }: ConsentStore) =>
  useCallback(
    (banner: HTMLElement | null) => {
      if (banner === null) return;
      const watch = new ResizeObserver(() => measure(banner.offsetHeight));
      watch.observe(banner);
      return () => {
        watch.disconnect();
        measure(0);
      };
    },
    [measure],
  );

/**
 * Asks about cookies without blocking the shop; refusing is as easy as accepting (CONSENT-03). First
 * one line and its answers, at most a fifth of a phone; the single choices unfold.
 */
export const ConsentBanner = observer(function ConsentBanner() {
  const { consent } = useStores();
  const { say } = useWords();
  const title = useId();
  const measured = useMeasured(consent);
  if (!consent.open) return null;
  return (
    <section ref={measured} className={dialogs.consent} aria-labelledby={title}>
      <h2 id={title} className={layout.hidden}>
        {say('consent.title')}
      </h2>
      <Questions />
    </section>
  );
});

const answer = classNames(controls.button, controls.second, controls.compact);

const Questions = observer(function Questions() {
  const { consent } = useStores();
  const { say } = useWords();
  // Who comes back to change a choice sees what it is.
  const [isUnfolded, setUnfolded] = useState(consent.consent !== undefined);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    void consent.give(chosen.has('advertising'), chosen.has('functional'));
  };
  return (
    <form className={classNames(layout.wrap, layout.stack, layout.tight)} onSubmit={handleSubmit}>
      <p className={layout.small}>{say('consent.text')}</p>
      {isUnfolded ? <Choices /> : null}
      <div className={classNames(layout.row, dialogs.consentAnswers)}>
        <button type="button" className={answer} onClick={() => void consent.give(true, true)}>
          {say('consent.accept')}
        </button>
        <button type="button" className={answer} onClick={() => void consent.give(false, false)}>
          {say('consent.refuse')}
        </button>
        {isUnfolded ? (
          // Of its own key: the same element would submit the form in the press that unfolds it.
          <button key="save" type="submit" className={answer}>
            {say('consent.save')}
          </button>
        ) : (
          <button
            key="choose"
            type="button"
            className={controls.link}
            onClick={() => setUnfolded(true)}
          >
            {say('consent.choose')}
          </button>
        )}
      </div>
    </form>
  );
});

const Choices = observer(function Choices() {
  const { consent } = useStores();
  const { say } = useWords();
  const first = useRef<HTMLInputElement>(null);
  // The button that unfolded them is gone.
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={layout.row}>
      <label className={fields.check}>
        <input type="checkbox" checked disabled readOnly />
        {say('consent.necessary')}
      </label>
      <label className={fields.check}>
        <input
          ref={first}
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
  );
});
