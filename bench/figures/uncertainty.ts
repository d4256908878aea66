/** The mean of the middle half: as little moved by a run that was disturbed as the median, and known better. */
export const middleOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const quarter = Math.floor(sorted.length / 4);
  const inner = sorted.slice(quarter, sorted.length - quarter);
  return inner.reduce((sum, value) => sum + value, 0) / inner.length;
};

/** How far the middle of these may be from the true one: half of the inner 95 of 100 middles of drawings. */
export const uncertainty = (
  values: readonly number[],
  chance: () => number = Math.random,
): number => {
  const draw = (): number => values[Math.floor(chance() * values.length)] ?? Number.NaN;
  const drawn = Array.from({ length: 1000 }, () => middleOf(values.map(draw))).sort(
    (one, other) => one - other,
  );
  return ((drawn[974] ?? 0) - (drawn[25] ?? 0)) / 2;
};
