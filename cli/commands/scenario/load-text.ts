import { fillBlanks } from '#application/messages/message.ts';
import { table } from '#cli/report/table.ts';
import type { Figures } from '#cli/scenario/load/figures.ts';
import type { Session } from '#cli/session/session.ts';

interface Load {
  readonly steps: Figures;
  readonly trips: Figures;
  readonly failed: number;
  readonly begun: number;
  /** Times that passed because too much was going on. */
  readonly missed: number;
  readonly bySteps: readonly (Figures & { readonly name: string })[];
}

/** The times of whole trips, of all steps, and of each step by its name. */
export const loadText = (load: Load, { words, terminal }: Session): string => {
  const { begun, missed, trips, steps, failed, bySteps } = load;
  const sum = fillBlanks(words['out.loaded'], { begun, ended: trips.count, failed });
  const row = (name: string, { count, p50, p90, p95, p99, max }: Figures) => [
    ...[name, count, p50, p90, p95, p99, max].map(String),
  ];
  const columns = [
    { title: '' },
    ...[words['out.times'], 'p50 ms', 'p90 ms', 'p95 ms', 'p99 ms', 'max ms'].map((title) => ({
      ...{ title, align: 'end' as const },
    })),
  ];
  const rows = [
    row(words['out.trips'], trips),
    row(words['out.allSteps'], steps),
    ...bySteps.map(({ name, ...figures }) => row(`  ${name}`, figures)),
  ];
  const late = missed === 0 ? '' : `\n${fillBlanks(words['out.missed'], { missed })}`;
  return `${table(columns, rows, terminal)}\n\n${sum}${late}`;
};
