import { type Cents, centsFromDollars } from '#domain/money/cents.ts';

type Config = Readonly<Record<string, string>>;

/** Price of a mix box when the operators set none (the price of the shop window). */
const usualMixPrice = 26.75;

const dollarsIn = (config: Config, name: string, otherwise: number): Cents => {
  const value = Number(config[name]);
  return centsFromDollars(Number.isFinite(value) && value > 0 ? value : otherwise);
};

/** What a filled box of 30 costs. */
export const mixPriceOf = (config: Config): Cents => dollarsIn(config, 'mixPrice', usualMixPrice);
