/** What browsers tell of the connection; those that tell nothing count as fast. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether what nobody asked for is too dear: data is saved, or the connection is slower than 4G (D-PERF-04). */
export const isDear = ({ saveData, effectiveType = '4g' }: Connection = {}): boolean =>
  saveData === true || effectiveType !== '4g';
