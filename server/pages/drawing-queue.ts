/** Where pages wait to be drawn. */
export interface DrawingQueue {
  /** Draws when it is this network's turn; throws `ShopBusy` where too many wait already. */
  draw<Page>(network: string, task: () => Promise<Page>): Promise<Page>;
}

/** Too many pages wait; `byOne` says that they are all of the network that asks for one more. */
export class ShopBusy extends Error {
  readonly byOne: boolean;

  constructor(byOne: boolean) {
    super('too many pages wait to be drawn');
    this.byOne = byOne;
  }
}

export interface DrawingLimits {
  /** Drawn at the same time. */
  readonly atOnce: number;
  /** Waiting or being drawn, of all networks together, for who has one among them already. */
  readonly mostWaiting: number;
  /** The same for who has none: a few networks must not keep everybody else away. */
  readonly mostAtAll: number;
  /** The same of one network: an office shares one. */
  readonly mostOfNetwork: number;
}

/**
 * Drawing is work of a whole core for tens of milliseconds, and any address with a filter is a page
 * of its own. So few are drawn at once, networks take turns, and who asks for very many is sent away
 * while others are served.
 */
export const makeDrawingQueue = (limits: DrawingLimits): DrawingQueue => {
  const { atOnce, mostWaiting, mostAtAll, mostOfNetwork } = limits;
  /** In the order in which networks have their turn. */
  const waiting = new Map<string, (() => void)[]>();
  const held = new Map<string, number>();
  let all = 0;
  let drawing = 0;

  const next = (): void => {
    const [turn] = waiting;
    if (turn === undefined || drawing >= atOnce) return;
    const [network, [first, ...others]] = turn;
    waiting.delete(network);
    if (others.length > 0) waiting.set(network, others);
    drawing += 1;
    first?.();
  };
  const turnOf = (network: string): Promise<void> =>
    new Promise((resolve) => {
      waiting.set(network, [...(waiting.get(network) ?? []), resolve]);
      next();
    });
  const enter = (network: string): void => {
    const mine = held.get(network) ?? 0;
    if (mine >= mostOfNetwork) throw new ShopBusy(true);
    if (all >= (mine === 0 ? mostAtAll : mostWaiting)) throw new ShopBusy(false);
    held.set(network, mine + 1);
    all += 1;
  };
  const leave = (network: string): void => {
    const mine = held.get(network) ?? 0;
    if (mine <= 1) held.delete(network);
    else held.set(network, mine - 1);
    all -= 1;
  };
  return {
    draw: async (network, task) => {
      enter(network);
      await turnOf(network);
      try {
        return await task();
      } finally {
        leave(network);
        drawing -= 1;
        next();
      }
    },
  };
};
