/** The path of the Chromium the tests drive, or undefined where there is none. */
export function findChromium(): string | undefined;
