/** Behind this path stands what only a page shows, as data: `/page-data/product/CHP-0101` (D-PERF-21). */
export const pageDataPath = '/page-data';
