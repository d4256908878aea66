/** The path of the Chromium the tests (or, `whole`, the benches) drive, or undefined without one. */
export function findChromium(kind?: 'quick' | 'whole'): string | undefined;
