/** Values for products without one flavor: assorted packs and merchandise. */
const noFlavors: ReadonlySet<string> = new Set(['assorted', 'none']);

/** Whether it is a real flavor. Every product has a value, so that counts add up. */
export const isFlavor = (flavorId: string): boolean => !noFlavors.has(flavorId);
