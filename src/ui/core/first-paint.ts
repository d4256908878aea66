/**
 * Id of the element that ends what a page shows first. A browser that can wait paints nothing before it is here
 * (server/pages/document/first-paint.ts; D-PERF-26). A page has at most one.
 */
export const firstPaintId = 'first-paint';
