import type { EarlyHearing } from '#adapters/telemetry/early-hearing.ts';
import type { Happening, UncaughtError } from '#adapters/telemetry/happening.ts';
import type { Consent } from '#domain/session/choices.ts';
import type { PageViewed } from '#domain/telemetry/telemetry-event.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** Most happenings kept before the choice, or before the code that sends is there. */
const earlyLimit = 500;

/** Sends what happens, from functional consent to its withdrawal. */
export interface Taker {
  record(happening: Happening): void;
  /** Nothing leaves afterwards; cookies, storage and hooks are removed. */
  end(): void;
}

export interface ConsentedTelemetryOptions {
  readonly now: () => number;
  /** Undefined while the shopper has not chosen. */
  readonly consent: () => Promise<Consent | undefined>;
  /** Loads the code that sends; it takes what happened early. */
  readonly load: () => Promise<(early: readonly Happening[]) => Taker>;
  /** Hears errors until that code does so itself. */
  readonly hearErrors: EarlyHearing<UncaughtError>;
  /** Hears page views as long as there is no refusal. */
  readonly followPages: EarlyHearing<PageViewed>;
}

/**
 * Telemetry of a page (D-TEL-03): before the choice everything is kept in memory, with its true time; consent
 * loads the code that sends, and replays; refusal and withdrawal drop, end and remove. Nothing here fails.
 */
export const makeConsentedTelemetry = (options: ConsentedTelemetryOptions): Telemetry => {
  let early: readonly Happening[] = [];
  let taker: Taker | undefined;
  let failedLoads = 0;
  let hearing: readonly (() => void)[] = [];
  let deafToErrors: () => void = () => undefined;
  let refused = false;

  /** `ago`: milliseconds since it was, when it is told late. */
  const tell = (what: Happening['what'], ago = 0): void => {
    if (refused) return;
    const happening = { at: options.now() - ago, what };
    if (taker !== undefined) taker.record(happening);
    else if (early.length < earlyLimit) early = [...early, happening];
  };
  const listen = (): void => {
    refused = false;
    if (hearing.length > 0) return;
    deafToErrors = options.hearErrors(tell);
    hearing = [() => deafToErrors(), options.followPages(tell)];
  };
  const stop = (): void => {
    refused = true;
    early = [];
    for (const end of hearing) end();
    hearing = [];
    taker?.end();
    taker = undefined;
  };
  const start = async (): Promise<void> => {
    if (taker !== undefined || failedLoads > 1) return;
    const open = await options.load().catch(() => undefined);
    if (open === undefined) {
      failedLoads += 1;
      return failedLoads > 1 ? stop() : start();
    }
    // The choice may have changed while the code was under way.
    if ((await options.consent())?.functional !== true) return;
    deafToErrors();
    deafToErrors = () => undefined;
    // What was told late, for it was heard before this was there, comes in its place.
    taker = open([...early].sort((one, other) => one.at - other.at));
    early = [];
  };
  const follow = async (): Promise<void> => {
    const consent = await options.consent();
    if (consent === undefined && taker === undefined) return;
    if (consent?.functional !== true) return stop();
    listen();
    await start();
  };

  let turn = Promise.resolve();
  const flush = (): void => {
    turn = turn.then(follow).catch(() => undefined);
  };
  listen();
  flush();
  return { record: (event) => tell(event), flush };
};
