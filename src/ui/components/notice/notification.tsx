import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import dialogs from '#ui/design/dialogs.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/**
 * The bar at the top right. It closes by itself, but never while somebody points at it or has
 * the focus in it (NOTIF-01, NOTIF-03).
 */
export const Notification = observer(function Notification() {
  const { notice } = useStores();
  const { tell } = useWords();
  const shown = notice.shown;
  const bad = shown?.severity === 'error';
  useEffect(() => notice.attend(), [notice]);
  return (
    <>
      <div role="status">{shown !== undefined && !bad ? <Bar /> : null}</div>
      <div role="alert">{shown !== undefined && bad ? <Bar /> : null}</div>
      <p className={layout.hidden} role="status">
        {notice.spoken === undefined ? '' : tell(notice.spoken)}
      </p>
    </>
  );
});

const Bar = observer(function Bar() {
  const { notice } = useStores();
  const { say, tell } = useWords();
  const shown = notice.shown;
  if (shown === undefined) return null;
  const bad = shown.severity === 'error';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only pauses the clock
    <div
      className={classNames(dialogs.note, bad ? dialogs.noteError : dialogs.noteOk)}
      onPointerEnter={notice.hold}
      onPointerLeave={notice.release}
      onFocus={notice.hold}
      onBlur={notice.release}
      onKeyDown={(event) => {
        if (event.key === 'Escape') notice.dismiss();
      }}
    >
      <Icon name={bad ? 'error' : 'done'} />
      <p className={layout.grow}>
        <b>{tell(shown.title)}</b>
        {shown.text === undefined ? null : (
          <>
            <br />
            {tell(shown.text)}
          </>
        )}
      </p>
      {shown.link === undefined ? null : (
        <Link className={classNames(controls.link, layout.small)} to={shown.link.to}>
          {say(shown.link.key)}
        </Link>
      )}
      <button
        type="button"
        className={controls.iconButton}
        aria-label={say('page.dismiss')}
        onClick={notice.dismiss}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
});
