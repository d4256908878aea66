/** English texts of `crunch scenario load`. */
export const loadEnUs = {
  'scenario.load':
    'Runs scenarios again and again, so many a second, and measures: a load from the same files.',
  'scenario.rate': 'how many begin in a second or a minute, however long they take: 5/s, 30/m',
  'scenario.for': 'for how long they begin: 60s, 10m; those that began are waited for',
  'scenario.until':
    "a bound that ends it, with exit code 5, when it does not hold any more: 'p99 < 800ms' of all steps, 'trip p95 < 6s', 'failed < 1%'; may be given more than once",
  'error.rate': '--rate is a number a second or a minute, such as 5/s or 30/m; "{value}" is none.',
  'error.bound':
    "--until takes bounds such as 'p99 < 800ms', 'trip p50 <= 4s' (p50, p90, p95, p99, max) and 'failed < 1%'; \"{value}\" is none.",
  'error.boundBroken': 'The bound {text} did not hold: {seen} was measured.',
  'error.loadFailed': "{failed} of {count} trips failed. With --until 'failed < 1%' some may.",
  'out.loading': '… {begun} begun, {ended} ended, {failed} failed, p99 {p99} ms',
  'out.loaded': '{begun} begun, {ended} ended, {failed} failed',
  'out.missed':
    '{missed} did not begin, because 500 were going on: the shop, or this machine, cannot take so many.',
  'out.times': 'Times',
  'out.trips': 'Whole trips',
  'out.allSteps': 'All steps',
} as const;
