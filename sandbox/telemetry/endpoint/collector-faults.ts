import * as z from 'zod';

/** Loopback only: what the shop sends must not leave this machine by a fault of ours. */
const target = z
  .string()
  .max(200)
  .regex(/^(?:http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5})?\/(?![/\\])[\w./-]*$/);

const redirects = ['301', '302', '307', '308'] as const;
const cuts = ['close', 'close-after', 'slow'] as const;
/** `close` cuts the connection unread, `close-after` when the items are stored. */
const words = ['206', ...redirects, ...cuts] as const;

const isMode = (mode: string): boolean =>
  words.some((word) => word === mode) || /^[45]\d\d$/.test(mode);

/** Where redirected posts go: another address of this collector. */
export const redirectTarget = '/v2.1/track';

/** What later posts, or readings of the configuration, are answered with. */
export const collectorFault = z.strictObject({
  mode: z.string().refine(isMode, `one of ${words.join(', ')}, or 400 to 599`),
  call: z.enum(['track', 'config']).default('track'),
  count: z.int().min(1).max(1000).default(1),
  /** How long until the answer, or the cut, milliseconds; 5 s for `slow` unless told. */
  delayMs: z.int().min(0).max(600_000).optional(),
  /** Of the header Retry-After, seconds. */
  retryAfter: z.int().min(0).max(86_400).optional(),
  /** Of a 206: sent as they are, in this order. */
  items: z
    .array(
      z.strictObject({
        index: z.int().min(0).max(100_000),
        statusCode: z.int().min(100).max(599),
      }),
    )
    .max(1000)
    .optional(),
  /** Of a redirect. */
  target: target.optional(),
});

export type CollectorFault = z.infer<typeof collectorFault>;

export const isRedirect = (mode: string): boolean => redirects.some((each) => each === mode);

/** Most faults stored: a script that keeps setting them must not fill the memory. */
const mostFaults = 100;
/** Of `slow` without a time, milliseconds. */
const slowness = 5000;

export const delayOf = ({ mode, delayMs }: CollectorFault): number =>
  delayMs ?? (mode === 'slow' ? slowness : 0);

/** Faults waiting for the next calls, oldest first. */
export interface CollectorFaults {
  list(): readonly CollectorFault[];
  add(fault: CollectorFault): void;
  clear(): void;
  take(call: CollectorFault['call']): CollectorFault | undefined;
}

export const makeCollectorFaults = (): CollectorFaults => {
  let waiting: readonly CollectorFault[] = [];
  return {
    list: () => waiting,
    add: (fault) => {
      waiting = [...waiting, fault].slice(-mostFaults);
    },
    clear: () => {
      waiting = [];
    },
    take: (call) => {
      const found = waiting.find((fault) => fault.call === call);
      if (found === undefined) return undefined;
      waiting = waiting.flatMap((fault) => {
        if (fault !== found) return [fault];
        return fault.count > 1 ? [{ ...fault, count: fault.count - 1 }] : [];
      });
      return found;
    },
  };
};
