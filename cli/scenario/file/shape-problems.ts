import type * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { type Locate, type Problem, perhaps, problemAt } from '#cli/scenario/file/problem.ts';
import { fieldsOf } from '#cli/scenario/file/scenario.ts';
import type { Way } from '#cli/scenario/yaml/yaml-places.ts';
import type { Words } from '#cli/words/words.ts';

type Issue = z.core.$ZodIssue;

interface Written {
  readonly value: unknown;
  readonly locate: Locate;
}

/** What a file has in another form than a scenario's, each with its place. */
export const shapeProblems = (
  issues: readonly Issue[],
  written: Written,
  words: Words,
): readonly Problem[] =>
  issues.flatMap((issue) => problemsOf(issue, wayOf(issue.path), written, words));

const problemsOf = (issue: Issue, way: Way, written: Written, words: Words): readonly Problem[] => {
  const { locate } = written;
  if (issue.code === 'invalid_union') {
    const inner = nearest(issue.errors);
    return inner.length === 0
      ? [wrongAt(way, locate, words)]
      : inner.flatMap((each) => problemsOf(each, [...way, ...wayOf(each.path)], written, words));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => {
      const hint = perhaps(name, fieldsOf, words);
      return problemAt(
        locate([...way, name]),
        fieldText([...way, name]),
        fillBlanks(words['error.fieldUnknown'], { name, hint }),
      );
    });
  }
  // Nothing at all was written there.
  if (way.length > 0 && valueAt(written.value, way) === undefined) {
    const name = String(way.at(-1));
    const issueText = fillBlanks(words['error.fieldMissing'], { name });
    return [problemAt(locate(way.slice(0, -1)), fieldText(way), issueText)];
  }
  const isEmpty =
    issue.code === 'custom'
      ? issue.params?.['empty'] === true
      : expecting.has(String(way.at(-1))) && valueAt(written.value, way) === null;
  if (isEmpty) {
    return [problemAt(locate(way), fieldText(way), words['error.expectEmpty'])];
  }
  if (issue.code === 'custom' && issue.params?.['duration'] === true) {
    const value = String(valueAt(written.value, way));
    const text = fillBlanks(words['error.durationWrong'], { value });
    return [problemAt(locate(way, 'value'), fieldText(way), text)];
  }
  return [wrongAt(way, locate, words)];
};

const wrongAt = (way: Way, locate: Locate, words: Words): Problem => {
  const name = fieldText(way);
  const issue = fillBlanks(words['error.fieldWrong'], { name: name === '' ? '{}' : name });
  return problemAt(locate(way, 'value'), name, issue);
};

/** Of the forms a value may have, the one it is nearest to. */
const nearest = (forms: readonly (readonly Issue[])[]): readonly Issue[] => {
  const weight = (issues: readonly Issue[]): number =>
    issues.reduce(
      (sum, issue) =>
        sum +
        (issue.code === 'unrecognized_keys' ? issue.keys.length : issue.path.length > 0 ? 1 : 9),
      0,
    );
  const [best = []] = [...forms].sort((one, other) => weight(one) - weight(other));
  return weight(best) >= 9 ? [] : best;
};

const wayOf = (path: readonly PropertyKey[]): Way =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

/** `steps[3].expect.data` */
const fieldText = (way: Way): string =>
  way
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** Fields that expect something; with nothing after the colon they are empty. */
const expecting: ReadonlySet<string> = new Set([
  'expect',
  'data',
  'error',
  'trace',
  'mail',
  'ledger',
  'telemetry',
  'if',
]);

const valueAt = (value: unknown, way: Way): unknown =>
  way.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    value,
  );
