import type { Bilingual } from '#domain/locale/language.ts';
import type { PackBrand } from '#sandbox/catalog/packaging/pack-look.ts';

export type MakerId = Exclude<PackBrand, 'crunchcart'>;

export interface SeedBrand {
  readonly brandId: MakerId;
  readonly name: string;
  readonly slug: string;
  readonly blurb: Bilingual;
  readonly wordmarkPath: string;
  /** Ground of the brand's tile. */
  readonly color: string;
  /** Colour of the wordmark on that ground. */
  readonly ink: string;
}

const brand = (
  brandId: MakerId,
  name: string,
  [color, ink]: readonly [string, string],
  blurb: Bilingual,
): SeedBrand => ({
  brandId,
  name,
  slug: brandId,
  blurb,
  wordmarkPath: `/packs/brand-${brandId}.svg`,
  color,
  ink,
});

/** The shop's own name stands on variety packs, merchandise and gift cards. */
export const houseBrand = {
  brandId: 'crunchcart',
  name: 'Crunchcart',
} as const;

/** Twelve invented makers. */
export const brands: readonly SeedBrand[] = [
  brand('mazoro', 'Mazoro', ['#d9341c', '#fff6de'], {
    en: 'Stone-ground corn, cut thick and fried twice.',
    es: 'Maíz molido en piedra, corte grueso y doble fritura.',
  }),
  brand('bramblejack', 'Bramblejack', ['#145228', '#ffd24a'], {
    en: 'Kettle chips from a small town with a very large kettle.',
    es: 'Papas de olla de un pueblo chico con una olla enorme.',
  }),
  brand('matinee', 'Matinee Moon', ['#8b1717', '#ffd74d'], {
    en: 'Popcorn popped for the good seats.',
    es: 'Palomitas hechas para los mejores asientos.',
  }),
  brand('saltpier', 'Saltpier', ['#cfe8ea', '#0a4f57'], {
    en: 'Thin chips with sea salt from the end of the pier.',
    es: 'Papas delgadas con sal de mar del final del muelle.',
  }),
  brand('knotwell', 'Knotwell', ['#eaa31a', '#3d2204'], {
    en: 'Pretzels tied by hand once, and by a patient machine since.',
    es: 'Pretzels que antes se anudaban a mano y hoy los anuda una máquina paciente.',
  }),
  brand('fuego', 'Fuego Norte', ['#17100f', '#ff5c22'], {
    en: 'Rolled corn chips that bring the weather with them.',
    es: 'Rollitos de maíz que traen su propio clima.',
  }),
  brand('crumb', 'Crumb Hour', ['#dfeaf0', '#143e54'], {
    en: 'Cookies for the hour when nobody is counting.',
    es: 'Galletas para la hora en que nadie lleva la cuenta.',
  }),
  brand('otto', 'Otto & Fig', ['#2c401b', '#f5edd0'], {
    en: 'Crisp crackers that do not need the cheese, but will take it.',
    es: 'Galletas saladas que no necesitan queso, pero lo aceptan.',
  }),
  brand('greengale', 'Greengale', ['#f1ecc9', '#2b5a1f'], {
    en: 'Vegetable puffs, light enough to blow away.',
    es: 'Inflados de verdura, tan ligeros que se los lleva el viento.',
  }),
  brand('grove', 'Grove 9', ['#12474d', '#ffdca3'], {
    en: 'Nuts roasted in small tins, row nine of the orchard.',
    es: 'Nueces tostadas en latas pequeñas, hilera nueve de la huerta.',
  }),
  brand('dipsy', 'Dipsy Lu', ['#ffdcc7', '#a3271b'], {
    en: 'Dips in glass jars, made by Lu and a wooden spoon.',
    es: 'Dips en frascos de vidrio, hechos por Lu y una cuchara de madera.',
  }),
  brand('trailmere', 'Trailmere', ['#5f0b28', '#ffc0d0'], {
    en: 'Bars with things in them you can name.',
    es: 'Barras con ingredientes que puedes nombrar.',
  }),
];
