/** Path of the Chromium for tests (or for benchmarks: `whole`); undefined when there is none. */
export function findChromium(kind?: 'quick' | 'whole'): string | undefined;
