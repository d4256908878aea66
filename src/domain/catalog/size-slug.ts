/** How a size is named in a filter: `9 oz` and `9 OZ` are `9-oz`, `6.5 oz` is `6.5-oz`. */
export const sizeSlug = (size: string): string =>
  size
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '-');
