import { ContainerModule } from 'inversify';
import { makeCheckZip } from '#application/shipping/check-zip.ts';
import { makeForgetViewed } from '#application/visit/forget-viewed.ts';
import { makeNoteViewed } from '#application/visit/note-viewed.ts';
import { makeNotifyWhenBack } from '#application/visit/notify-when-back.ts';
import { makeShowViewed } from '#application/visit/show-viewed.ts';
import {
  BackInStockToken,
  ProductCardsToken,
  ShopperMemoryToken,
  tokenOf,
  ViewedProductsToken,
  ZipReachToken,
} from '#composition/tokens.ts';

export const visitUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('noteViewed')).toResolvedValue(makeNoteViewed, [ViewedProductsToken]);
  bind(tokenOf('showViewed')).toResolvedValue(makeShowViewed, [
    ViewedProductsToken,
    ProductCardsToken,
  ]);
  bind(tokenOf('forgetViewed')).toResolvedValue(makeForgetViewed, [ViewedProductsToken]);
  bind(tokenOf('notifyWhenBack')).toResolvedValue(makeNotifyWhenBack, [BackInStockToken]);
  bind(tokenOf('checkZip')).toResolvedValue(makeCheckZip, [ZipReachToken, ShopperMemoryToken]);
});
