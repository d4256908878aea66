/** Everything of a list that is about its filters, as one piece that comes after the first paint. */
export { ActiveFilters } from '#ui/components/list/active-filters.tsx';
export { FilterPanel } from '#ui/components/list/filter-panel.tsx';
export { NothingFound } from '#ui/components/list/nothing-found.tsx';
