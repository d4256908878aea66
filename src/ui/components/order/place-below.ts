import { useEffect, useState } from 'react';

/**
 * The first place of the page marked `data-open` that is below the window, as soon as something `isThere`
 * to be put and there is such a place. What is put there moves nothing in view, and stays there.
 */
export const usePlaceBelow = (isThere: boolean): Element | undefined => {
  const [place, setPlace] = useState<Element>();
  const isLooking = isThere && place === undefined;
  useEffect(() => {
    if (!isLooking) return undefined;
    const look = () =>
      setPlace(
        [...document.querySelectorAll('[data-open]')].find(
          (each) => each.getBoundingClientRect().top >= window.innerHeight,
        ),
      );
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isLooking]);
  return place;
};
