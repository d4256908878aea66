import { greengaleFace, knotwellFace, matineeFace } from './bag-faces.ts';
import { bag, barWrappers, foldedBag, pillowBag, pouch, slimBag } from './bags.ts';
import { crumbFace, groveFace, ottoFace } from './box-faces.ts';
import { carton } from './carton.ts';
import { bramblejackFace, fuegoFace, mazoroFace, saltpierFace } from './chip-faces.ts';
import { flavorPrints } from './flavor-colors.ts';
import { merchandise } from './merchandise.ts';
import type { PackLook, PackOrder } from './pack-look.ts';
import { can, foldingBox, jar } from './rigid-packs.ts';
import { randomFrom } from './seeded-random.ts';
import { snackBowl } from './snack-bowl.ts';

const lookOf = (order: PackOrder): PackLook => {
  const print = flavorPrints[order.flavor];
  const [field, deep, pop] = order.colors ?? print.colors;
  return {
    flavor: order.flavor,
    label: order.label ?? print.label,
    motifs: print.motifs,
    field,
    deep,
    pop,
    ink: order.ink ?? '#2b1210',
    size: order.size ?? '7 oz',
  };
};

/** The front of a pack as one SVG, 300 × 400, at most 4 KB gzipped, without text nodes. */
export const pack = (order: PackOrder): string => {
  const look = lookOf(order);
  switch (order.brand) {
    case 'bramblejack':
      return bag(pillowBag, bramblejackFace, look);
    case 'mazoro':
      return bag(pillowBag, mazoroFace, look);
    case 'saltpier':
      return bag(pillowBag, saltpierFace, look);
    case 'fuego':
      return bag(pillowBag, fuegoFace, look, '#000');
    case 'greengale':
      return bag(pillowBag, greengaleFace, look);
    case 'matinee':
      return bag(slimBag, matineeFace, look);
    case 'knotwell':
      return pouch(knotwellFace, look);
    case 'otto':
      return foldingBox(ottoFace, look);
    case 'crumb':
      return foldedBag(crumbFace, look);
    case 'grove':
      return can(groveFace, look);
    case 'dipsy':
      return jar(look, randomFrom(order.slug));
    case 'trailmere':
      return barWrappers(look);
    case 'crunchcart':
      return order.item === undefined
        ? carton(look, order.set ?? 'party')
        : merchandise(look, order.item);
  }
};

/** What is in the pack of a snack, as one SVG of the same size; the shop's own goods have none. */
export const insideOf = (order: PackOrder): string | undefined =>
  order.brand === 'crunchcart'
    ? undefined
    : snackBowl(order.brand, lookOf(order), randomFrom(order.slug));
