import { Effect } from 'effect';
import { readTelemetryIds } from '#adapters/http/client/session/session-facts.ts';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { consentFrom } from '#adapters/slices/stored-shopper-memory.ts';
import { makeConsentedTelemetry } from '#adapters/telemetry/consented-telemetry.ts';
import type { InsightsSettings } from '#adapters/telemetry/insights/insights-settings.ts';
import type { InsightsPage } from '#adapters/telemetry/insights/start-insights.ts';
import type { PageHearing } from '#adapters/telemetry/page/page-hearing.ts';
import type { ViewedPage } from '#adapters/telemetry/page/page-views.ts';
import { attempt } from '#adapters/telemetry/sending/careful.ts';
import { silentTelemetry } from '#adapters/telemetry/silent-telemetry.ts';
import { ownTask } from '#composition/host/own-task.ts';
import { sessionSpans } from '#domain/telemetry/session-spans.ts';
import { samplingProblem, telemetryKeyProblem } from '#domain/validation/telemetry-settings.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** What telemetry uses of a page; the library is loaded only where there is a whole one. */
export type TelemetryPage = ViewedPage &
  InsightsPage & { readonly document: Pick<Document, 'documentElement'> };

interface Parts {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly page: TelemetryPage;
  /** What is heard of it since it came; undefined where it has no history. */
  readonly heard: PageHearing | undefined;
  readonly warn: (text: string) => void;
}

/** Warnings of TEL-02 to TEL-05; the shop runs without telemetry (D-TEL-04). */
const texts = {
  noHistory: 'Could not initialize Telemetry Service',
  noKey: 'Instrumentation key not provided',
  wrongKey: 'The telemetry key is not in 8-4-4-4-12 hexadecimal form',
  sampling: 'The telemetry sampling is not above 0 and at most 100: 100 applies',
} as const;

/** Telemetry that cannot begin is none: it must not take the shop down (D-TEL-04). */
export const makeBrowserTelemetry = (config: PublicConfig, parts: Parts): Telemetry =>
  attempt(() => begun(config, parts)) ?? silentTelemetry;

const begun = (config: PublicConfig, parts: Parts): Telemetry => {
  const { page, heard, storage, clock, warn } = parts;
  const { url, key = '' } = config.telemetry;
  if (url === '') return silentTelemetry;
  const problem = heard === undefined ? texts.noHistory : keyProblem(key);
  if (heard === undefined || problem !== undefined) {
    warn(problem ?? texts.noHistory);
    return silentTelemetry;
  }
  const settings = settingsOf(config, warn);
  const ids = () => Effect.runSync(readTelemetryIds(storage, config.sourceWebsite));
  return makeConsentedTelemetry({
    now: clock.now,
    consent: async () => consentFrom(await Effect.runPromise(storage.read('consent'))),
    hearErrors: heard.errors,
    followPages: heard.views,
    load: async () => {
      const { startInsights } = await import('#adapters/telemetry/insights/start-insights.ts');
      await ownTask();
      const language = () => page.document.documentElement.lang;
      const parts = { settings, page, ids, language, random: Math.random, warn };
      const begin = startInsights(parts);
      await ownTask();
      return begin;
    },
  });
};

const keyProblem = (key: string): string | undefined => {
  if (key === '') return texts.noKey;
  return telemetryKeyProblem(key) === undefined ? undefined : texts.wrongKey;
};

const settingsOf = (
  { telemetry, identity, vaultOrigins, variant }: PublicConfig,
  warn: (text: string) => void,
): InsightsSettings => {
  const percentage = (given: string | undefined, usual: number): number => {
    if (given === undefined) return usual;
    if (samplingProblem(given) === undefined) return Number(given);
    warn(texts.sampling);
    return usual;
  };
  const { url, key = '', appId, configUrl } = telemetry;
  return {
    url,
    key: key.toLowerCase(),
    sampling: percentage(telemetry.sampling, 100),
    speedSampling: percentage(telemetry.speedSampling, 100),
    ...sessionSpans(telemetry.sessionRenewal, telemetry.sessionExpiration),
    ...(appId !== undefined && { appId }),
    ...(configUrl !== undefined && { configUrl }),
    foreign: [url, configUrl ?? '', identity.issuer, ...vaultOrigins]
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address).origin),
    variant,
  };
};
