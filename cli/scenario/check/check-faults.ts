import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import { callNameOf, faultNames, readFault } from '#adapters/http/wire/provoked-fault.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { type Problem, perhaps, problemAt } from '#cli/scenario/file/problem.ts';
import type { ScenarioStep } from '#cli/scenario/file/scenario.ts';
import { faultsOf } from '#cli/scenario/file/step-faults.ts';
import { filled, type Known } from '#cli/scenario/file/variables.ts';
import type { Words } from '#cli/words/words.ts';

/** The names by which faults and people know the calls of the shop. */
const callNames: readonly string[] = [...new Set(shopCalls.map(callNameOf))].sort();

/** Faults of a step that the sandbox does not know, or for calls that the shop does not have. */
export const checkFaults = (step: ScenarioStep, known: Known, words: Words): readonly Problem[] =>
  faultsOf(step).flatMap(({ name: text }, at) => {
    const ready = filled(text, known);
    if (typeof ready !== 'string') return [];
    const way = [...step.way, 'fault', ...(Array.isArray(step.fault) ? [at] : [])];
    const wrong = (issue: string) => [problemAt(step.locate(way, 'value'), 'fault', issue)];
    const fault = readFault(ready);
    if (fault === undefined) {
      const choices = faultNames.join(', ');
      return wrong(fillBlanks(words['error.faultName'], { name: ready, choices }));
    }
    if (fault.call === undefined || callNames.includes(fault.call)) return [];
    const hint = perhaps(fault.call, callNames, words);
    return wrong(fillBlanks(words['error.faultCall'], { name: fault.call, hint }));
  });
