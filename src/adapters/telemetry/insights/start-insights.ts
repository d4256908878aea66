import {
  ApplicationInsights,
  type IPlugin,
  type ITelemetryItem,
} from '@microsoft/applicationinsights-web';
import type { Taker } from '#adapters/telemetry/consented-telemetry.ts';
import type { Happening } from '#adapters/telemetry/happening.ts';
import { insightsConfig, type Transport } from '#adapters/telemetry/insights/insights-config.ts';
import type { InsightsSettings } from '#adapters/telemetry/insights/insights-settings.ts';
import { makePageSender, type SendingPage } from '#adapters/telemetry/insights/page-sender.ts';
import { measureSpeed, type PageSpeed } from '#adapters/telemetry/insights/page-speed.ts';
import { type InsightsTraces, removeTraces } from '#adapters/telemetry/insights/remove-traces.ts';
import { isBotName } from '#adapters/telemetry/scrubbing/duration.ts';
import { outgoing } from '#adapters/telemetry/scrubbing/outgoing.ts';
import { tellablePath } from '#adapters/telemetry/scrubbing/tellable-path.ts';
import { attempt } from '#adapters/telemetry/sending/careful.ts';
import { makeTraceContext } from '#adapters/telemetry/trace-context.ts';
import { buildVersion } from '#domain/session/build-version.ts';
import type { FailureMet, PageViewed, TelemetryIds } from '#domain/telemetry/telemetry-event.ts';
import { telemetryUserProblem } from '#domain/validation/telemetry-settings.ts';

/** What the library's adapter uses of the page. */
export type InsightsPage = SendingPage & InsightsTraces & Pick<Window, 'location'>;

export interface InsightsParts {
  readonly settings: InsightsSettings;
  readonly page: InsightsPage;
  /** Whose events these are, at this moment. */
  readonly ids: () => TelemetryIds;
  readonly language: () => string;
  readonly random: () => number;
  readonly warn: (text: string) => void;
}

/**
 * The library behind the Telemetry port: it watches requests and errors, keeps session and user ids and makes
 * the envelopes. What leaves, leaves through our sender (D-TEL-15), scrubbed as the last step. The library is
 * made here and begins with the second call, in a later task: both at once would block a slow phone (D-TEL-52).
 */
export const startInsights = (parts: InsightsParts): ((early: readonly Happening[]) => Taker) => {
  const { settings, page } = parts;
  const facts = { isBot: isBotName(page.navigator.userAgent) };
  let accept: (texts: readonly string[]) => void = () => undefined;
  const transport: Transport = {
    sendPOST: ({ data }, done) => {
      accept(itemsIn(data).flatMap((item) => outgoing(item, facts) ?? []));
      // What was handed over is ours: the library forgets it.
      done(200, {}, '');
    },
  };
  const library = new ApplicationInsights({ config: insightsConfig(settings, transport) });
  return (early) => {
    const sender = makePageSender({ ...parts, url: settings.url });
    accept = sender.accept;
    return begin(library, parts, { early, sender });
  };
};

interface Begun {
  readonly early: readonly Happening[];
  readonly sender: ReturnType<typeof makePageSender>;
}

const begin = (
  library: ApplicationInsights,
  parts: InsightsParts,
  { early, sender }: Begun,
): Taker => {
  const { settings, page } = parts;
  const time = { told: undefined as number | undefined };
  let viewed = false;
  library.addTelemetryInitializer((item) => complete(item, parts, time));
  const watching = setTimeout(loadInTwo(library));

  const isMeasured = parts.random() * 100 < settings.speedSampling;
  // A browser may lack what speed is measured with: that is no reason to tell nothing.
  const speed = isMeasured
    ? attempt(() => measureSpeed(page, (found) => tellSpeed(library, parts, found)))
    : undefined;

  const record = ({ at, what }: Happening): void => {
    time.told = at;
    try {
      if (what.kind === 'uncaught') library.trackException({ exception: asError(what.error) });
      else if (what.kind === 'failure') library.trackEvent(eventOf(what));
      else {
        // Each page is a trace of its own, so that one of an order is not one of a whole visit.
        if (viewed) Object.assign(library.context.telemetryTrace, { traceID: randomId() });
        library.trackPageView(viewOf(what, { at, isFirst: !viewed }));
        if (viewed) speed?.routeShown(what.path, what.durationMs);
        viewed = true;
      }
    } catch {
      // Telemetry never throws into the shop.
    } finally {
      time.told = undefined;
    }
  };
  for (const happening of early) record(happening);
  return {
    record,
    end: () => {
      clearTimeout(watching);
      speed?.end();
      sender.end();
      void library.unload(false);
      removeTraces(page);
    },
  };
};

/** The library's own name of what watches requests. */
const requestWatcher = 'AjaxDependencyPlugin';

/**
 * Loads all of the library but what watches requests, which the answer adds: in one task both block a slow phone
 * (D-TEL-52). The library has a call for adding, but none for leaving out at first.
 */
const loadInTwo = (library: ApplicationInsights): (() => void) => {
  const { core } = library;
  const initialize = core.initialize.bind(core);
  let later: readonly IPlugin[] = [];
  core.initialize = (config, plugins, ...others) => {
    later = plugins.filter(({ identifier }) => identifier === requestWatcher);
    initialize(
      config,
      plugins.filter((plugin) => !later.includes(plugin)),
      ...others,
    );
  };
  library.loadAppInsights();
  return () => {
    for (const plugin of later) core.addPlugin(plugin);
  };
};

const randomId = (): string => makeTraceContext().traceId;

const itemsIn = (data: string | Uint8Array): readonly unknown[] => {
  try {
    const items: unknown = JSON.parse(typeof data === 'string' ? data : '');
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
};

/** How fast a page view was, as an event of its own; the page may be going away. */
const tellSpeed = (
  library: ApplicationInsights,
  { settings, language }: InsightsParts,
  { measurements, properties }: PageSpeed,
): void => {
  const facts = { language: language(), variant: settings.variant };
  library.trackEvent({
    name: 'page_speed',
    properties: { ...properties, ...facts },
    measurements: { ...measurements },
  });
  library.onunloadFlush(false);
};

/** Adds whose item it is, its true time, and the page by a path that may be told. */
const complete = (
  item: ITelemetryItem,
  { ids, page }: InsightsParts,
  { told }: { readonly told: number | undefined },
): void => {
  const known = ids();
  item.data = { ...item.data, ...known };
  const tags: Record<string, string> = {
    'ai.cloud.role': 'shop',
    'ai.application.ver': buildVersion,
    'ai.operation.name': tellablePath(page.location.pathname),
  };
  const { accountId } = known;
  if (accountId !== undefined && isOpaque(accountId)) tags['ai.user.authUserId'] = accountId;
  item.tags = Object.assign(item.tags ?? [], tags);
  if (told !== undefined && item.baseData) item.baseData['startTime'] = new Date(told);
};

/** An account's id goes along when it passes the rule and is no mail address (TEL-06, TEL-41). */
const isOpaque = (id: string): boolean =>
  telemetryUserProblem(id) === undefined && !id.includes('@');

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(`rejected with ${typeof error}`);

const eventOf = ({ name, details }: FailureMet) => {
  const properties: Record<string, string> = {};
  const measurements: Record<string, number> = {};
  for (const [key, value] of Object.entries(details)) {
    if (typeof value === 'number') measurements[key] = value;
    else properties[key] = value;
  }
  return { name, properties, measurements };
};

/**
 * The first view has the library's measure of the load. Later ones have ours; a duration of 0 is left out on
 * the way (TEL-34), while the library would tell the first load's again.
 */
const viewOf = (
  { path, durationMs }: PageViewed,
  { at, isFirst }: { readonly at: number; readonly isFirst: boolean },
) => {
  const uri = tellablePath(path);
  return {
    name: uri,
    uri,
    startTime: new Date(at),
    ...(!isFirst && { properties: { duration: durationMs ?? 0 } }),
  };
};
