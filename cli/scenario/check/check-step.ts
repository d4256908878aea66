import type { Command } from 'commander';
import { fillBlanks } from '#application/messages/message.ts';
import { dashed } from '#cli/input/dashed.ts';
import { checkExpectation } from '#cli/scenario/check/check-expectation.ts';
import { checkFaults } from '#cli/scenario/check/check-faults.ts';
import { namesAtStep, textProblems } from '#cli/scenario/check/check-names.ts';
import { checkOutcomes } from '#cli/scenario/check/check-outcomes.ts';
import { isTime } from '#cli/scenario/check/settings.ts';
import type { UsedNames } from '#cli/scenario/check/used-names.ts';
import { commandNamed, mayTake, namesFor, neededBy } from '#cli/scenario/command/command-line.ts';
import { recordKinds } from '#cli/scenario/file/expected-records.ts';
import { regexOf } from '#cli/scenario/file/matchers.ts';
import { isPlace } from '#cli/scenario/file/places.ts';
import { type Problem, perhaps, problemAt } from '#cli/scenario/file/problem.ts';
import type { Scenario, ScenarioStep } from '#cli/scenario/file/scenario.ts';
import { type Around, filled, later, rootOf } from '#cli/scenario/file/variables.ts';
import type { Words } from '#cli/words/words.ts';

interface Among {
  readonly scenario: Scenario;
  readonly program: Command;
  readonly around: Around;
  readonly used: UsedNames;
  readonly words: Words;
}

/** What is wrong with one step, as far as its files tell. */
export const checkStep = (step: ScenarioStep, among: Among): readonly Problem[] => {
  const { words } = among;
  const { known, problems } = namesAtStep(step, among);
  const texts = textProblems(step, known, among);
  // The rest is judged as if what nobody knows were known later.
  const strange = texts.map(({ field }) => [rootOf(field), later] as const);
  const all = { ...known, values: { ...known.values, ...Object.fromEntries(strange) } };
  const as = filled(step.as, all);
  return [
    ...problems,
    ...texts,
    ...commandProblems(step, as, among),
    ...personProblems(step, as, among),
    ...timeProblems(step, filled(step.at, all), words),
    ...checkFaults(step, all, words),
    ...checkExpectation(step, all, words),
    ...captureProblems(step, words),
    ...settingProblems(step, words),
    ...checkOutcomes(step, all, { ...among, texts: (like) => textProblems(like, known, among) }),
  ].sort((one, other) => one.line - other.line || one.column - other.column);
};

const timeProblems = (step: ScenarioStep, at: unknown, words: Words): readonly Problem[] => {
  if (at === undefined || at === later || isTime(String(at), words)) return [];
  const issue = fillBlanks(words['error.timeWrong'], { value: String(at) });
  return [problemAt(step.locate([...step.way, 'at'], 'value'), 'at', issue)];
};

const commandProblems = (
  step: ScenarioStep,
  as: unknown,
  { program, scenario, words }: Among,
): readonly Problem[] => {
  const command = commandNamed(program, step.use);
  if (command === undefined) {
    const hint = perhaps(step.use, allUses(program), words);
    const issue = fillBlanks(words['error.stepCommand'], { use: step.use, hint });
    return [problemAt(step.locate([...step.way, 'use'], 'value'), 'use', issue)];
  }
  const given = Object.keys(step.with ?? {});
  const strange = given
    .filter((name) => !mayTake(command, name))
    .map((name) => {
      const hint = perhaps(dashed(name), namesFor(command), words);
      const issue = fillBlanks(words['error.stepFlag'], { use: step.use, name, hint });
      return problemAt(step.locate([...step.way, 'with', name]), name, issue);
    });
  // Nobody knows yet what a person of later brings along.
  if (as === later) return strange;
  const theirs = Object.keys(personOf(scenario, as));
  return [...strange, ...missing(step, command, [...given, ...theirs], words)];
};

const personOf = ({ people = {} }: Scenario, as: unknown) =>
  (typeof as === 'string' && Object.hasOwn(people, as) ? people[as] : people['anyone']) ?? {};

/** What a command needs and nobody gives; a step may want to see it refused. */
const missing = (
  step: ScenarioStep,
  command: Command,
  given: readonly string[],
  words: Words,
): readonly Problem[] => {
  const { exit, error } = step.expect ?? {};
  if (exit !== undefined || error !== undefined) return [];
  const has = new Set(given.map(dashed));
  return neededBy(command)
    .filter((name) => !has.has(name) && !has.has('batch'))
    .map((name) => {
      const issue = fillBlanks(words['error.stepMissing'], { use: step.use, name });
      return problemAt(step.locate([...step.way, 'use']), name, issue);
    });
};

const allUses = (command: Command, above: readonly string[] = []): readonly string[] =>
  command.commands.length === 0
    ? [above.join(' ')]
    : command.commands.flatMap((child) => allUses(child, [...above, child.name()]));

const personProblems = (
  step: ScenarioStep,
  as: unknown,
  { scenario: { people }, words }: Among,
): readonly Problem[] => {
  if (as === undefined || as === later) return [];
  const name = String(as);
  const wrong = (issue: string) => [
    problemAt(step.locate([...step.way, 'as'], 'value'), 'as', issue),
  ];
  if (!/^[A-Za-z][\w-]{0,59}$/.test(name)) {
    return wrong(fillBlanks(words['error.personName'], { name }));
  }
  if (people === undefined || Object.hasOwn(people, name) || Object.hasOwn(people, 'anyone')) {
    return [];
  }
  const hint = perhaps(name, Object.keys(people), words);
  return wrong(fillBlanks(words['error.personUnknown'], { name, hint }));
};

/** What captures may begin with: the answer, and the records that the step expects. */
const isRoot = (root: string, { expect = {} }: ScenarioStep): boolean =>
  ['data', 'error'].includes(root) ||
  recordKinds.some((kind) => kind === root && expect[kind] !== undefined);

/** Settings by which the run itself gives steps their shop and their state. */
const ownSettings = ['CRUNCH_STATE', 'CRUNCH_BASE_URL'];

const settingProblems = (step: ScenarioStep, words: Words): readonly Problem[] =>
  ownSettings
    .filter((name) => Object.hasOwn(step.env ?? {}, name))
    .map((name) =>
      problemAt(
        step.locate([...step.way, 'env', name]),
        name,
        fillBlanks(words['error.envOwn'], { name }),
      ),
    );

const captureProblems = (step: ScenarioStep, words: Words): readonly Problem[] =>
  Object.entries(step.capture ?? {}).flatMap(([name, wish]) => {
    const way = [...step.way, 'capture', name];
    const from = typeof wish === 'string' ? wish : wish.from;
    const at = step.locate(typeof wish === 'string' ? way : [...way, 'from'], 'value');
    const wrong: Problem[] = [];
    if (!from.includes('${')) {
      if (!isPlace(from)) {
        wrong.push(problemAt(at, name, fillBlanks(words['error.placeWrong'], { name: from })));
      } else if (!isRoot(rootOf(from), step)) {
        wrong.push(problemAt(at, name, fillBlanks(words['error.placeRoot'], { name: from })));
      }
    }
    const matching = typeof wish === 'string' ? undefined : wish.matching;
    if (matching !== undefined && regexOf(matching) === undefined) {
      const issue = fillBlanks(words['error.regex'], { value: matching });
      wrong.push(problemAt(step.locate([...way, 'matching'], 'value'), name, issue));
    }
    return wrong;
  });
