import * as z from 'zod';
import { type FaultQueue, makeFaultQueue } from '#sandbox/http/fault-queue.ts';

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

/** Of `slow` without a time, milliseconds. */
const slowness = 5000;

export const delayOf = ({ mode, delayMs }: CollectorFault): number =>
  delayMs ?? (mode === 'slow' ? slowness : 0);

/** Faults waiting for the next calls, oldest first. */
export interface CollectorFaults extends Omit<FaultQueue<CollectorFault>, 'take'> {
  take(call: CollectorFault['call']): CollectorFault | undefined;
}

export const makeCollectorFaults = (): CollectorFaults => {
  const waiting = makeFaultQueue<CollectorFault>();
  return { ...waiting, take: (call) => waiting.take((fault) => fault.call === call) };
};
