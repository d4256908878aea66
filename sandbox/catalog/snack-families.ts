import { bramblejack } from './makers/bramblejack.ts';
import { crumb } from './makers/crumb.ts';
import { dipsy } from './makers/dipsy.ts';
import { fuego } from './makers/fuego.ts';
import { greengale } from './makers/greengale.ts';
import { grove } from './makers/grove.ts';
import { knotwell } from './makers/knotwell.ts';
import { matinee } from './makers/matinee.ts';
import { mazoro } from './makers/mazoro.ts';
import { otto } from './makers/otto.ts';
import { saltpier } from './makers/saltpier.ts';
import { trailmere } from './makers/trailmere.ts';
import type { SnackFamily } from './snack-family.ts';

export const snackFamilies: readonly SnackFamily[] = [
  mazoro,
  bramblejack,
  saltpier,
  fuego,
  matinee,
  knotwell,
  greengale,
  otto,
  crumb,
  grove,
  dipsy,
  trailmere,
];
