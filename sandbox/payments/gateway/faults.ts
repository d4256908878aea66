import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';

export const faultOperations = [
  'authorization',
  'capture',
  'reversal',
  'void',
  'refund',
  'session',
  'token',
  'search',
  'merchantSession',
  'accountSession',
  'accountStatus',
  'accountOrder',
  'accountSale',
] as const;

export const faultModes = [
  'timeoutAfterCommit',
  'timeoutBeforeCommit',
  'http502',
  'slow',
  'partialApproval',
  'review',
] as const;

/** A fault for the next requests of one kind. */
export const fault = z.strictObject({
  operation: z.enum(faultOperations).default('authorization'),
  mode: z.enum(faultModes),
  count: z.int().min(1).max(1000).default(1),
  /** How long a time-out or a slow answer takes, milliseconds; beyond any client's patience. */
  delayMs: z.int().min(0).max(600_000).default(35_000),
});

export type Fault = z.infer<typeof fault>;
type FaultOperation = Fault['operation'];

/** Thrown to make the caller wait and then close the connection without an answer. */
export class HangUp extends Error {
  readonly delayMs: number;

  constructor(delayMs: number) {
    super('The line is cut on purpose.');
    this.name = 'HangUp';
    this.delayMs = delayMs;
  }
}

export interface WaitingFaults {
  list(): readonly Fault[];
  /** One fault for each kind of request; a new one takes the place of the old. */
  set(faults: readonly Fault[]): void;
  clear(): void;
  /** Applies the fault set for this kind of request, if there is one. */
  suffer<Result>(
    operation: FaultOperation,
    run: (mode?: Fault['mode']) => Promise<Result>,
  ): Promise<Result>;
}

/** `closing` ends slow answers early, so that a gateway with faults can still be closed. */
export const makeWaitingFaults = (closing: AbortSignal): WaitingFaults => {
  const waiting = new Map<FaultOperation, Fault>();

  const take = (operation: FaultOperation): Fault | undefined => {
    const found = waiting.get(operation);
    if (found === undefined) return undefined;
    if (found.count > 1) waiting.set(operation, { ...found, count: found.count - 1 });
    else waiting.delete(operation);
    return found;
  };

  return {
    list: () => [...waiting.values()],
    set: (faults) => {
      for (const next of faults) waiting.set(next.operation, next);
    },
    clear: () => waiting.clear(),
    suffer: async (operation, run) => {
      const found = take(operation);
      switch (found?.mode) {
        case undefined:
          return run();
        case 'http502':
          throw systemError();
        case 'timeoutBeforeCommit':
          throw new HangUp(found.delayMs);
        case 'timeoutAfterCommit':
          await run();
          throw new HangUp(found.delayMs);
        case 'slow':
          await wait(found.delayMs, undefined, { signal: closing });
          return run();
        case 'partialApproval':
        case 'review':
          return run(found.mode);
      }
    },
  };
};

const systemError = (): GatewayRefusal =>
  new GatewayRefusal({
    status: 502,
    reason: 'SYSTEM_ERROR',
    message: 'Error - General system failure.',
  });
