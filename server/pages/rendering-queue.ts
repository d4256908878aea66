/** The queue of pages to be rendered. */
export interface RenderingQueue {
  /** Renders when it is this network's turn; throws `ShopBusy` when too many pages wait. */
  render<Page>(network: string, task: () => Promise<Page>): Promise<Page>;
  /** Pages that wait or are being rendered. */
  readonly waiting: number;
}

/** Too many pages wait; `byOne`: all of them were requested by the requesting network. */
export class ShopBusy extends Error {
  readonly byOne: boolean;

  constructor(byOne: boolean) {
    super('too many pages wait to be rendered');
    this.byOne = byOne;
  }
}

export interface RenderingLimits {
  /** Pages rendered at the same time. */
  readonly atOnce: number;
  /**
   * Most pages waiting or being rendered, of all networks, for a network that already has one among
   * them.
   */
  readonly mostWaiting: number;
  /** The same for a network that has none, so that a few networks cannot keep the others out. */
  readonly mostAtAll: number;
  /** Most pages of one network; an office shares one. */
  readonly mostOfNetwork: number;
}

/**
 * Rendering a page uses a core for tens of milliseconds, and any combination of filters is a page
 * of its own. So few pages are rendered at the same time, networks take turns, and a network with
 * very many requests is refused while others are served.
 */
export const makeRenderingQueue = (limits: RenderingLimits): RenderingQueue => {
  const { atOnce, mostWaiting, mostAtAll, mostOfNetwork } = limits;
  /** Networks in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  const held = new Map<string, number>();
  let all = 0;
  let rendering = 0;

  const next = (): void => {
    const [turn] = waiting;
    if (turn === undefined || rendering >= atOnce) return;
    const [network, [first, ...others]] = turn;
    waiting.delete(network);
    if (others.length > 0) waiting.set(network, others);
    rendering += 1;
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
    get waiting() {
      return all;
    },
    render: async (network, task) => {
      enter(network);
      await turnOf(network);
      try {
        return await task();
      } finally {
        leave(network);
        rendering -= 1;
        next();
      }
    },
  };
};
