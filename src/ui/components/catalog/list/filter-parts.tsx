/** Everything of a list that is about its filters, as one piece that comes after the first paint. */
export { ActiveFilters } from '#ui/components/catalog/list/active-filters.tsx';
export { FilterPanel } from '#ui/components/catalog/list/filter-panel.tsx';
export { NothingFound } from '#ui/components/catalog/list/nothing-found.tsx';
