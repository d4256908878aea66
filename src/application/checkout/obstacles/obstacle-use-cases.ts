import {
  makeListObstacles,
  type ObstaclePorts,
} from '#application/checkout/obstacles/list-obstacles.ts';

/** What keeps the shopper from ordering. */
export const obstacleUseCases = (ports: ObstaclePorts) => ({
  listObstacles: makeListObstacles(ports),
});

export type ObstacleUseCases = ReturnType<typeof obstacleUseCases>;
