import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { stepAddresses } from '#ui/addresses/checkout-steps.ts';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { useOpen } from '#ui/components/elements/page-opening.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import dialogs from '#ui/design/dialogs.module.css';
import layout from '#ui/design/layout.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useWords, type Words } from '#ui/words/words.ts';

const second = 1000;
const minute = 60_000;

/** The time left as text: whole minutes from two minutes on, else seconds. */
const timeLeft = (milliseconds: number, { say }: Words): string =>
  milliseconds > 2 * minute - second
    ? say('session.minutes', { count: Math.round(milliseconds / minute) })
    : say('session.seconds', { count: Math.ceil(milliseconds / second) });

/** Warns before the payment session ends, and says so when it has ended (CHK-06, PAY-13). */
export const SessionDialog = () => (
  <>
    <WarningDialog />
    <EndedDialog />
  </>
);

const WarningDialog = observer(function WarningDialog() {
  const { session } = useCheckoutStores();
  const words = useWords();
  const { say } = words;
  const id = useId();
  const { announced } = session;
  return (
    <Dialog
      open={session.warning}
      onClose={() => {
        if (session.warning) void session.ignore();
      }}
      labelledBy={id}
      describedBy={`${id}-text`}
      role="alertdialog"
    >
      <div className={layout.stack}>
        <div className={dialogs.warnMark}>
          <Icon name="clock" size="large" />
        </div>
        <h2 id={id} className={layout.titleMedium}>
          {say('session.title')}
        </h2>
        <p id={`${id}-text`}>
          {say('session.text', { time: timeLeft(session.millisecondsLeft, words) })}
        </p>
        <p className={layout.hidden} role="status">
          {announced === undefined ? '' : say('session.left', { time: timeLeft(announced, words) })}
        </p>
        <button
          type="button"
          className={classNames(controls.button, controls.wide)}
          aria-busy={session.opening.is === 'running'}
          onClick={() => void session.extend()}
        >
          {say('session.keep')}
        </button>
        <button
          type="button"
          className={classNames(controls.button, controls.second, controls.wide)}
          onClick={() => void session.ignore()}
        >
          {say('session.dismiss')}
        </button>
      </div>
    </Dialog>
  );
});

const EndedDialog = observer(function EndedDialog() {
  const { session } = useCheckoutStores();
  const { say } = useWords();
  const open = useOpen();
  const id = useId();
  const handleRestart = () => {
    void session.open();
    open(stepAddresses[1]);
  };
  return (
    <Dialog open={session.ended} onClose={handleRestart} labelledBy={id} role="alertdialog">
      <div className={layout.stack}>
        <div className={dialogs.warnMark}>
          <Icon name="clock" size="large" />
        </div>
        <h2 id={id} className={layout.titleMedium}>
          {say('session.overTitle')}
        </h2>
        <p>{say('session.overText')}</p>
        <button
          type="button"
          className={classNames(controls.button, controls.wide)}
          onClick={handleRestart}
        >
          {say('session.restart')}
        </button>
      </div>
    </Dialog>
  );
});
