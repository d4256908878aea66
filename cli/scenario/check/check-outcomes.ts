import { fillBlanks } from '#application/messages/message.ts';
import { checkExpectation } from '#cli/scenario/check/check-expectation.ts';
import type { Block } from '#cli/scenario/file/block.ts';
import { type Problem, problemAt } from '#cli/scenario/file/problem.ts';
import type { Scenario, ScenarioStep } from '#cli/scenario/file/scenario.ts';
import type { Known } from '#cli/scenario/file/variables.ts';
import type { Words } from '#cli/words/words.ts';

interface Among {
  readonly scenario: Scenario;
  readonly words: Words;
  /** What is wrong with the texts of a step, or of what reads like one. */
  readonly texts: (step: ScenarioStep) => readonly Problem[];
}

/** The outcomes that steps share, told once with the first of them; none has expectations of its own. */
export const checkOutcomes = (
  step: ScenarioStep,
  known: Known,
  { scenario, words, texts }: Among,
): readonly Problem[] => {
  const block = step.inside.map((one) => one.block).find(({ outcomes }) => outcomes !== undefined);
  if (block === undefined) return [];
  const own =
    step.expect === undefined
      ? []
      : [problemAt(step.locate([...step.way, 'expect']), 'expect', words['error.expectTogether'])];
  const steps = scenario.steps.filter(({ inside }) => inside.some((one) => one.block === block));
  if (steps[0] !== step) return own;
  const written = (block.outcomes ?? []).flatMap(({ expect }, at) => {
    const like: ScenarioStep = {
      ...{ name: '', use: '', expect, scopes: step.scopes, conditions: [], inside: [] },
      ...{ locate: block.locate, way: [...block.way, 'outcomes', at] },
    };
    return [...texts(like), ...checkExpectation(like, known, words)];
  });
  return [...own, ...countProblems(block, steps.length, words), ...written];
};

const countProblems = (block: Block, steps: number, words: Words): readonly Problem[] => {
  const sum = (block.outcomes ?? []).reduce((all, { times }) => all + times, 0);
  if (sum === steps) return [];
  const issue = fillBlanks(words['error.outcomesCount'], { sum, steps });
  return [problemAt(block.locate([...block.way, 'outcomes']), 'outcomes', issue)];
};
