import type { OwnShop } from '#cli/scenario/jobs/own-shop.ts';

/** What lanes do. */
interface Work {
  readonly lanes: number;
  readonly items: number;
  /** Starts the shop of a lane; it is started again when it cannot be made new. */
  readonly start: (lane: number) => Promise<OwnShop>;
  /** Does one item in the shop of its lane, which is as if nobody had ever used it. */
  readonly each: (item: number, shop: OwnShop) => Promise<void>;
  /** Nothing more is begun. */
  readonly isOver: () => boolean;
}

/**
 * Does every item, so many at a time, each lane in a shop of its own. A lane whose shop does not start ends, and the
 * others go on; when items are left because of that, the reason is thrown.
 */
export const inLanes = async ({ lanes, items, start, each, isOver }: Work): Promise<void> => {
  const waiting = Array.from({ length: items }, (_, item) => item);
  const lane = async (at: number): Promise<void> => {
    let shop = await start(at);
    try {
      for (let isNew = true; waiting.length > 0 && !isOver(); isNew = false) {
        if (!isNew && !(await shop.refresh())) {
          await shop.close();
          shop = await start(at);
        }
        const item = waiting.shift();
        if (item !== undefined) await each(item, shop);
      }
    } finally {
      await shop.close();
    }
  };
  const count = Math.min(lanes, items);
  const ends = await Promise.allSettled(Array.from({ length: count }, (_, at) => lane(at)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined && waiting.length > 0 && !isOver()) throw failed.reason;
};
