import { useRouteLoaderData } from 'react-router-dom';
import type { NavigationItem } from '#domain/catalog/navigation.ts';
import type { NamedSettings } from '#domain/mix/mix-settings.ts';
import type { Core } from '#ui/core/core.ts';

/** The settings that screens read, of all that operators have: they stand in every page. */
const shownSettings = ['freeShippingThreshold', 'mixPackSize', 'mixPrice'] as const;
type ShownSettings = NamedSettings<(typeof shownSettings)[number]>;

/** What every page needs from the shop: menu, settings and the operators' texts. */
export interface RootData {
  readonly navigation: readonly NavigationItem[];
  readonly config: ShownSettings;
  readonly labels: Readonly<Record<string, string>>;
}

export const rootRouteId = 'root';

const nothing: RootData = { navigation: [], config: {}, labels: {} };

const shownOf = (config: Readonly<Record<string, string>>): ShownSettings =>
  Object.fromEntries(
    Object.entries(config).filter(([name]) => shownSettings.some((shown) => shown === name)),
  );

/** When the settings cannot be read the shop still opens, with its built-in texts and no menu. */
export const loadRoot = async (core: Core): Promise<RootData> => {
  const [navigation, config, labels] = await Promise.all([
    core.run((useCases) => useCases.catalog.showNavigation()),
    core.run((useCases) => useCases.catalog.readShopConfig()),
    core.run((useCases) => useCases.catalog.readLabels()),
  ]);
  return {
    navigation: navigation.ok ? navigation.value : nothing.navigation,
    config: config.ok ? shownOf(config.value) : nothing.config,
    labels: labels.ok ? labels.value : nothing.labels,
  };
};

export const useRootData = (): RootData =>
  (useRouteLoaderData(rootRouteId) as RootData | undefined) ?? nothing;
