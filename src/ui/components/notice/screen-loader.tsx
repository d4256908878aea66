import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import type { ShopEvent } from '#domain/session/shop-event.ts';
import frame from '#ui/design/frame.module.css';
import { useWords } from '#ui/words/words.ts';

const event: ShopEvent['name'] = 'toggleScreenLoader';

/** Milliseconds before it is shown: a quick answer shows nothing. */
const moment = 400;

/** The bar at the top of a page that waits for the shop, for what no screen waits for by itself (SESS-14, D-NOTIF-04). */
export const ScreenLoader = () => {
  const { say } = useWords();
  // Between two pages the router's own bar says it.
  const isBetween = useNavigation().state === 'loading';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (told: Event): void => {
      clearTimeout(timer);
      if (told instanceof CustomEvent && told.detail.show === true) {
        timer = setTimeout(() => setShown(true), moment);
      } else setShown(false);
    };
    window.addEventListener(event, hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(event, hear);
    };
  }, []);
  return (
    <div aria-live="polite">
      {isShown && !isBetween ? (
        <div role="progressbar" aria-label={say('page.loading')} className={frame.progress} />
      ) : null}
    </div>
  );
};
