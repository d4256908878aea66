import type { PageViewed } from '#domain/telemetry/telemetry-event.ts';

/** The page's history, as far as page views need it. */
export type PageHistory = Pick<History, 'pushState' | 'replaceState'>;

/** What page views use of a page. */
export interface ViewedPage extends EventTarget {
  readonly history?: PageHistory;
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly performance?: Pick<Performance, 'now'>;
  readonly requestAnimationFrame?: typeof requestAnimationFrame;
}

/** Milliseconds from a change to its page view: the new page is there then (TEL-14). */
const viewDelay = 500;
/** How often a view is put off by that long, because its page is not painted yet. */
const mostDelays = 10;
/** Milliseconds after which a press has nothing to do with a change. */
const pressMemory = 30_000;

/** Tells of the present page, and after every change of the history; the answer ends it. */
export const followHistory = (
  page: ViewedPage,
  history: PageHistory,
  tell: (view: PageViewed) => void,
): (() => void) => {
  const { location } = page;
  const { pushState, replaceState } = history;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const pressed = followPresses(page);
  let shown = location.pathname + location.search;
  let changes = 0;
  let ended = false;

  const changed = (since: number | undefined): void => {
    if (ended) return;
    const path = location.pathname;
    shown = path + location.search;
    const paint = paintAfter(page, since);
    changes += 1;
    const change = changes;
    const tellLater = (delays: number): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        // A page that takes long is the one whose duration matters.
        const isNotPainted = paint !== undefined && paint.durationMs === undefined;
        const isShown = change === changes;
        // Where a page takes long, how long is worth waiting for.
        if (isNotPainted && isShown && delays < mostDelays) return tellLater(delays + 1);
        tell({ kind: 'page-view', path, ...paint });
      }, viewDelay);
      timers.add(timer);
    };
    tellLater(1);
  };
  const wrapped = (change: History['pushState'], always: boolean): History['pushState'] =>
    function wrap(this: unknown, ...entry) {
      change.apply(history, entry);
      // What only stores something with the entry is no change of the page.
      if (always || shown !== location.pathname + location.search) changed(pressed.last());
    };
  const push = wrapped(pushState, true);
  const replace = wrapped(replaceState, false);
  history.pushState = push;
  history.replaceState = replace;
  const hearStep = ({ timeStamp }: Event): void => changed(timeStamp);
  page.addEventListener('popstate', hearStep);
  tell({ kind: 'page-view', path: location.pathname });
  return () => {
    ended = true;
    for (const timer of timers) clearTimeout(timer);
    pressed.end();
    page.removeEventListener('popstate', hearStep);
    // Whoever wrapped them after us keeps what they have; ours does nothing from now on.
    if (history.pushState === push) history.pushState = pushState;
    if (history.replaceState === replace) history.replaceState = replaceState;
  };
};

/** When the shopper last pressed something, by the page's own clock. */
const followPresses = (page: ViewedPage) => {
  let last: number | undefined;
  const press = ({ timeStamp }: Event): void => {
    last = timeStamp;
  };
  const kinds = ['click', 'keydown'] as const;
  for (const kind of kinds) page.addEventListener(kind, press, { capture: true, passive: true });
  return {
    last: (): number | undefined => {
      const now = page.performance?.now();
      const start = last;
      last = undefined;
      return start === undefined || now === undefined || now - start > pressMemory
        ? undefined
        : start;
    },
    end: () => {
      for (const kind of kinds) page.removeEventListener(kind, press, { capture: true });
    },
  };
};

/** From then to the paint that follows now, milliseconds; without them until it is painted. */
interface Paint {
  readonly durationMs?: number;
}

/** Undefined where nothing can be measured. */
const paintAfter = (page: ViewedPage, since: number | undefined): Paint | undefined => {
  const { performance: clock, requestAnimationFrame: frame } = page;
  if (since === undefined || clock === undefined || frame === undefined) return undefined;
  const paint: { durationMs?: number } = {};
  // The first frame is painted after its callback: the second one comes after that paint.
  frame.call(page, () =>
    frame.call(page, () => {
      paint.durationMs = Math.round(clock.now() - since);
    }),
  );
  return paint;
};
