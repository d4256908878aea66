/** How a list is opened from its address; comes with the first list somebody opens. */
export { queryOf } from '#ui/addresses/list-address.ts';
export { segmentsOf } from '#ui/addresses/type-segments.ts';
export { loadList } from '#ui/routes/catalog/list-loader.ts';
