import { fillBlanks } from '#application/messages/message.ts';
import type { UsedNames } from '#cli/scenario/check/used-names.ts';
import { type FilePlace, type Problem, perhaps, problemAt } from '#cli/scenario/file/problem.ts';
import type { Scenario, ScenarioStep } from '#cli/scenario/file/scenario.ts';
import {
  type Around,
  filled,
  type Known,
  later,
  namesIn,
  rootOf,
  VariableUnknown,
  variablesOf,
} from '#cli/scenario/file/variables.ts';
import type { Part, Way } from '#cli/scenario/yaml/yaml-places.ts';
import type { Words } from '#cli/words/words.ts';

interface Among {
  readonly scenario: Scenario;
  readonly around: Around;
  readonly used: UsedNames;
  readonly words: Words;
}

/** The variables at a step, and those of its files that name what nobody knows. */
export const namesAtStep = (
  step: ScenarioStep,
  { around, used, words }: Among,
): { readonly known: Known; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];
  const known = variablesOf(step, around, ({ values, locate, way }, before) => {
    const here = Object.entries(values).map(([name, value]) => {
      const at = locate([...way, name], 'value');
      const wrong = unknownIn(String(value), at, before, words);
      for (const asked of namesIn(String(value))) used.add(step, rootOf(asked));
      problems.push(...wrong);
      return [name, wrong.length > 0 ? later : filled(value, before)] as const;
    });
    return Object.fromEntries(here);
  });
  return { known, problems };
};

/** The texts of a step, and those of its person, that name what nobody knows. */
export const textProblems = (
  step: ScenarioStep,
  known: Known,
  { scenario, used, words }: Among,
): readonly Problem[] => {
  const { name, use, with: given, as, at, env, fault, expect, capture } = step;
  const own = textsIn({ name, use, with: given, as, at, env, fault, expect, capture }, step.way);
  const people = scenario.people ?? {};
  const texts = own.map(({ text, way, part }) => ({ text, at: step.locate(way, part) }));
  const who = String(as === undefined ? '' : safely(as, known));
  const person = Object.hasOwn(people, who) ? who : 'anyone';
  const theirs = textsIn(people[person] ?? {}, ['people', person]).map(({ text, way, part }) => ({
    text,
    at: scenario.locate(way, part),
  }));
  for (const { text } of textsIn(people, ['people'])) {
    for (const asked of namesIn(text)) used.add(step, rootOf(asked));
  }
  return [...texts, ...theirs].flatMap(({ text, at: place }) => {
    for (const asked of namesIn(text)) used.add(step, rootOf(asked));
    return unknownIn(text, place, known, words);
  });
};

const safely = (text: string, known: Known): unknown => {
  try {
    return filled(text, known);
  } catch {
    return later;
  }
};

const unknownIn = (text: string, at: FilePlace, known: Known, words: Words): readonly Problem[] =>
  namesIn(text).flatMap((name) => {
    try {
      filled(`\${${name}}`, known);
      return [];
    } catch (cause) {
      if (!(cause instanceof VariableUnknown)) throw cause;
      const names = [...Object.keys(known.values), ...Object.keys(known.people)];
      const hint = perhaps(name, names, words);
      const issue = fillBlanks(words['error.variableUnknown'], { name: cause.variable, hint });
      return [problemAt(at, cause.variable, issue)];
    }
  });

interface Text {
  readonly text: string;
  readonly way: Way;
  readonly part: Part;
}

const textsIn = (value: unknown, way: Way): readonly Text[] => {
  if (typeof value === 'string') return [{ text: value, way, part: 'value' }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, [...way, at]));
  return Object.entries(value).flatMap(([name, inner]) => [
    { text: name, way: [...way, name], part: 'name' as const },
    ...textsIn(inner, [...way, name]),
  ]);
};
