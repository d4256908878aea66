import { sanitizeLine } from '#server/http/log-sanitizer.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Reports of jobs that run before there is a server to log them. */
export interface EarlyReports {
  report(facts: Facts): void;
  /** Gives what was kept, and everything from now on, to the server's log. */
  flowTo(log: (facts: Facts) => void): void;
  /** There will be no log: what was kept goes out as plain lines. */
  giveUp(write: (line: string) => void): void;
}

/** Kept at most: a start that takes long must not fill the memory with the same trouble. */
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

/** Errors are empty objects to JSON; of theirs only name and words, as in the log. */
const plainly = (_: string, value: unknown): unknown =>
  value instanceof Error ? `${value.name}: ${value.message}` : value;
