/** Options of a filter group before "show more" (LIM-03). */
export const subFilterLimit = 10;

/** The options a group shows at once, and those behind "show more" (BROWSE-09). */
export const withinSubFilterLimit = <Option>(
  options: readonly Option[],
): { readonly shown: readonly Option[]; readonly more: readonly Option[] } => ({
  shown: options.slice(0, subFilterLimit),
  more: options.slice(subFilterLimit),
});
