import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId, useState } from 'react';
import type { ShownMix } from '#application/mix/show-saved-mixes.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { TextField } from '#ui/components/form/field.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { SavedMixesStore } from '#ui/stores/mix/saved-mixes-store.ts';
import { useWords } from '#ui/words/words.ts';

interface RenameDialogProps {
  readonly store: SavedMixesStore;
  readonly shown: ShownMix | undefined;
  readonly onRenamed: (name: string) => void;
  readonly onClose: () => void;
}

/** The dialog to rename a saved mix. */
export const RenameDialog = ({ shown, onClose, ...rest }: RenameDialogProps) => {
  const title = useId();
  return (
    <Dialog open={shown !== undefined} onClose={onClose} labelledBy={title}>
      {shown === undefined ? null : (
        <RenameForm shown={shown} title={title} onClose={onClose} {...rest} />
      )}
    </Dialog>
  );
};

interface RenameFormProps extends RenameDialogProps {
  readonly shown: ShownMix;
  readonly title: string;
}

const RenameForm = observer(function RenameForm(props: RenameFormProps) {
  const { store, shown, title, onRenamed, onClose } = props;
  const { say, failure, problem } = useWords();
  const [name, setName] = useState(shown.mix.name);
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const renamed = await store.rename(shown, name);
    if (renamed !== undefined) onRenamed(renamed.name);
  };
  const failed = store.doing.is === 'failed' ? store.doing.failure : undefined;
  const refused = failed?._tag === 'InputRefused' ? failed.problems.mixName : undefined;
  const said = refused === undefined ? failed && failure(failed) : problem(refused);
  return (
    <form className={layout.stack} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <h2 id={title} className={layout.titleMedium}>
        {say('mixes.renameOf', { name: shown.mix.name })}
      </h2>
      <TextField
        label={say('mixes.newName')}
        name="new-name"
        autoComplete="off"
        maxLength={inputLimits.nameLongest}
        value={name}
        error={said}
        onChange={setName}
      />
      <button
        type="submit"
        className={classNames(controls.button, controls.wide)}
        aria-busy={store.doing.is === 'running'}
      >
        {say('mixes.saveName')}
      </button>
      <button
        type="button"
        className={classNames(controls.button, controls.second, controls.wide)}
        onClick={onClose}
      >
        {say('mixes.cancel')}
      </button>
    </form>
  );
});
