/** `MYOMP-30-1` is the first mix of a cart, `MYOMP-30-2` the second, and so on (LIM-09). */
export type MixId = `MYOMP-30-${number}`;

export const mixIdPrefix = 'MYOMP-30-';
