import type { Cents } from '#domain/money/cents.ts';
import { whole } from '#server/base/config/codecs.ts';
import { type GoodsBounds, usualGoodsBounds } from '#server/base/parts/goods-bounds.ts';

const count = [whole(1, 10_000_000), 'a number from 1 to 10000000'] as const;

/** Limits on goods for one shopper; each with its codec and a description of valid values. */
export const goodsNames = {
  CRUNCH_ORDER_LINES: [whole(1, 500), 'a number from 1 to 500'],
  CRUNCH_ORDER_UNITS: count,
  CRUNCH_ORDER_VALUE: [whole(1, 1_000_000), 'dollars from 1 to 1000000'],
  CRUNCH_HELD_UNITS: count,
  CRUNCH_HELD_UNITS_OF_ADDRESS: count,
  CRUNCH_CHALLENGE_SECONDS: [whole(60, 900), 'seconds from 60 to 900'],
} as const;

type Given = { readonly [Name in keyof typeof goodsNames]?: number };

/** The limits on held goods are at least as large as those of one order. */
export const readGoodsBounds = (given: Given): GoodsBounds => {
  const { order, heldOfShopper, heldOfAddress, challenge } = usualGoodsBounds;
  const { CRUNCH_ORDER_VALUE: dollars, CRUNCH_CHALLENGE_SECONDS: seconds } = given;
  const units = given.CRUNCH_ORDER_UNITS ?? order.units;
  const ofShopper = Math.max(units, given.CRUNCH_HELD_UNITS ?? heldOfShopper);
  return {
    order: {
      lines: given.CRUNCH_ORDER_LINES ?? order.lines,
      units,
      value: dollars === undefined ? order.value : ((dollars * 100) as Cents),
    },
    heldOfShopper: ofShopper,
    heldOfAddress: Math.max(ofShopper, given.CRUNCH_HELD_UNITS_OF_ADDRESS ?? heldOfAddress),
    challenge: seconds === undefined ? challenge : seconds * 1000,
  };
};
