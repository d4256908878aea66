import type { Core } from '#ui/core/core.ts';
import type { loadList } from '#ui/routes/catalog/list-loader.ts';

/** The list of variety packs with the recommended ones; when those fail, only the list. */
export const loadVarietyPacks = async (core: Core, opening: ReturnType<typeof loadList>) => {
  const [answer, packs] = await Promise.all([
    opening,
    core.run((useCases) => useCases.catalog.recommendPacks()),
  ]);
  if (!('value' in answer)) return answer;
  return { ...answer, value: { ...answer.value, recommended: packs.ok ? packs.value : [] } };
};
