import { type Document, type ErrorCode, LineCounter, parseDocument, type ScalarTag } from 'yaml';
import { aliasMistake, firstAlias, offsetOf } from '#cli/scenario/yaml-aliases.ts';
import { YamlError, type YamlPlace, type YamlProblem } from '#cli/scenario/yaml-error.ts';

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

/** Reads one YAML 1.2 document by the core schema, with merge keys (`<<`), as a value of JSON. */
export const readYaml = (source: string): unknown => {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    schema: 'core',
    merge: true,
    customTags: (tags) => [exactInteger, ...tags],
    // Dates, sets and bytes are no values of JSON: their tags are refused as unknown ones are.
    resolveKnownTags: false,
    stringKeys: true,
    lineCounter: lines,
    prettyErrors: false,
  });
  const placeOf = (offset: number): YamlPlace => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const [refusal] = [...document.errors, ...document.warnings];
  if (refusal !== undefined) {
    throw new YamlError(placeOf(refusal.pos[0]), refusal.message, ownWords[refusal.code]);
  }
  const mistake = aliasMistake(document);
  if (mistake !== undefined) {
    throw new YamlError(placeOf(mistake.offset), mistake.problem, mistake.problem);
  }
  return valueIn(document, placeOf);
};

/** Where the library's sentence is written for programmers. */
const ownWords: Readonly<Partial<Record<ErrorCode, YamlProblem>>> = {
  MULTIPLE_DOCS: 'twoDocuments',
  RESOURCE_EXHAUSTION: 'tooDeep',
};

const valueIn = (document: Document, placeOf: (offset: number) => YamlPlace): unknown => {
  try {
    // The library counts the anchor itself, too.
    return document.toJS({ maxAliasCount: mostAliases + 1 });
  } catch (cause) {
    // The library reports aliases beyond the limit only by this code.
    if (!(cause instanceof ReferenceError)) throw cause;
    throw new YamlError(placeOf(offsetOf(firstAlias(document))), cause.message, 'aliasTooOften');
  }
};
