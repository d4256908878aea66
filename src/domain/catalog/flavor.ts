/** What stands in a flavor's place where there is none: packs of many, and things nobody eats. */
const noFlavors: ReadonlySet<string> = new Set(['assorted', 'none']);

/** Whether it is a flavor to shop by; every product has a value, so that counts add up. */
export const isFlavor = (flavorId: string): boolean => !noFlavors.has(flavorId);
