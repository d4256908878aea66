import { ContainerModule } from 'inversify';
import { makeReadShopper } from '#application/identity/read-shopper.ts';
import { makeSignOut } from '#application/identity/sign-out.ts';
import { makeChooseLanguage } from '#application/session/choose-language.ts';
import { makeGiveConsent } from '#application/session/give-consent.ts';
import { makeKeepPlace } from '#application/session/keep-place.ts';
import { makeReadChoices } from '#application/session/read-choices.ts';
import { makeRecordTelemetry } from '#application/session/record-telemetry.ts';
import {
  ClockToken,
  CurrentCartToken,
  ProviderSessionToken,
  ShopEventsToken,
  ShopperMemoryToken,
  SignInSessionToken,
  TelemetryToken,
  tokenOf,
} from '#composition/tokens.ts';

export const choiceUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('readChoices')).toResolvedValue(makeReadChoices, [ShopperMemoryToken]);
  bind(tokenOf('chooseLanguage')).toResolvedValue(makeChooseLanguage, [ShopperMemoryToken]);
  bind(tokenOf('keepPlace')).toResolvedValue(makeKeepPlace, [ShopperMemoryToken]);
  bind(tokenOf('giveConsent')).toResolvedValue(makeGiveConsent, [
    ShopperMemoryToken,
    ClockToken,
    TelemetryToken,
  ]);
  bind(tokenOf('readShopper')).toResolvedValue(makeReadShopper, [SignInSessionToken]);
  bind(tokenOf('signOut')).toResolvedValue(makeSignOut, [
    SignInSessionToken,
    ProviderSessionToken,
    ShopEventsToken,
    CurrentCartToken,
  ]);
  bind(tokenOf('recordTelemetry')).toResolvedValue(makeRecordTelemetry, [TelemetryToken]);
});
