import type { IConfig, IConfiguration, ISenderConfig } from '@microsoft/applicationinsights-web';
import type { InsightsSettings } from '#adapters/telemetry/insights/insights-settings.ts';
import { batchInterval, memoryItems, postBytes } from '#adapters/telemetry/sending/limits.ts';

/** How the library gives away what it would post. */
export type Transport = NonNullable<ISenderConfig['httpXHROverride']>;

type SenderSettings = Pick<
  ISenderConfig,
  'httpXHROverride' | 'alwaysUseXhrOverride' | 'eventsLimitInMem'
>;

/** Never recorded, even where an operator turns header tracking on (TEL-13). */
const secretHeaders = [
  'Authorization',
  'X-API-Key',
  'WWW-Authenticate',
  'sessionId',
  'rnduts',
  'encstr',
  'location',
  'Cookie',
  'X-XSRF-TOKEN',
];

const enabled = 3;
const disabled = 2;
/** Messages about the library itself: never shown; the figures are the library's own (TEL-40). */
const throttled = {
  disabled: true,
  limit: { samplingRate: 100, maxSendNumber: 1 },
  interval: { monthInterval: 3, daysOfMonth: [28] },
};

/** Exactly these addresses and what is below them. */
const patternOf = (origin: string): RegExp =>
  new RegExp(`^${origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:[/?#]|$)`, 'i');

/**
 * The library's configuration, each figure by its row of docs/requirements.tsv. Sending is ours
 * (`httpXHROverride`, D-TEL-15); the figures of sending are given as well, so that its queue agrees.
 */
export const insightsConfig = (
  settings: InsightsSettings,
  transport: Transport,
): IConfiguration & IConfig & Partial<SenderSettings> => ({
  instrumentationKey: settings.key,
  endpointUrl: settings.url,
  httpXHROverride: transport,
  alwaysUseXhrOverride: true,
  enableSessionStorageBuffer: false,
  maxBatchInterval: batchInterval,
  maxBatchSizeInBytes: postBytes,
  eventsLimitInMem: memoryItems,
  samplingPercentage: settings.sampling,
  sessionRenewalMs: settings.sessionRenewalMs,
  sessionExpirationMs: settings.sessionExpirationMs,
  idLength: 22,
  disableExceptionTracking: false,
  enableUnhandledPromiseRejectionTracking: true,
  enableAutoRouteTracking: false,
  maxAjaxCallsPerView: 500,
  maxAjaxPerfLookupAttempts: 3,
  ajaxPerfLookupDelay: 25,
  enableRequestHeaderTracking: false,
  enableResponseHeaderTracking: false,
  enableCorsCorrelation: false,
  excludeRequestFromAutoTrackingPatterns: settings.foreign.map(patternOf),
  diagnosticLogInterval: 10_000,
  loggingLevelConsole: 0,
  // Handlers of these two keep pages out of the browser's cache for back and forward.
  disablePageUnloadEvents: ['unload', 'beforeunload'],
  featureOptIn: { SdkStats: { mode: disabled }, iKeyUsage: { mode: enabled } },
  throttleMgrCfg: { 109: throttled, 106: throttled, 111: throttled, 110: throttled },
  extensionConfig: {
    AppInsightsCfgSyncPlugin: { cfgUrl: settings.configUrl ?? '' },
    AjaxDependencyPlugin: {
      ignoreHeaders: secretHeaders,
      ...(settings.appId !== undefined && { appId: settings.appId }),
    },
  },
});
