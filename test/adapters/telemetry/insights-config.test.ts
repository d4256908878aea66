import { describe, expect, it } from 'vitest';
import { insightsConfig } from '#adapters/telemetry/insights/insights-config.ts';
import { routeOf, tellablePath } from '#adapters/telemetry/scrubbing/tellable-path.ts';
import { sessionSpans } from '#domain/telemetry/session-spans.ts';

const settings = {
  url: 'https://collector.test/v2/track',
  key: '12345678-90ab-cdef-1234-567890abcdef',
  sampling: 100,
  speedSampling: 100,
  ...sessionSpans(),
  foreign: ['https://collector.test', 'https://id.test:8443'],
  variant: 'snacks',
};
const config = insightsConfig(settings, { sendPOST: () => undefined });

describe('the library’s configuration', () => {
  it('[TEL-27] [TEL-28] [TEL-29] gives it the figures of sending, and nothing to keep', () => {
    expect(config).toMatchObject({
      maxBatchInterval: 0,
      maxBatchSizeInBytes: 102_400,
      eventsLimitInMem: 10_000,
      enableSessionStorageBuffer: false,
      alwaysUseXhrOverride: true,
    });
  });

  it('[TEL-24] [TEL-26] [TEL-32] [TEL-33] [TEL-37] [TEL-39] [TEL-40] gives it the specified figures', () => {
    expect(config).toMatchObject({
      sessionRenewalMs: 1_800_000,
      sessionExpirationMs: 86_400_000,
      idLength: 22,
      maxAjaxCallsPerView: 500,
      maxAjaxPerfLookupAttempts: 3,
      ajaxPerfLookupDelay: 25,
      diagnosticLogInterval: 10_000,
      loggingLevelConsole: 0,
      samplingPercentage: 100,
    });
    const throttled = {
      disabled: true,
      limit: { samplingRate: 100, maxSendNumber: 1 },
      interval: { monthInterval: 3, daysOfMonth: [28] },
    };
    for (const id of [106, 109, 110, 111]) {
      expect(config.throttleMgrCfg?.[id]).toMatchObject(throttled);
    }
  });

  it('[TEL-10] asks nobody for settings unless told whom', () => {
    const sync = (given: typeof config) => given.extensionConfig?.['AppInsightsCfgSyncPlugin'];
    expect(sync(config)).toEqual({ cfgUrl: '' });
    const configUrl = 'https://collector.test/config.json';
    const asking = insightsConfig({ ...settings, configUrl }, { sendPOST: () => undefined });
    expect(sync(asking)).toEqual({ cfgUrl: configUrl });
  });

  it('[TEL-13] records none of the headers that let somebody in, whatever is turned on', () => {
    const requests = config.extensionConfig?.['AjaxDependencyPlugin'] as {
      ignoreHeaders: string[];
    };
    const secret = ['Authorization', 'X-API-Key', 'WWW-Authenticate', 'sessionId', 'Cookie'];
    expect(requests.ignoreHeaders).toEqual(expect.arrayContaining(secret));
    expect(config).toMatchObject({
      enableRequestHeaderTracking: false,
      enableResponseHeaderTracking: false,
    });
  });

  it('[TEL-12] leaves alone what goes to the collector and the identity provider, and nothing else', () => {
    const patterns = config.excludeRequestFromAutoTrackingPatterns ?? [];
    const excluded = (address: string) => patterns.some((one) => new RegExp(one).test(address));
    expect(excluded('https://collector.test/v2/track')).toBe(true);
    expect(excluded('https://id.test:8443/oauth2/v1/token')).toBe(true);
    expect(excluded('https://collector.test.shop.test/v3/cart')).toBe(false);
    expect(excluded('https://shop.test/v3/cart')).toBe(false);
  });
});

describe('sessionSpans', () => {
  it('[TEL-24] is 30 minutes and 24 hours, and never below a minute', () => {
    expect(sessionSpans()).toEqual({
      sessionRenewalMs: 1_800_000,
      sessionExpirationMs: 86_400_000,
    });
    expect(sessionSpans(1000, 0)).toEqual({
      sessionRenewalMs: 60_000,
      sessionExpirationMs: 60_000,
    });
    expect(sessionSpans(60_001, 90_000_000).sessionRenewalMs).toBe(60_001);
  });
});

describe('paths telemetry tells', () => {
  it('[TEL-15] [TEL-41] are those of pages, without orders and without what was typed', () => {
    expect(tellablePath('/all-snacks')).toBe('/all-snacks');
    expect(tellablePath('/product/CHP-0001')).toBe('/product/CHP-0001');
    expect(tellablePath('/product/Ada%20Byron')).toBe('/product/-');
    expect(tellablePath('/all-snacks/Ada/Byron')).toBe('/all-snacks');
    expect(tellablePath('/thank-you/CC-ABCD-EFGH')).toBe('/thank-you');
    expect(tellablePath('/orderhistory/CC-ABCD-EFGH')).toBe('/orderhistory');
    for (const path of ['/Ada%20Byron', '/thank-you/a/b', '//evil.test/x', '/%']) {
      expect(tellablePath(path)).toBe('/*');
    }
    expect(routeOf('/product/CHP-0001')).toBe('/product/:productId');
  });
});
