/** A cell that was read, or what it must be. */
export type CellReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly wanted: string };

/** Dollars with at most two decimals, as cents; no sign, no thousands. */
export const amountIn = (cell: string): CellReading<number> => {
  const [, dollars, decimals = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(cell) ?? [];
  return dollars === undefined
    ? { ok: false, wanted: 'dollars such as 4.29' }
    : { ok: true, value: Number(dollars) * 100 + Number(decimals.padEnd(2, '0')) };
};

export const yesIn = (cell: string): CellReading<boolean> =>
  cell === 'yes' || cell === 'no'
    ? { ok: true, value: cell === 'yes' }
    : { ok: false, wanted: 'yes or no' };
