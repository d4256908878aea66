import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import dialogs from '#ui/design/dialogs.module.css';
import layout from '#ui/design/layout.module.css';
import { useOfflineUntil } from '#ui/stores/frame/offline.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** "Something went wrong with this request.", once until calls work again (D-NOTIF-03). */
export const FailureAlert = observer(function FailureAlert() {
  const { notice } = useStores();
  const { say } = useWords();
  const title = useId();
  const offline = useOfflineUntil(notice.closeAlert);
  return (
    <Dialog
      open={notice.alerting}
      onClose={notice.closeAlert}
      labelledBy={title}
      role="alertdialog"
    >
      <div className={layout.stack}>
        <div className={dialogs.warnMark}>
          <Icon name="warning" size="large" />
        </div>
        <h2 id={title} className={layout.titleMedium}>
          {say('page.failedText')}
        </h2>
        <p>{say(offline ? 'alert.offline' : 'alert.help')}</p>
        <button
          type="button"
          className={classNames(controls.button, controls.wide)}
          onClick={notice.closeAlert}
        >
          {say('page.close')}
        </button>
      </div>
    </Dialog>
  );
});
