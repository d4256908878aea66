/** Everything of the frame that comes after the first paint, as one piece. */
export { AfterPaint } from '#ui/components/frame/after-paint.tsx';
export { PendingScreen } from '#ui/components/frame/pending-screen.tsx';
