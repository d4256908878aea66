import { data } from 'react-router-dom';
import type { Core } from '#ui/core/core.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import type { loadList } from '#ui/routes/catalog/list-loader.ts';
import type { ListData } from '#ui/stores/catalog/list-data.ts';

/**
 * The list of variety packs with the recommended ones; when those fail, only the list. A list that
 * does not exist keeps its status.
 */
export const loadVarietyPacks = async (core: Core, opening: ReturnType<typeof loadList>) => {
  const [answer, packs] = await Promise.all([
    opening,
    core.run((useCases) => useCases.catalog.recommendPacks()),
  ]);
  const recommended = packs.ok ? packs.value : [];
  const withPacks = (list: Loaded<ListData>) =>
    list.is === 'ready' ? { ...list, value: { ...list.value, recommended } } : list;
  return 'data' in answer
    ? data(withPacks(answer.data), answer.init ?? undefined)
    : withPacks(answer);
};
