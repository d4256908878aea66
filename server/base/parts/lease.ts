/**
 * How long a process may work on a payment, a mail or a submission before another process takes it
 * over, ms; longer than every time-out.
 */
export const leaseMilliseconds = 60_000;
