import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigation } from 'react-router-dom';
import { hearPresses } from '#ui/core/early-presses.ts';
import { useWords } from '#ui/words/words.ts';

/** What of a page hears only when somebody comes near it, and whether somebody has. */
export interface FarPlace {
  readonly coming: Promise<void>;
  readonly come: () => void;
  /** True once the page is hydrated around it. */
  isShown: boolean;
  isNear: boolean;
}

const makePlace = (): FarPlace => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const place: FarPlace = {
    coming: promise,
    isShown: false,
    isNear: false,
    come: () => {
      place.isNear = true;
      resolve();
    },
  };
  return place;
};

const waiting = '[data-waits]';
/** One screen before it is seen; who has come past it, however fast, has come near. */
const ahead = { rootMargin: '9999999px 0px 100%' };

/** Somebody is near when the first element that waits is, and when the focus or a press is in one. */
export const useFarPlace = (around: RefObject<HTMLElement | null>): FarPlace => {
  const [place] = useState(makePlace);
  useEffect(() => {
    place.isShown = true;
    const first = around.current?.querySelector(waiting);
    if (first == null) return undefined;
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) place.come();
    }, ahead);
    watch.observe(first);
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(waiting) === null) return;
      if (around.current?.contains(target)) place.come();
    };
    const left = new AbortController();
    // React stops what happens in a part that it has not hydrated, so it is heard before React is asked.
    for (const sign of ['pointerdown', 'focusin'])
      window.addEventListener(sign, look, { signal: left.signal, capture: true });
    return () => {
      watch.disconnect();
      left.abort();
    };
  }, [around, place]);
  return place;
};

interface FarPartProps {
  readonly place: FarPlace;
  readonly around: RefObject<HTMLElement | null>;
  /** Its elements are marked with `data-waits`: presses of their buttons are kept until they hear. */
  readonly children: ReactNode;
}

/** Drawn by the server with the page, and hydrated when somebody is near; a browser that draws it does so at once (D-PERF-24). */
export const FarPart = (props: FarPartProps) => {
  const { language } = useWords();
  const { place } = props;
  // Drawn again with each step of the router: React hydrates all of a page before it goes on, and would wait for this part.
  useNavigation();
  if (place.isShown) place.come();
  return (
    <Suspense key={language}>
      <Heard {...props} />
    </Suspense>
  );
};

const never = () => () => undefined;

const Heard = ({ place, around, children }: FarPartProps) => {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // The last hook here: React may go on without asking again, and then has none after it.
  if (!import.meta.env.SSR && isHydrating && !place.isNear) use(place.coming);
  return <Hearing around={around}>{children}</Hearing>;
};

const Hearing = ({ around, children }: Omit<FarPartProps, 'place'>) => {
  useEffect(() => {
    const part = around.current;
    if (part === null) return;
    for (const element of part.querySelectorAll(waiting)) element.removeAttribute('data-waits');
    hearPresses(part);
  }, [around]);
  return children;
};
