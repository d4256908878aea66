import type { Checkout, Field } from '#domain/checkout/checkout.ts';
import type { Fault } from '#ui/components/form/error-summary.tsx';
import type { Words } from '#ui/words/words.ts';

const faultsIn = (
  prefix: string,
  fields: Readonly<Record<string, unknown>>,
  problem: Words['problem'],
): readonly Fault[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { error } = (field ?? {}) as Partial<Field>;
    if (error === undefined) return [];
    return [{ id: `${prefix}-${name}`, text: problem(error) }];
  });

/** Faults of the shipping step, in the order the form shows its fields. */
export const shippingFaultList = (
  checkout: Checkout,
  problem: Words['problem'],
): readonly Fault[] => [
  ...faultsIn('contact', { ...checkout.contactInfo }, problem),
  ...faultsIn('shipping', { ...checkout.shipping }, problem),
  ...billingFaultList(checkout, problem),
];

export const billingFaultList = (
  checkout: Checkout,
  problem: Words['problem'],
): readonly Fault[] =>
  checkout.billingSameShippingFlag ? [] : faultsIn('billing', { ...checkout.billing }, problem);
