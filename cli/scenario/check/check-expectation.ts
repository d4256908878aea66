import { fillBlanks } from '#application/messages/message.ts';
import { type RecordKind, recordKinds } from '#cli/scenario/file/expected-records.ts';
import {
  isMatcher,
  isMatchers,
  mayBeGiven,
  regexOf,
  wrongMatchers,
} from '#cli/scenario/file/matchers.ts';
import { isPlace } from '#cli/scenario/file/places.ts';
import { type Problem, problemAt } from '#cli/scenario/file/problem.ts';
import type { ScenarioStep } from '#cli/scenario/file/scenario.ts';
import { filled, type Known } from '#cli/scenario/file/variables.ts';
import type { Way } from '#cli/scenario/yaml/yaml-places.ts';
import type { Words } from '#cli/words/words.ts';

interface Among {
  readonly step: ScenarioStep;
  readonly known: Known;
  readonly words: Words;
}

/** Expectations that could never be met, or would always be: wrong places and matchers. */
export const checkExpectation = (
  step: ScenarioStep,
  known: Known,
  words: Words,
): readonly Problem[] => {
  const { data, error } = step.expect ?? {};
  const among = { step, known, words };
  const way = [...step.way, 'expect'];
  const inError = typeof error === 'object' ? Object.entries(error) : [];
  return [
    ...fieldProblems(data ?? {}, [...way, 'data'], among),
    ...recordKinds.flatMap((kind) => recordProblems(kind, step, among)),
    ...inError.flatMap(([name, wanted]) => wantedProblems(wanted, [...way, 'error', name], among)),
  ];
};

/** What mails and other records must be. */
const recordProblems = (kind: RecordKind, step: ScenarioStep, among: Among) => {
  const { some, none, count } = step.expect?.[kind] ?? {};
  const way = [...step.way, 'expect', kind];
  const several = Array.isArray(some);
  return [
    ...[some ?? []]
      .flat()
      .flatMap((wanted, at) =>
        wantedProblems(wanted, [...way, 'some', ...(several ? [at] : [])], among),
      ),
    ...wantedProblems(none, [...way, 'none'], among),
    ...wantedProblems(count, [...way, 'count'], among),
  ];
};

/** A map of places and what they hold. */
const fieldProblems = (map: object, way: Way, among: Among): readonly Problem[] =>
  Object.entries(map).flatMap(([name, wanted]) => {
    const inner = wantedProblems(wanted, [...way, name], among);
    if (name === '' || name.includes('${') || isPlace(name)) return inner;
    const issue = fillBlanks(among.words['error.placeWrong'], { name });
    return [problemAt(among.step.locate([...way, name]), name, issue), ...inner];
  });

const wantedProblems = (wanted: unknown, way: Way, among: Among): readonly Problem[] => {
  if (Array.isArray(wanted)) {
    return wanted.flatMap((item, at) => wantedProblems(item, [...way, at], among));
  }
  if (typeof wanted !== 'object' || wanted === null) return [];
  const { step, words } = among;
  const wrong = wrongMatchers(wanted).map(({ name, meant }) => {
    const hint = meant === undefined ? '' : fillBlanks(words['error.perhaps'], { name: meant });
    const issue = fillBlanks(words['error.matcherUnknown'], { name, hint });
    return problemAt(step.locate([...way, name]), name, issue);
  });
  if (wrong.length > 0) return wrong;
  if (!isMatchers(wanted)) return fieldProblems(wanted, way, among);
  return Object.entries(wanted).flatMap(([name, inner]) => [
    ...argumentProblems(name, inner, [...way, name], among),
    // What it is compared with as it stands may have any names.
    ...(name === 'equals' ? [] : wantedProblems(inner, [...way, name], among)),
  ]);
};

const argumentProblems = (
  name: string,
  inner: unknown,
  way: Way,
  { step, known, words }: Among,
): readonly Problem[] => {
  const ready = filled(inner, known);
  if (!isMatcher(name) || typeof ready === 'symbol') return [];
  const at = step.locate(way, 'value');
  if (name === 'matches' && regexOf(ready) === undefined) {
    return [problemAt(at, name, fillBlanks(words['error.regex'], { value: String(ready) }))];
  }
  if (mayBeGiven(name, ready)) return [];
  const issue = fillBlanks(words['error.fieldWrong'], { name });
  return [problemAt(at, name, issue)];
};
