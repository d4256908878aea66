import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { TextField } from '#ui/components/form/field.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import dialogs from '#ui/design/dialogs.module.css';
import layout from '#ui/design/layout.module.css';
import { zipProblem } from '#ui/stores/shipping/zip-problem.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Asks for the zip code, on which stock and delivery depend (NAV-11, NAV-12). */
export const ZipDialog = observer(function ZipDialog() {
  const { zip } = useStores();
  const title = useId();
  return (
    <Dialog open={zip.open} onClose={zip.close} labelledBy={title}>
      <ZipForm title={title} />
    </Dialog>
  );
});

const ZipForm = observer(function ZipForm({ title }: { readonly title: string }) {
  const { zip } = useStores();
  const { say, tell } = useWords();
  const [typed, setTyped] = useState(zip.zipCode ?? '');
  const input = useRef<HTMLInputElement>(null);
  const problem = zipProblem(zip);
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!(await zip.set(typed))) input.current?.focus();
  };
  return (
    <div className={layout.stack}>
      <div className={dialogs.actionMark}>
        <Icon name="pin" size="large" />
      </div>
      <h2 id={title}>{say('zip.title')}</h2>
      <p className={layout.muted}>{say('zip.text')}</p>
      <form className={layout.stack} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          ref={input}
          label={say('zip.label')}
          hint={say('zip.hint')}
          error={problem === undefined ? undefined : tell(problem)}
          name="zipcode"
          value={typed}
          onChange={setTyped}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          className={classNames(controls.input, dialogs.bigInput)}
        />
        <button
          type="submit"
          className={classNames(controls.button, controls.wide)}
          aria-busy={zip.setting.is === 'running'}
        >
          {say('zip.show')}
        </button>
      </form>
      <button
        type="button"
        className={classNames(controls.iconButton, dialogs.close)}
        aria-label={say('page.close')}
        onClick={zip.close}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
});
