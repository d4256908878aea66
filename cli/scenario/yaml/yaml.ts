import { type Document, LineCounter, parseDocument, type ScalarTag } from 'yaml';
import { aliasMistake, firstAlias, offsetOf } from '#cli/scenario/yaml/yaml-aliases.ts';
import { problemOfCode, YamlError, type YamlPlace } from '#cli/scenario/yaml/yaml-error.ts';
import { offsetAlong, type Part, type Way } from '#cli/scenario/yaml/yaml-places.ts';

/**
 * How often one anchor may be used, uses inside uses counted: aliases of aliases make a few lines
 * as large as memory. A file has 500 steps at most, and a step rarely uses an anchor twice.
 */
export const mostAliases = 1000;

/**
 * Integers that would not come back as they were written stay texts: zip codes and phone numbers
 * with a leading zero, long ids (D-CLI-10).
 */
const exactInteger: ScalarTag = {
  tag: 'tag:yaml.org,2002:int',
  default: true,
  test: /^[-+]?\d+$/,
  resolve: (text) =>
    /^[-+]?0\d/.test(text) || !Number.isSafeInteger(Number(text)) ? text : Number(text),
};

/** What a text holds, and where in it each part was written. */
export interface WrittenValue {
  readonly value: unknown;
  readonly placeOf: (way: Way, part: Part) => YamlPlace;
}

/** Reads one YAML 1.2 document by the core schema, with merge keys (`<<`), as a value of JSON. */
export const readWrittenYaml = (source: string): WrittenValue => {
  const { document, placeOf } = opened(source, 'core');
  refuseMistakes(document, placeOf);
  return {
    value: valueIn(document, placeOf),
    placeOf: (way, part) => placeOf(offsetAlong(document, way, part)),
  };
};

/** One JSON document; a byte order mark in front is ignored, because some editors write one. */
export const readWrittenJson = (text: string): WrittenValue => {
  const source = text.replace(/^\u{feff}/u, '');
  const { document, placeOf } = opened(source, 'json');
  try {
    const value: unknown = JSON.parse(source);
    const twice = document.errors.find(({ code }) => code === 'DUPLICATE_KEY');
    if (twice === undefined) {
      return { value, placeOf: (way, part) => placeOf(offsetAlong(document, way, part)) };
    }
    throw new YamlError(placeOf(twice.pos[0]), 'keyTwice');
  } catch (cause) {
    if (cause instanceof YamlError) throw cause;
    const [, told] = /at position (\d+)/.exec(String(cause)) ?? [];
    const offset = told === undefined ? document.errors[0]?.pos[0] : Number(told);
    throw new YamlError(placeOf(offset ?? 0), 'notJson', cause);
  }
};

const opened = (source: string, schema: 'core' | 'json') => {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    schema,
    merge: schema === 'core',
    customTags: (tags) => (schema === 'core' ? [exactInteger, ...tags] : tags),
    // Dates, sets and bytes are no values of JSON: their tags are refused as unknown ones are.
    resolveKnownTags: false,
    stringKeys: true,
    lineCounter: lines,
    prettyErrors: false,
  });
  const placeOf = (offset: number): YamlPlace => {
    const { line, col } = lines.linePos(offset);
    // Before the first line there is nothing: an empty text has its mistake at its beginning.
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  return { document, placeOf };
};

const refuseMistakes = (document: Document, placeOf: (offset: number) => YamlPlace): void => {
  const [refusal] = [...document.errors, ...document.warnings];
  if (refusal !== undefined) {
    throw new YamlError(placeOf(refusal.pos[0]), problemOfCode[refusal.code], refusal);
  }
  const mistake = aliasMistake(document);
  if (mistake !== undefined) {
    throw new YamlError(placeOf(mistake.offset), mistake.problem);
  }
};

const valueIn = (document: Document, placeOf: (offset: number) => YamlPlace): unknown => {
  try {
    // The library counts the anchor itself, too.
    return document.toJS({ maxAliasCount: mostAliases + 1 });
  } catch (cause) {
    // The library reports aliases beyond the limit only by this code.
    if (!(cause instanceof ReferenceError)) throw cause;
    throw new YamlError(placeOf(offsetOf(firstAlias(document))), 'aliasTooOften', cause);
  }
};
