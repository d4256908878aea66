import { makeChooseLanguage } from '#application/session/choose-language.ts';
import { makeGiveConsent } from '#application/session/give-consent.ts';
import { makeReadChoices } from '#application/session/read-choices.ts';
import { makeRecordTelemetry } from '#application/session/record-telemetry.ts';
import { makeRememberPlace } from '#application/session/remember-place.ts';
import { makeStartSession } from '#application/session/start-session.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { ShopSession } from '#ports/session/shop-session.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

export interface SessionPorts {
  readonly shopSession: ShopSession;
  readonly shopperMemory: ShopperMemory;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
}

/** What is remembered of a visit, and the session with the storefront. */
export const sessionUseCases = (ports: SessionPorts) => ({
  startSession: makeStartSession(ports.shopSession),
  readChoices: makeReadChoices(ports.shopperMemory),
  chooseLanguage: makeChooseLanguage(ports.shopperMemory),
  rememberPlace: makeRememberPlace(ports.shopperMemory),
  giveConsent: makeGiveConsent(ports.shopperMemory, ports.clock, ports.telemetry),
  recordTelemetry: makeRecordTelemetry(ports.telemetry),
});

export type SessionUseCases = ReturnType<typeof sessionUseCases>;
