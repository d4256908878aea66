/** How a list is opened from its address; comes with the first list somebody opens. */
export { queryOf } from '#ui/routes/list-address.ts';
export { loadList } from '#ui/routes/list-loader.ts';
export { segmentsOf } from '#ui/routes/type-segments.ts';
