import type { Problem } from '#domain/validation/problem.ts';

/** How an order number looks, in hints and messages. */
const orderNumberExample = 'CC-7K2M-9QXT';

/** Letter case, spaces and look-alike letters do not matter: numbers are read out and copied by hand. */
export const normalOrderId = (typed: string): string => {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '').replace(/^CC/, '');
  const text = bare.replace(/O/g, '0').replace(/[IL]/g, '1');
  return `CC-${text.slice(0, 4)}-${text.slice(4)}`;
};

/** Eight letters and digits behind `CC`; I, L, O and U are in no number. */
export const orderNumberProblem = (typed: string): Problem | undefined => {
  if (typed.trim() === '') return { key: 'required.orderNumber' };
  return /^CC(-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(normalOrderId(typed))
    ? undefined
    : { key: 'order.number', values: { number: orderNumberExample } };
};
