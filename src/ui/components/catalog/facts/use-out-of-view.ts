import { type RefObject, useEffect, useState } from 'react';

/** Height of the header that stays on the screen, pixels. */
const header = 64;

/** Whether an element is neither on the screen nor behind anything but the header. */
export const useOutOfView = (ref: RefObject<Element | null>): boolean => {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => setOut(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `-${header}px 0px 0px 0px` },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return isOut;
};
