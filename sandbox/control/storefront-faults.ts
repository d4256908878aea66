import * as z from 'zod';
import { faultNames, isFaultName, suffers } from '#adapters/http/wire/provoked-fault.ts';

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
export interface StorefrontFaults {
  list(): readonly StorefrontFault[];
  add(fault: StorefrontFault): void;
  clear(): void;
  /** Takes the fault for a call; each is used once. */
  take(asked: {
    readonly call: string;
    readonly shoppers: readonly string[];
  }): { readonly name: string; readonly delayMs?: number } | undefined;
}

/** Most faults stored: a script that keeps setting them must not fill the memory. */
const mostFaults = 100;

export const makeStorefrontFaults = (): StorefrontFaults => {
  let waiting: readonly StorefrontFault[] = [];
  return {
    list: () => waiting,
    add: (fault) => {
      waiting = [...waiting, fault].slice(-mostFaults);
    },
    clear: () => {
      waiting = [];
    },
    take: ({ call, shoppers }) => {
      const found = waiting.find(
        (fault) =>
          suffers({ ...(fault.call !== undefined && { call: fault.call }) }, call) &&
          (fault.shopper === undefined || shoppers.includes(fault.shopper)),
      );
      if (found === undefined) return undefined;
      waiting = waiting.flatMap((fault) => {
        if (fault !== found) return [fault];
        return fault.count > 1 ? [{ ...fault, count: fault.count - 1 }] : [];
      });
      return {
        name: found.mode,
        ...(found.delayMs !== undefined && { delayMs: found.delayMs }),
      };
    },
  };
};
