import type { Effect } from 'effect';
import type { NavigationItem } from '#domain/catalog/navigation.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** What the shop's operators set: configuration, labels, menus (STORE-16). */
export interface ShopSettings {
  /** Names and values, such as `freeShippingThreshold`. */
  readonly config: Effect.Effect<Readonly<Record<string, string>>, CallFailure>;
  /** Texts by key that override the built-in ones (I18N-07). */
  readonly labels: Effect.Effect<Readonly<Record<string, string>>, CallFailure>;
  readonly navigation: Effect.Effect<readonly NavigationItem[], CallFailure>;
}
