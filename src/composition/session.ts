import { ContainerModule } from 'inversify';
import { makeSetZip } from '#application/checkout/set-zip.ts';
import { makeSignUpForNews } from '#application/news/sign-up-for-news.ts';
import { makeChooseLanguage } from '#application/session/choose-language.ts';
import { makeGiveConsent } from '#application/session/give-consent.ts';
import { makeReadChoices } from '#application/session/read-choices.ts';
import { makeRecordTelemetry } from '#application/session/record-telemetry.ts';
import { makeStartSession } from '#application/session/start-session.ts';
import {
  ClockToken,
  NewsToken,
  ShopperMemoryToken,
  ShopSessionToken,
  TelemetryToken,
  tokenOf,
  ZipDeskToken,
} from '#composition/tokens.ts';

export const sessionUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('startSession')).toResolvedValue(makeStartSession, [ShopSessionToken]);
  bind(tokenOf('readChoices')).toResolvedValue(makeReadChoices, [ShopperMemoryToken]);
  bind(tokenOf('chooseLanguage')).toResolvedValue(makeChooseLanguage, [ShopperMemoryToken]);
  bind(tokenOf('giveConsent')).toResolvedValue(makeGiveConsent, [ShopperMemoryToken, ClockToken]);
  bind(tokenOf('setZip')).toResolvedValue(makeSetZip, [ZipDeskToken, ShopperMemoryToken]);
  bind(tokenOf('recordTelemetry')).toResolvedValue(makeRecordTelemetry, [TelemetryToken]);
  bind(tokenOf('signUpForNews')).toResolvedValue(makeSignUpForNews, [NewsToken]);
});
