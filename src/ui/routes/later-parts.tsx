/** All parts of the frame that are loaded after the first paint, as one chunk. */

export { PendingScreen } from '#ui/components/frame/pending-screen.tsx';
export { AfterPaint } from '#ui/routes/after-paint.tsx';
export { ProductAhead } from '#ui/routes/catalog/product-ahead.tsx';
