import { type EarlyHearing, hearingEarly } from '#adapters/telemetry/early-hearing.ts';
import type { UncaughtError } from '#adapters/telemetry/happening.ts';
import { hearErrors } from '#adapters/telemetry/page/page-errors.ts';
import { followHistory, type ViewedPage } from '#adapters/telemetry/page/page-views.ts';
import type { PageViewed } from '#domain/telemetry/telemetry-event.ts';

/** What a collector is told of a page by itself. */
export interface PageHearing {
  readonly errors: EarlyHearing<UncaughtError>;
  readonly views: EarlyHearing<PageViewed>;
}

/** Hears it from now on; undefined where the page has no history. */
export const hearingOf = (page: ViewedPage): PageHearing | undefined => {
  const { history } = page;
  if (history === undefined) return undefined;
  const now = () => page.performance?.now() ?? 0;
  return {
    errors: hearingEarly((tell) => hearErrors(page, tell), now),
    views: hearingEarly((tell) => followHistory(page, history, tell), now),
  };
};
