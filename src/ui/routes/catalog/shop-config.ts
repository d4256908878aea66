import { type Cents, centsFromDollars } from '#domain/money/cents.ts';

type Config = Readonly<Record<string, string>>;

/** Price of a mix when the operators set none; the home page shows it. */
const usualMixPrice = 26.75;

const dollarsIn = (config: Config, name: string, otherwise: number): Cents => {
  const value = Number(config[name]);
  return centsFromDollars(Number.isFinite(value) && value > 0 ? value : otherwise);
};

/** The price of a full mix of 30 bags. */
export const mixPriceOf = (config: Config): Cents => dollarsIn(config, 'mixPrice', usualMixPrice);
