import { describe, expect, it } from 'vitest';
import type { StoredTrace } from '#adapters/http/wire/tools/traces.ts';
import type { StepOutcome } from '#cli/scenario/command/step-outcome.ts';
import type { ExpectedTrace } from '#cli/scenario/file/expected-trace.ts';
import { unmetByTrace } from '#cli/scenario/run/met-trace.ts';

const traceOf = (...steps: readonly (readonly [name: string, failed?: boolean])[]) =>
  ({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    startedAt: '2026-11-21T10:00:00.000Z',
    durationMs: 2,
    orderIds: ['CC-7K2M-9QXT'],
    requestIds: [],
    spans: steps.map(([name, failed = false], at) => ({
      spanId: String(at),
      name,
      depth: 0,
      startMs: at,
      durationMs: 1,
      failed,
      attributes: {},
    })),
  }) satisfies StoredTrace;

const placed: StepOutcome = { exit: 0, data: { orderId: 'CC-7K2M-9QXT' } };
const found = (...traces: readonly StoredTrace[]): StepOutcome => ({ exit: 0, data: { traces } });
const kept = found(
  traceOf(['POST /submittedorder'], ['gateway authorize'], ['mail send', true], ['mail send']),
);

describe('what a scenario expects of a trace', () => {
  const unmet = async (
    expected: ExpectedTrace,
    answer: () => StepOutcome = () => kept,
    outcome: StepOutcome = placed,
  ) => {
    const asked: string[] = [];
    const pauses: number[] = [];
    const ask = async (id: string) => {
      asked.push(id);
      return answer();
    };
    // Waiting for jobs that never come takes ten seconds.
    const wait = async (milliseconds: number) => pauses.push(milliseconds);
    const judged = await unmetByTrace(expected, outcome, ask, wait);
    return { unmet: judged, asked, waited: pauses.reduce((sum, one) => sum + one, 0) };
  };

  it.each<[string, ExpectedTrace]>([
    ['a step', { steps: ['gateway authorize'] }],
    ['the beginning of a step', { steps: ['POST *', 'mail *'] }],
    ['a step that is not there', { without: ['gateway refund', 'tax *', 'gateway'] }],
    ['which failed', { failed: ['mail send'] }],
    ['how many', { traces: 1 }],
    ['nothing', {}],
  ])('is met at once: %s', async (_what, expected) => {
    expect(await unmet(expected)).toEqual({ unmet: [], asked: ['CC-7K2M-9QXT'], waited: 0 });
  });

  it.each<[string, ExpectedTrace, readonly object[]]>([
    ['a step', { steps: ['gateway capture'] }, [{ what: 'trace.steps' }]],
    ['a part of a name', { steps: ['gateway'] }, [{ what: 'trace.steps' }]],
    ['the beginning of a step', { steps: ['POST *', 'tax *'] }, [{ expected: 'tax *' }]],
    [
      'a step that must not be there',
      { without: ['gateway authorize'] },
      [{ what: 'trace.without' }],
    ],
    ['the same by its beginning', { without: ['gateway *'] }, [{ expected: 'gateway *' }]],
    ['that nothing failed', { failed: [] }, [{ what: 'trace.failed', seen: ['mail send'] }]],
    ['that another failed', { failed: ['gateway authorize'] }, [{ what: 'trace.failed' }]],
    ['that more failed', { failed: ['mail send', 'mail send'] }, [{ what: 'trace.failed' }]],
    ['fewer traces', { traces: 2 }, [{ what: 'trace.traces', expected: 2, seen: 1 }]],
    [
      'several at once',
      { steps: ['x', 'mail send'], without: ['mail send'], failed: [], traces: 3 },
      [{ expected: 'x' }, { what: 'trace.without' }, { what: 'trace.failed' }, { seen: 1 }],
    ],
  ])('is unmet after as long as jobs take: %s', async (_what, expected, wanted) => {
    const seen = await unmet(expected);
    expect(seen.unmet).toEqual(wanted.map((one) => expect.objectContaining(one)));
    expect(seen.waited).toBe(9750);
  });

  it('is unmet where more than one trace is, and one is expected', async () => {
    const two = () => found(traceOf(['one']), traceOf(['two', true]));
    expect((await unmet({ traces: 1 }, two)).unmet).toEqual([
      { what: 'trace.traces', expected: 1, seen: 2 },
    ]);
    expect((await unmet({ steps: ['one', 'two'], failed: ['two'], traces: 2 }, two)).unmet).toEqual(
      [],
    );
  });

  it('is unmet without an order to ask for, and nobody is asked', async () => {
    for (const outcome of [{ exit: 0, data: {} }, { exit: 1 }, { exit: 0, data: { orderId: 7 } }]) {
      expect(await unmet({ steps: [] }, () => kept, outcome)).toEqual({
        unmet: [{ what: 'trace', expected: 'data.orderId', seen: undefined }],
        asked: [],
        waited: 0,
      });
    }
  });

  it('is unmet where there is no trace at all, even when nothing else is expected', async () => {
    const none = (): StepOutcome => ({
      exit: 1,
      error: { code: 'TraceNotFound', message: 'There is none.' },
    });
    for (const expected of [{}, { without: ['x'] }, { failed: [] }]) {
      expect((await unmet(expected, none)).unmet).toEqual([
        { what: 'trace', expected: 'CC-7K2M-9QXT', seen: 'TraceNotFound' },
      ]);
    }
  });

  it('is met as soon as the jobs are done', async () => {
    let asked = 0;
    const later = () => {
      asked += 1;
      return asked < 3 ? found(traceOf(['POST /submittedorder'])) : kept;
    };
    expect((await unmet({ steps: ['mail send'] }, later)).unmet).toEqual([]);
    expect(asked).toBe(3);
  });

  it('is asked of the named order or request, before the step’s own', async () => {
    const { asked } = await unmet({ order: 'CC-AAAA-BBBB', request: 'r-1' });
    expect(asked).toEqual(['CC-AAAA-BBBB']);
    expect((await unmet({ request: 'r-1' })).asked).toEqual(['r-1']);
  });
});
