import { Effect } from 'effect';
import type { NavigationItem } from '#domain/catalog/navigation.ts';
import type { ShopSettings } from '#ports/session/shop-settings.ts';

export interface SettingsFacts {
  readonly config?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
  readonly navigation?: readonly NavigationItem[];
}

export const makeMemoryShopSettings = (facts: SettingsFacts = {}): ShopSettings => ({
  config: Effect.succeed(facts.config ?? {}),
  labels: Effect.succeed(facts.labels ?? {}),
  navigation: Effect.succeed(facts.navigation ?? []),
});
