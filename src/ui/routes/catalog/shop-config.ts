import { type Cents, centsFromDollars } from '#domain/money/cents.ts';
import type { RootData } from '#ui/core/root-data.ts';

type Config = RootData['config'];

/** Price of a mix when the operators set none; the home page shows it. */
const usualMixPrice = 26.75;

const dollarsIn = (config: Config, name: keyof Config, otherwise: number): Cents => {
  const value = Number(config[name]);
  return centsFromDollars(Number.isFinite(value) && value > 0 ? value : otherwise);
};

/** The price of a full mix of 30 bags. */
export const mixPriceOf = (config: Config): Cents => dollarsIn(config, 'mixPrice', usualMixPrice);
