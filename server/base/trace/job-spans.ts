import {
  context,
  createContextKey,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  trace,
} from '@opentelemetry/api';
import { ownAttributes, type RowKind, spanNames } from '#server/base/trace/span-names.ts';
import { failSpan } from '#server/base/trace/step-spans.ts';
import { readTraceparent } from '#server/base/trace/trace-context.ts';
import {
  endWithBudget,
  preciseNow,
  shopTracer,
  tracingNow,
  withBudget,
} from '#server/base/trace/tracing.ts';

/** A run of a job. It has a span from the moment it handles a row: most runs find nothing due. */
interface JobRun {
  readonly job: string;
  readonly startTime: number;
  rows: number;
  span?: Span;
}

const jobKey = createContextKey('run of a job');

const spanOf = (run: JobRun): Span => {
  run.span ??= shopTracer().startSpan(
    spanNames.job(run.job),
    {
      kind: SpanKind.INTERNAL,
      startTime: run.startTime,
      attributes: { [ownAttributes.job]: run.job },
    },
    ROOT_CONTEXT,
  );
  return run.span;
};

export const inJobRun = async (job: string, work: () => Promise<void>): Promise<void> => {
  if (tracingNow() === undefined) return work();
  const run: JobRun = { job, startTime: preciseNow(), rows: 0 };
  try {
    await context.with(ROOT_CONTEXT.setValue(jobKey, run), work);
  } catch (error) {
    failSpan(spanOf(run), error);
    throw error;
  } finally {
    run.span?.setAttribute(ownAttributes.rows, run.rows);
    run.span?.end(preciseNow());
  }
};

export interface TracedRow {
  readonly kind: RowKind;
  /** What the row keeps of the trace it came from. */
  readonly traceparent?: string | null | undefined;
  readonly orderId?: string | null | undefined;
  readonly mailKind?: string;
}

/**
 * Handles one row inside a span: a child of the trace the row came from, linked to the run of the job,
 * or a child of that run when the row keeps none.
 */
export const inRowSpan = async <Done>(row: TracedRow, work: () => Promise<Done>): Promise<Done> => {
  if (tracingNow() === undefined) return work();
  const active = context.active();
  const run = active.getValue(jobKey) as JobRun | undefined;
  if (run !== undefined) run.rows += 1;
  const job = run === undefined ? undefined : spanOf(run);
  const origin = readTraceparent(row.traceparent);
  const around = job === undefined ? active : trace.setSpan(active, job);
  const above = origin === undefined ? around : trace.setSpanContext(active, origin);
  const span = shopTracer().startSpan(
    spanNames.row(row.kind),
    {
      kind: SpanKind.CONSUMER,
      startTime: preciseNow(),
      attributes: {
        ...(run !== undefined && { [ownAttributes.job]: run.job }),
        ...(row.orderId != null && { [ownAttributes.orderId]: row.orderId }),
        ...(row.mailKind !== undefined && { [ownAttributes.mailKind]: row.mailKind }),
      },
      ...(origin !== undefined && job !== undefined && { links: [{ context: job.spanContext() }] }),
    },
    above,
  );
  const { context: within, budget } = withBudget(trace.setSpan(above, span));
  try {
    return await context.with(within, work);
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    endWithBudget(span, budget);
  }
};
