import * as z from 'zod';
import { faultNames, isFaultName, suffers } from '#adapters/http/wire/provoked-fault.ts';
import { type FaultQueue, makeFaultQueue } from '#sandbox/http/fault-queue.ts';

/** A fault for later calls of the storefront (D-MOCK-03). */
export const storefrontFault = z.strictObject({
  mode: z.string().refine(isFaultName, `one of ${faultNames.join(', ')}, or 400 to 599`),
  /** The last part of the path of the calls; absent: every call except the handshake. */
  call: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
  count: z.int().min(1).max(1000).default(1),
  /** E-mail, account, session or guest id of the only shopper it applies to. */
  shopper: z.string().min(1).max(254).optional(),
  /** How long a time-out or a slow answer takes, milliseconds. */
  delayMs: z.int().min(0).max(600_000).optional(),
});

export type StorefrontFault = z.infer<typeof storefrontFault>;

/** Faults waiting for the storefront's next calls, oldest first. */
export interface StorefrontFaults extends Omit<FaultQueue<StorefrontFault>, 'take'> {
  /** Takes the fault for a call; each is used once. */
  take(asked: {
    readonly call: string;
    readonly shoppers: readonly string[];
  }): { readonly name: string; readonly delayMs?: number } | undefined;
}

export const makeStorefrontFaults = (): StorefrontFaults => {
  const waiting = makeFaultQueue<StorefrontFault>();
  return {
    ...waiting,
    take: ({ call, shoppers }) => {
      const found = waiting.take(
        (fault) =>
          suffers({ ...(fault.call !== undefined && { call: fault.call }) }, call) &&
          (fault.shopper === undefined || shoppers.includes(fault.shopper)),
      );
      if (found === undefined) return undefined;
      return {
        name: found.mode,
        ...(found.delayMs !== undefined && { delayMs: found.delayMs }),
      };
    },
  };
};
