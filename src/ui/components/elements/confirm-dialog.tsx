import { useId } from 'react';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly busy: boolean;
  /** The texts of its two buttons, when it is not about removing. */
  readonly labels?: { readonly keep: string; readonly confirm: string };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is removed. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { say } = useWords();
  const id = useId();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      labelledBy={id}
      describedBy={`${id}-text`}
      role="alertdialog"
    >
      <div className={layout.stack}>
        <h2 id={id} className={layout.titleMedium}>
          {props.title}
        </h2>
        <p id={`${id}-text`}>{props.text}</p>
        <button
          type="button"
          className={classNames(controls.button, controls.second, controls.wide)}
          onClick={props.onClose}
        >
          {props.labels?.keep ?? say('addresses.keep')}
        </button>
        <button
          type="button"
          className={classNames(controls.button, controls.wide)}
          aria-busy={props.busy}
          onClick={props.onConfirm}
        >
          {props.labels?.confirm ?? say('addresses.remove')}
        </button>
      </div>
    </Dialog>
  );
};
