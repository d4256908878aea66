import { pantryMotifs } from './pantry-motifs.ts';
import { produceMotifs } from './produce-motifs.ts';
import { seasonalMotifs } from './seasonal-motifs.ts';

/** What a flavor tastes of, as a small picture. */
export const motifs = { ...produceMotifs, ...pantryMotifs, ...seasonalMotifs };

export type MotifName = keyof typeof motifs;
