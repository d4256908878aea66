import type { ObstaclesProps } from '#ui/components/checkout/obstacles.tsx';
import { useLater } from '#ui/components/elements/later.ts';

const load = () => import('#ui/components/checkout/obstacles.tsx');

/** The question and its list are loaded after the page is shown. */
export const ObstacleSlot = (props: ObstaclesProps) => {
  const part = useLater(load);
  return part === undefined ? null : <part.Obstacles {...props} />;
};
