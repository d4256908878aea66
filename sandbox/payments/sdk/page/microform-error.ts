import type { ErrorFacts } from '#sandbox/payments/sdk/field-protocol.ts';

/** What goes wrong here always has a `reason` that programs may branch on. */
export class MicroformError extends Error {
  readonly reason: string;
  readonly details?: ErrorFacts['details'];
  readonly correlationId?: string;

  constructor({ reason, message, details, correlationId }: ErrorFacts) {
    super(message);
    this.name = 'MicroformError';
    this.reason = reason;
    if (details !== undefined) this.details = details;
    if (correlationId !== undefined) this.correlationId = correlationId;
  }
}

export const microformError = (reason: string, message: string): MicroformError =>
  new MicroformError({ reason, message });
