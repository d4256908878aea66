/** Opens a list from its address; loaded with the first list. */
export { queryOf } from '#ui/addresses/list-address.ts';
export { segmentsOf } from '#ui/addresses/type-segments.ts';
export { loadList } from '#ui/routes/catalog/list-loader.ts';
