import { zeroCents } from '#domain/money/cents.ts';
import { orderTax } from '#domain/order/order-tax.ts';
import { dataVersion, sandboxRates } from '#server/parties/destination/sandbox-rates.ts';
import type { TaxProvider } from '#server/parties/destination/tax-provider.ts';

/** Taxes from the sandbox table: estimates, not tax advice. */
export const sandboxTax: TaxProvider = {
  async quote({ state, lines, shippingCharge }) {
    const rates = sandboxRates(state);
    return rates === undefined
      ? { totalTax: zeroCents, lines: [], dataVersion }
      : { ...orderTax(rates, lines, shippingCharge), dataVersion };
  },
};
