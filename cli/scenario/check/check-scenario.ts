import type { Command } from 'commander';
import { fillBlanks } from '#application/messages/message.ts';
import { checkStep } from '#cli/scenario/check/check-step.ts';
import { isTime } from '#cli/scenario/check/settings.ts';
import { typedGiven } from '#cli/scenario/check/typed-given.ts';
import { UsedNames } from '#cli/scenario/check/used-names.ts';
import { type Problem, problemAt } from '#cli/scenario/file/problem.ts';
import type { Scenario, ScenarioStep, Variables } from '#cli/scenario/file/scenario.ts';
import { later } from '#cli/scenario/file/variables.ts';
import type { Environment } from '#cli/session/settings.ts';
import type { Words } from '#cli/words/words.ts';
import { languages } from '#domain/locale/language.ts';
import { variants } from '#domain/session/variant.ts';

export interface Check {
  /** The tree of commands, to look up names. */
  readonly program: Command;
  /** Variables of the command line, as texts. */
  readonly given: Readonly<Record<string, string>>;
  readonly words: Words;
  /** Where secrets are; undefined when nothing is run. */
  readonly environment?: Environment;
}

export interface Checked {
  readonly problems: readonly Problem[];
  /** The variables of the command line, in the types the scenario gives them. */
  readonly given: Variables;
  /** The variables that the scenario asks for. */
  readonly used: ReadonlySet<string>;
}

/** Everything that can be known to be wrong before the first step. */
export const checkScenario = (scenario: Scenario, check: Check): Checked => {
  const typed = typedGiven(scenario, check);
  const used = new UsedNames();
  const people = scenario.people ?? {};
  const problems: Problem[] = [...typed.problems, ...settingProblems(scenario, check)];
  for (const step of scenario.steps) {
    const captured = { unique: later, ...capturedBefore(step, scenario) };
    const around = { people, given: typed.given, own: { run: later }, captured };
    problems.push(...checkStep(step, { scenario, around, used, ...check }));
  }
  problems.push(...unusedByFragments(scenario, used, check.words));
  return { problems, given: typed.given, used: used.names() };
};

/** What earlier steps take from their answers; those that start at the same moment are not earlier. */
const capturedBefore = (step: ScenarioStep, { steps }: Scenario): Variables =>
  Object.fromEntries(
    steps
      .slice(0, steps.indexOf(step))
      .filter((other) => !isBeside(other, step))
      .flatMap(({ capture = {} }) => Object.keys(capture).map((name) => [name, later] as const)),
  );

const isBeside = (one: ScenarioStep, other: ScenarioStep): boolean =>
  one.inside.some(
    ({ block, item }, depth) =>
      block.kind === 'together' &&
      other.inside[depth]?.block === block &&
      other.inside[depth].item !== item,
  );

const settingProblems = (scenario: Scenario, { words }: Check): readonly Problem[] => {
  const { locate, at, lang, variant } = scenario;
  const wrong = (field: string, issue: string) => problemAt(locate([field], 'value'), field, issue);
  const oneOf = (field: string, value: string | undefined, choices: readonly string[]) =>
    value === undefined || choices.includes(value) || value.includes('${')
      ? []
      : [
          wrong(
            field,
            fillBlanks(words['error.settingWrong'], { value, choices: choices.join(', ') }),
          ),
        ];
  return [
    ...oneOf('lang', lang, languages),
    ...oneOf('variant', variant, Object.keys(variants)),
    ...(at === undefined || isTime(String(at), words)
      ? []
      : [wrong('at', fillBlanks(words['error.timeWrong'], { value: String(at) }))]),
  ];
};

/** What an include gives to a fragment that asks for something else. */
const unusedByFragments = (
  scenario: Scenario,
  used: UsedNames,
  words: Words,
): readonly Problem[] => {
  const includes = new Set(
    scenario.steps.flatMap(({ scopes }) => scopes.filter(({ kind }) => kind === 'include')),
  );
  return [...includes].flatMap((scope) =>
    Object.keys(scope.values)
      .filter((name) => !used.isUsedUnder(scope, name))
      .map((name) =>
        problemAt(
          scope.locate([...scope.way, name]),
          name,
          fillBlanks(words['error.variableUnused'], { name }),
        ),
      ),
  );
};
