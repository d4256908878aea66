import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { comparedWithGreen, keepGreen } from '#cli/scenario/kept/green-run.ts';
import type { ScenarioReport, StepReport } from '#cli/scenario/report/scenario-report.ts';
import { crunchJson, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

const stepWith = (more: Partial<StepReport>): StepReport => ({
  ...{ name: 'one', use: 'cart show', file: 'a.yaml', line: 3, status: 'passed', runs: 1 },
  ...{ milliseconds: 10, unmet: [], exit: 0, calls: ['getcartwebdata'] },
  ...more,
});

const runOf = (...steps: readonly StepReport[]): ScenarioReport => ({
  name: 'trip',
  file: 'a.yaml',
  status: steps.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  startedAt: '2026-12-24T18:00:00.000Z',
  steps,
});

const differenceIn = (folder: string, report: ScenarioReport) =>
  comparedWithGreen(folder, [report])[0]?.difference;

describe('the last run that passed', () => {
  it('[CLI-03] shows exit code, error, calls, time and values that are not as they were', () => {
    const folder = join(scratch.folder, 'shown');
    const answer = { total: 4, lines: [{ id: 'CHP-0101' }] };
    expect(differenceIn(folder, runOf(stepWith({ answer })))).toBeUndefined();
    keepGreen(folder, [runOf(stepWith({ answer }))]);
    const now = stepWith({
      ...{ status: 'failed', exit: 1, calls: [], milliseconds: 900 },
      error: { code: 'Nope', message: '' },
      answer: { total: 5, lines: [] },
    });
    expect(differenceIn(folder, runOf(now))).toEqual({
      since: '2026-12-24T18:00:00.000Z',
      steps: [
        {
          step: 'one',
          changes: [
            { what: 'exit', before: 0, now: 1 },
            { what: 'error', before: undefined, now: 'Nope' },
            { what: 'calls', before: 'getcartwebdata', now: '' },
            { what: 'ms', before: 10, now: 900 },
            { what: 'data.total', before: 4, now: 5 },
            { what: 'data.lines.length', before: 1, now: 0 },
            { what: 'data.lines[0].id', before: 'CHP-0101', now: undefined },
          ],
        },
      ],
    });
    // A run that failed is not what later ones are compared with.
    keepGreen(folder, [runOf(now)]);
    expect(differenceIn(folder, runOf(stepWith({ answer })))?.steps).toEqual([]);
  });

  it('[CLI-03] learns what differs from run to run, and knows ids and times by their form', () => {
    const folder = join(scratch.folder, 'learned');
    const answering = (orderId: string, total: number) =>
      runOf(stepWith({ answer: { orderId, total } }));
    keepGreen(folder, [answering('CC-AB12-CD34', 4)]);
    const [first] = differenceIn(folder, answering('CC-X9Y8-Z7W6', 5))?.steps ?? [];
    expect(first?.changes.map(({ what }) => what)).toEqual(['data.total']);
    keepGreen(folder, [answering('CC-X9Y8-Z7W6', 5)]);
    expect(differenceIn(folder, answering('CC-AAAA-1111', 9))?.steps).toEqual([]);
  });

  it('[CLI-05] stands in the state folder, for its owner alone, and reaches the JSON report', async () => {
    const file = scratch.file('kept.json', {
      steps: [{ use: 'validate', with: { rule: 'zip', value: '75024' } }],
    });
    const state = join(scratch.folder, 'state');
    const run = () => crunchJson(['scenario', 'run', file, '--state', state]);
    expect((await run()).data.scenarios[0].difference).toBeUndefined();
    expect((await run()).data.scenarios[0].difference.steps).toEqual([]);
    const folder = join(state, 'scenarios', 'green');
    const kept = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(kept).toEqual([0o600]);
  });
});
