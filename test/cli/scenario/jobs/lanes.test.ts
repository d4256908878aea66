import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLanes } from '#cli/scenario/jobs/lanes.ts';

const turn = () => new Promise((done) => setImmediate(done));

/** Shops that only write down what happens to them. */
const notedShops = (fails: {
  readonly start?: (lane: number) => boolean;
  readonly refresh?: () => boolean;
}) => {
  const open = new Set<object>();
  const clean = new Set<object>();
  return {
    open,
    clean,
    start: async (lane: number) => {
      await turn();
      if (fails.start?.(lane) === true) throw new Error(`lane ${lane}`);
      const shop = {
        origin: String(lane),
        refresh: async () => {
          await turn();
          if (fails.refresh?.() === true) return false;
          clean.add(shop);
          return true;
        },
        close: async () => void open.delete(shop),
      };
      open.add(shop);
      clean.add(shop);
      return shop;
    },
  };
};

describe('lanes', () => {
  it('[CLI-03] do each item once, in a clean shop that no other item uses, whatever shops cannot be made new', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(20),
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.boolean()),
        async (items, lanes, luck) => {
          const refusals = [...luck];
          const shops = notedShops({ refresh: () => refusals.pop() ?? false });
          const done: number[] = [];
          const busy = new Set<object>();
          let most = 0;
          await inLanes({
            ...{ lanes, items, start: shops.start, isOver: () => false },
            each: async (item, shop) => {
              expect(busy.has(shop)).toBe(false);
              expect(shops.clean.delete(shop)).toBe(true);
              busy.add(shop);
              most = Math.max(most, busy.size);
              await turn();
              busy.delete(shop);
              done.push(item);
            },
          });
          expect(done.toSorted((one, other) => one - other)).toEqual([...Array(items).keys()]);
          expect(most).toBeLessThanOrEqual(lanes);
          expect(shops.open.size).toBe(0);
        },
      ),
    );
  });

  it('[CLI-03] go on without a lane that has no shop, and say why when nobody is left', async () => {
    const done: number[] = [];
    const each = async (item: number) => void done.push(item);
    const some = notedShops({ start: (lane) => lane === 0 });
    await inLanes({ lanes: 2, items: 3, start: some.start, each, isOver: () => false });
    expect(done).toEqual([0, 1, 2]);
    const none = notedShops({ start: () => true });
    const lost = inLanes({ lanes: 2, items: 3, start: none.start, each, isOver: () => false });
    await expect(lost).rejects.toThrow('lane 0');
  });

  it('[CLI-03] begin nothing more when the run is over', async () => {
    const done: number[] = [];
    const shops = notedShops({});
    await inLanes({
      ...{ lanes: 1, items: 5, start: shops.start, isOver: () => done.length === 2 },
      each: async (item) => void done.push(item),
    });
    expect(done).toEqual([0, 1]);
  });
});
