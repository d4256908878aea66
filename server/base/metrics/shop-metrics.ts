/** Memories whose hits are counted. */
export type MemoryName = 'answers' | 'pages' | 'shelves';

/** What the parts of the shop count. Every text is of a closed set (D-TEL-49). */
export interface ShopMetrics {
  /** An answered request: the route's pattern, never its address. */
  request(method: string, route: string, status: number, milliseconds: number): void;
  /** A payment that came to that state. */
  payment(state: string, method: string): void;
  memory(name: MemoryName, found: boolean): void;
}

/**
 * Counted for the whole process, as Prometheus reads it. Undefined: nobody reads figures, and nothing is
 * counted (D-TEL-48).
 */
let current: ShopMetrics | undefined;

export const metricsNow = (): ShopMetrics | undefined => current;

export const setMetrics = (metrics: ShopMetrics | undefined): void => {
  current = metrics;
};
