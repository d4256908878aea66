/**
 * How long one process may work on a payment, a mail or a submission before another may take it
 * for dead, ms; above every time-out.
 */
export const leaseMilliseconds = 60_000;
