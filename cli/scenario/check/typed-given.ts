import { fillBlanks } from '#application/messages/message.ts';
import { type Problem, problemAt } from '#cli/scenario/file/problem.ts';
import type { Scenario, Scope, Variables } from '#cli/scenario/file/scenario.ts';
import type { Words } from '#cli/words/words.ts';

interface Typed {
  readonly given: Variables;
  readonly problems: readonly Problem[];
}

/** The variables of the command line in the types of the values the files give them. */
export const typedGiven = (
  scenario: Scenario,
  { given, words }: { readonly given: Readonly<Record<string, string>>; readonly words: Words },
): Typed => {
  const scopes = new Set(scenario.steps.flatMap((step) => step.scopes));
  const read = Object.entries(given).map(([name, text]) => {
    if (scenario.row !== undefined && Object.hasOwn(scenario.row.values, name)) {
      const { locate, way } = scenario.row;
      const issue = fillBlanks(words['error.varRow'], { name });
      return { name, value: text, problem: problemAt(locate([...way, name]), name, issue) };
    }
    const scope = declaring([...scopes], scenario, name);
    const kind = typeof scope?.values[name];
    const value = typed(text, kind);
    if (value !== undefined || scope === undefined) return { name, value: value ?? text };
    const type = words[kind === 'number' ? 'type.number' : 'type.boolean'];
    const issue = fillBlanks(words['error.variableType'], { name, type, value: text });
    return {
      name,
      value: text,
      problem: problemAt(scope.locate([...scope.way, name]), name, issue),
    };
  });
  return {
    given: Object.fromEntries(read.map(({ name, value }) => [name, value])),
    problems: read.flatMap(({ problem }) => (problem === undefined ? [] : [problem])),
  };
};

/** The variables that have the name: those of the scenario itself before those of its fragments. */
const declaring = (scopes: readonly Scope[], { file, vars = {} }: Scenario, name: string) => {
  const declared = scopes.filter(
    ({ values, kind }) => kind === 'vars' && Object.hasOwn(values, name),
  );
  return Object.hasOwn(vars, name)
    ? declared.find(({ locate, way }) => locate(way).file === file)
    : declared[0];
};

const typed = (text: string, kind: string): unknown => {
  if (kind === 'number') {
    return /^-?\d+(\.\d+)?$/.test(text) && Number.isFinite(Number(text)) ? Number(text) : undefined;
  }
  if (kind === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  return text;
};
