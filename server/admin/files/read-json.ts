import { LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { badFile, type FileProblem, type FileReading } from '#server/admin/files/file-problem.ts';

type Path = readonly PropertyKey[];

/** Reads JSON by a schema; what does not fit is named with its line and its place. */
export const readJson = <Value>(text: string, schema: z.ZodType<Value>): FileReading<Value> => {
  const parsed = parseText(text);
  if (!parsed.ok) return parsed;
  const outcome = schema.safeParse(parsed.value);
  if (outcome.success) return { ok: true, value: outcome.data };
  const found = outcome.error.issues.map(({ path, message }) => ({ path, text: message }));
  return badFile(textProblems(text, found));
};

const parseText = (text: string): FileReading<unknown> => {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    return badFile([{ line: text.slice(0, position).split('\n').length, text: message }]);
  }
};

/**
 * Lines of places in a text of JSON, which is YAML too. Reading it so is slow: only a file with
 * mistakes is read twice.
 */
const lineFinder = (text: string): ((path: Path) => number) => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'json' });
  const startOf = (path: Path): number | undefined => {
    const node = document.getIn(path, true) as { readonly range?: readonly number[] } | undefined;
    return node?.range?.[0];
  };
  return (path) => {
    // A field that is missing has no line: then the thing it is missing from is named.
    for (let length = path.length; length >= 0; length -= 1) {
      const start = startOf(path.slice(0, length));
      if (start !== undefined) return lines.linePos(start).line;
    }
    return 0;
  };
};

/** `products[3].title.es`. */
const placeOf = (path: Path): string =>
  path.reduce<string>(
    (place, step) =>
      typeof step === 'number'
        ? `${place}[${step}]`
        : `${place}${place === '' ? '' : '.'}${String(step)}`,
    '',
  ) || 'the file';

export const textProblems = (
  text: string,
  found: readonly { readonly path: Path; readonly text: string }[],
): readonly FileProblem[] => {
  const lineOf = lineFinder(text);
  return found.map(({ path, text: said }) => ({
    line: lineOf(path),
    text: `${placeOf(path)}: ${said}`,
  }));
};
