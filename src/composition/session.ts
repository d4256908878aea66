import { ContainerModule } from 'inversify';
import { makeSignUpForNews } from '#application/news/sign-up-for-news.ts';
import { makeStartSession } from '#application/session/start-session.ts';
import { makeSetZip } from '#application/shipping/set-zip.ts';
import {
  NewsToken,
  ShopperMemoryToken,
  ShopSessionToken,
  tokenOf,
  ZipDeskToken,
} from '#composition/tokens.ts';

export const sessionUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('startSession')).toResolvedValue(makeStartSession, [ShopSessionToken]);
  bind(tokenOf('setZip')).toResolvedValue(makeSetZip, [ZipDeskToken, ShopperMemoryToken]);
  bind(tokenOf('signUpForNews')).toResolvedValue(makeSignUpForNews, [NewsToken]);
});
