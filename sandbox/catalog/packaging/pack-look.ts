import type { MotifName } from './drawing/motifs.ts';
import type { PrintedFlavor } from './flavor-colors.ts';

export type PackBrand =
  | ('bramblejack' | 'mazoro' | 'matinee' | 'knotwell' | 'saltpier' | 'otto' | 'crumb')
  | ('grove' | 'dipsy' | 'trailmere' | 'fuego' | 'greengale' | 'crunchcart');

/** What a picture is made from; the same order gives the same picture, byte for byte. */
export interface PackOrder {
  readonly slug: string;
  readonly brand: PackBrand;
  readonly flavor: PrintedFlavor;
  /** Printed on cartons and gift cards only. */
  readonly size?: string;
  /** Printed in place of the flavor's own label. */
  readonly label?: string;
  /** What lies in the open carton of a variety pack. */
  readonly set?: CartonSet;
  readonly item?: MerchandiseItem;
  /** Colours in place of the flavor's own. */
  readonly colors?: readonly [field: string, deep: string, pop: string];
  readonly ink?: string;
}

export type CartonSet =
  | ('party' | 'movie' | 'office' | 'heat' | 'holiday' | 'classic' | 'sweet')
  | ('green' | 'kettle' | 'trail' | 'lunchbox' | 'cheese');

export type MerchandiseItem = 'tee' | 'tote' | 'mug' | 'cap' | 'gift' | 'socks' | 'bottle' | 'bowl';

/** The colours and words a maker's face is printed with. */
export interface PackLook {
  readonly flavor: PrintedFlavor;
  readonly label: string;
  readonly motifs: readonly [MotifName, MotifName?];
  readonly field: string;
  readonly deep: string;
  readonly pop: string;
  readonly ink: string;
  readonly size: string;
}
