import type { SandboxControls } from '#sandbox/control/sandbox-controls.ts';

/** Lists of the gateway whose rows are about orders: reviews and sales that wait, and those just decided. */
const lists = ['waiting', 'decided'] as const;

/**
 * An answer of the gateway with the numbers of its orders, as people know them: the gateway knows references only. A
 * payment whose order never was stored keeps its reference alone.
 */
export const withOrderIds = async (
  answer: unknown,
  orderIdOf: SandboxControls['orderIdOf'],
): Promise<unknown> => {
  if (typeof answer !== 'object' || answer === null) return answer;
  const named: Record<string, unknown> = { ...answer };
  for (const list of lists) {
    const rows = named[list];
    if (Array.isArray(rows))
      named[list] = await Promise.all(rows.map((row) => name(row, orderIdOf)));
  }
  return named;
};

const name = async (row: unknown, orderIdOf: SandboxControls['orderIdOf']): Promise<unknown> => {
  if (typeof row !== 'object' || row === null || !('reference' in row)) return row;
  const orderId = await orderIdOf(String(row.reference));
  return { ...(orderId !== undefined && { orderId }), ...row };
};
