import type { SnackFamily } from '#sandbox/catalog/snacks/snack-family.ts';
import { bramblejack } from './bramblejack.ts';
import { crumb } from './crumb.ts';
import { dipsy } from './dipsy.ts';
import { fuego } from './fuego.ts';
import { greengale } from './greengale.ts';
import { grove } from './grove.ts';
import { knotwell } from './knotwell.ts';
import { matinee } from './matinee.ts';
import { mazoro } from './mazoro.ts';
import { otto } from './otto.ts';
import { saltpier } from './saltpier.ts';
import { trailmere } from './trailmere.ts';

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
