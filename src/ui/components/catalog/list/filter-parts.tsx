/** All filter components of a list as one chunk that is loaded after the first paint. */
export { ActiveFilters } from '#ui/components/catalog/list/active-filters.tsx';
export { FilterPanel } from '#ui/components/catalog/list/filter-panel.tsx';
export { NothingFound } from '#ui/components/catalog/list/nothing-found.tsx';
