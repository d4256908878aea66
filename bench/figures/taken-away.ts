/** Shortest wait that counts, ms: longer than any step of the loop and than collecting what it left. */
const shortest = 1;

/**
 * How much of a second other programs, or other machines on the same processor, took from a program
 * that only looks at the clock, in percent. The more it is, the less a page's time says.
 */
export const takenAway = (): number => {
  const began = performance.now();
  let [last, taken] = [began, 0];
  while (last < began + 1000) {
    const now = performance.now();
    if (now - last > shortest) taken += now - last;
    last = now;
  }
  return (100 * taken) / (last - began);
};
