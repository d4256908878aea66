import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { idle } from '#ui/core/pauses.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import frame from '#ui/design/frame.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** True once the page stands and has nothing else to do, or could not rest for two seconds. */
const useQuiet = (): boolean => {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    void idle().then(() => setQuiet(true));
  }, []);
  return isQuiet;
};

/**
 * The footer's newsletter form (LAYOUT-10). The typed text stays when the call fails. Its field comes last of all:
 * when a document is read to its end, a browser lays its fields out, far below as this one is (D-PERF-29).
 */
export const NewsletterForm = observer(function NewsletterForm() {
  const { news } = useStores();
  const { say, tell } = useWords();
  const [email, setEmail] = useState('');
  const id = useId();
  const isQuiet = useQuiet();
  const problem = news.problem;
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email');
    if (await news.signUp(email)) setEmail('');
    else if (input instanceof HTMLElement) input.focus();
  };
  return (
    <div className={frame.news}>
      <h2>{say('footer.news')}</h2>
      <p className={layout.small}>{say('footer.newsText')}</p>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <label className={layout.hidden} htmlFor={id}>
          {say('footer.email')}
        </label>
        {isQuiet ? (
          <input
            id={id}
            className={controls.input}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            placeholder="name@example.com"
            value={email}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            onChange={(event) => setEmail(event.target.value)}
          />
        ) : (
          <span className={controls.input} />
        )}
        <button
          type="submit"
          className={classNames(controls.button, controls.compact)}
          aria-busy={news.signing.is === 'running'}
        >
          {say('footer.signUp')}
        </button>
        {problem === undefined ? null : (
          <p id={`${id}-problem`} className={frame.newsError} role="alert">
            {tell(problem)}
          </p>
        )}
        <p role="status" className={layout.small}>
          {news.signing.is === 'done' ? say('footer.signedUp') : ''}
        </p>
      </form>
    </div>
  );
});
