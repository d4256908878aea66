import { type MetricWithAttribution, onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { routeOf } from '#adapters/telemetry/scrubbing/tellable-path.ts';

/** How fast one page view was: milliseconds, `cls` without a unit. */
export interface PageSpeed {
  readonly measurements: Readonly<Record<string, number>>;
  readonly properties: Readonly<Record<string, string>>;
}

type MeasuredPage = EventTarget & {
  readonly document: Pick<Document, 'visibilityState'>;
  readonly location: Pick<Location, 'pathname' | 'origin'>;
};

interface View {
  readonly route: string;
  readonly navigation: 'load' | 'route';
  readonly measurements: Record<string, number>;
  readonly elements: Record<string, string>;
}

/** True where the browser itself measures changes of page inside the shop (Chromium 151). */
const measuresRoutes = (): boolean =>
  PerformanceObserver.supportedEntryTypes.includes('soft-navigation');

/**
 * Tells once how fast each page view was: when the next one begins, or the page is hidden. Where the browser
 * does not measure changes of page, `routeShown` takes our own measure, from the press to the next paint.
 */
export const measureSpeed = (page: MeasuredPage, tell: (speed: PageSpeed) => void) => {
  const views = new Map<number, View>();
  const told = new Set<number>();
  // From the press to the paint of each route's last page, where nobody else measured that.
  const painted = new Map<string, number>();
  let ended = false;

  const finish = (id: number, { measurements, elements, route, navigation }: View): void => {
    views.delete(id);
    told.add(id);
    const own = navigation === 'route' ? painted.get(route) : undefined;
    if (own !== undefined) measurements['lcp'] ??= own;
    if (Object.keys(measurements).length > 0) {
      tell({ measurements, properties: { route, navigation, ...elements } });
    }
  };
  const add = (metric: MetricWithAttribution): void => {
    const { navigationId, navigationURL, navigationType } = metric;
    if (ended || told.has(navigationId)) return;
    const isRoute = navigationType === 'soft-navigation';
    const view = views.get(navigationId) ?? {
      route: routeOf(pathOf(navigationURL) ?? page.location.pathname),
      navigation: isRoute ? 'route' : 'load',
      measurements: {},
      elements: {},
    };
    views.set(navigationId, view);
    // A change of page inside the shop has no first byte.
    if (isRoute && metric.name === 'TTFB') return;
    const name = metric.name.toLowerCase();
    const digits = name === 'cls' ? 10_000 : 1;
    view.measurements[name] = Math.round(metric.value * digits) / digits;
    const element = causeOf(metric);
    if (element) view.elements[`${name}Element`] = element;
  };
  const finishAll = (): void => {
    for (const [id, view] of [...views]) finish(id, view);
  };
  const finishHidden = (): void => {
    if (page.document.visibilityState === 'hidden') finishAll();
  };

  const options = { reportSoftNavs: true, generateTarget: placeOf };
  onTTFB(add, options);
  onLCP(add, options);
  onCLS(add, options);
  onINP(add, options);
  // On the window, so that the library's listeners on the document have reported before.
  page.addEventListener('visibilitychange', finishHidden);
  page.addEventListener('pagehide', finishAll);
  return {
    routeShown: (path: string, durationMs: number | undefined): void => {
      if (ended || durationMs === undefined) return;
      if (measuresRoutes()) return void painted.set(routeOf(path), durationMs);
      const properties = { route: routeOf(path), navigation: 'route' };
      tell({ measurements: { lcp: durationMs }, properties });
    },
    end: () => {
      ended = true;
      views.clear();
      page.removeEventListener('visibilitychange', finishHidden);
      page.removeEventListener('pagehide', finishAll);
    },
  };
};

const pathOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).pathname : undefined;

const causeOf = (metric: MetricWithAttribution): string | undefined => {
  switch (metric.name) {
    case 'LCP':
      return metric.attribution.target;
    case 'INP':
      return metric.attribution.interactionTarget;
    case 'CLS':
      return metric.attribution.largestShiftTarget;
    default:
      return undefined;
  }
};

/** Where an element is, as `main>section>img`: names of elements alone, no text, no id, no class. */
const placeOf = (node: Node | null): string | undefined => {
  const names: string[] = [];
  for (let at = node; at !== null && names.length < 4; at = at.parentNode) {
    if (at instanceof Element && !['html', 'body'].includes(at.localName)) {
      names.unshift(at.localName);
    }
  }
  return names.length === 0 ? undefined : names.join('>');
};
