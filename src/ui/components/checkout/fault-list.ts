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
  words: Pick<Words, 'problem' | 'say'>,
): readonly Fault[] => [
  ...faultsIn('contact', { ...checkout.contactInfo }, words.problem),
  ...faultsIn('shipping', { ...checkout.shipping }, words.problem),
  ...billingFaultList(checkout, words),
];

/** Named as the billing address's, because the shipping address has fields of the same names. */
export const billingFaultList = (
  checkout: Checkout,
  { problem, say }: Pick<Words, 'problem' | 'say'>,
): readonly Fault[] =>
  checkout.billingSameShippingFlag
    ? []
    : faultsIn('billing', { ...checkout.billing }, problem).map(({ id, text }) => ({
        id,
        text: `${say('payment.billing')}: ${text}`,
      }));
