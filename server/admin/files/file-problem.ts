/** What is wrong in a file an operator gave; the line is counted from 1, 0 where it is the whole file. */
export interface FileProblem {
  readonly line: number;
  readonly text: string;
}

/** A file that was read, or everything that is wrong with it. */
export type FileReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

export const badFile = (problems: readonly FileProblem[]): FileReading<never> => ({
  ok: false,
  problems: [...problems].sort((one, other) => one.line - other.line),
});

/** One line of text a problem, as compilers write it: `products.csv:12: price must be …`. */
export const problemLine = (file: string, { line, text }: FileProblem): string =>
  line === 0 ? `${file}: ${text}` : `${file}:${line}: ${text}`;
