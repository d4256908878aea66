import { sanitizeLine } from '#server/http/log-sanitizer.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Collects reports of jobs that run before the server's log exists. */
export interface EarlyReports {
  report(facts: Facts): void;
  /** Writes the collected reports, and all later ones, to the server's log. */
  flowTo(log: (facts: Facts) => void): void;
  /** The start failed: writes the collected reports as plain lines. */
  giveUp(write: (line: string) => void): void;
}

/** Most reports collected: a long start must not fill the memory with repeated failures. */
const mostKept = 200;

export const makeEarlyReports = (): EarlyReports => {
  let kept: Facts[] = [];
  let log = (facts: Facts): void => {
    if (kept.length < mostKept) kept.push(facts);
  };
  const empty = (): readonly Facts[] => {
    const given = kept;
    kept = [];
    return given;
  };
  return {
    report: (facts) => log(facts),
    flowTo: (target) => {
      log = target;
      empty().forEach(target);
    },
    giveUp: (write) => {
      for (const facts of empty()) write(sanitizeLine(`${JSON.stringify(facts, plainly)}\n`));
    },
  };
};

/** JSON writes errors as empty objects, so name and message are written, as in the log. */
const plainly = (_: string, value: unknown): unknown =>
  value instanceof Error ? `${value.name}: ${value.message}` : value;
