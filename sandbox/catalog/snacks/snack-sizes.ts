import type { SizeKind, Snack, SnackFamily } from './snack-family.ts';

export interface SnackSize {
  readonly kind: SizeKind;
  /** The last two digits of the product number. */
  readonly code: string;
  readonly label: string;
  readonly ounces: number;
  readonly priceCents: number;
  /** One bag for one person: it may go into a mix. */
  readonly isPortion: boolean;
}

/** A case costs eight percent less than its packs. */
const caseDiscount = 0.92;

/** The sizes a snack is sold in, the smallest first. */
export const sizesOf = (family: SnackFamily, snack: Snack): readonly SnackSize[] => {
  const { single } = family;
  const standard: SnackSize = {
    kind: 'standard',
    code: '02',
    label: `${snack.ounces} oz`,
    ounces: snack.ounces,
    priceCents: snack.priceCents,
    isPortion: family.standardIsSingle === true,
  };
  const box: SnackSize = {
    kind: 'case',
    code: '03',
    label: family.case.label,
    ounces: snack.ounces * family.case.count,
    priceCents: endingInNine(snack.priceCents * family.case.count * caseDiscount),
    isPortion: false,
  };
  const all: readonly SnackSize[] = [
    ...(single === undefined
      ? []
      : [{ ...single, kind: 'single', code: '01', isPortion: true } as const]),
    standard,
    box,
  ];
  return all.filter(({ kind }) => snack.sizes?.includes(kind) ?? true);
};

const endingInNine = (cents: number): number => Math.round(cents / 10) * 10 - 1;
