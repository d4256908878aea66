/** One line of the bench: `holds` is undefined where the architecture gives no budget. */
export const result = (name, value, unit, budget, holds) => ({
  name,
  value: Math.round(value * 100) / 100,
  unit,
  budget,
  holds,
});

export const atMost = (name, value, unit, limit) =>
  result(name, value, unit, `<= ${Math.round(limit * 100) / 100}`, value <= limit);

export const atLeast = (name, value, unit, limit) =>
  result(name, value, unit, `>= ${Math.round(limit * 100) / 100}`, value >= limit);

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
