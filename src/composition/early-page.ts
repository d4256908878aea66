import { makeWindowEvents, type TabChannel } from '#adapters/browser/window-events.ts';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { hearingOf, type PageHearing } from '#adapters/telemetry/page/page-hearing.ts';
import type { ViewedPage } from '#adapters/telemetry/page/page-views.ts';
import { attempt } from '#adapters/telemetry/sending/careful.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';

/** What is heard of a page before its core is there, which may be long (D-PERF-13). */
export interface EarlyPage {
  readonly events: ShopEvents;
  /** Undefined where nothing is told to a collector, or cannot be. */
  readonly heard: PageHearing | undefined;
}

/** Hears a page from now on; comes with the page's own code, so it has no library. */
export const hearPage = (
  { telemetry }: Pick<PublicConfig, 'telemetry'>,
  page: ViewedPage,
  tabs?: TabChannel,
): EarlyPage => ({
  events: makeWindowEvents(page, tabs),
  heard: telemetry.url === '' ? undefined : attempt(() => hearingOf(page)),
});
