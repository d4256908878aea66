/** One result; `holds` is undefined when there is no budget. */
interface BenchLine {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly budget: string;
  readonly holds: boolean | undefined;
}

export const result = (
  name: string,
  value: number,
  unit: string,
  budget: string,
  holds: boolean | undefined,
): BenchLine => ({
  name,
  value: Math.round(value * 100) / 100,
  unit,
  budget,
  holds,
});

export const atMost = (name: string, value: number, unit: string, limit: number): BenchLine =>
  result(name, value, unit, `<= ${Math.round(limit * 100) / 100}`, value <= limit);

export const atLeast = (name: string, value: number, unit: string, limit: number): BenchLine =>
  result(name, value, unit, `>= ${Math.round(limit * 100) / 100}`, value >= limit);

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
