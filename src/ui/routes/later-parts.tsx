/** Everything of the frame that comes after the first paint, as one piece. */

export { PendingScreen } from '#ui/components/frame/pending-screen.tsx';
export { AfterPaint } from '#ui/routes/after-paint.tsx';
