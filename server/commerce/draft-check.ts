import type { OrderDraft } from '#domain/order/order.ts';
import type { ZipDirectory } from '#domain/shipping/zip-directory.ts';
import { zipLiesIn } from '#domain/shipping/zip-directory.ts';
import {
  billingProblems,
  shippingProblems,
  tidyAddress,
  tidyContact,
} from '#domain/validation/forms.ts';
import type { Problem, ProblemKey, Problems } from '#domain/validation/problem.ts';
import { inputRefused } from '#server/api/refusals.ts';
import { addressNotServiceable } from '#server/commerce/refusals.ts';

/** Problems that mean "nothing is sent there", rather than "this is mistyped". */
const unreachable: ReadonlySet<ProblemKey> = new Set([
  'address.poBox',
  'place.unable',
  'zip.unknown',
  'zip.state',
]);

const contactFields: ReadonlySet<string> = new Set(['email', 'phoneNumber']);

/**
 * The draft with tidy texts; throws when its contact or an address breaks a rule of the shop.
 * The same rules as in the shopper's forms: an order made without them is not different.
 */
export const checkedDraft = (zips: ZipDirectory, draft: OrderDraft): OrderDraft => {
  const { contact, shipping, billing } = draft;
  refuseFirst(shippingProblems(contact, shipping), (field) =>
    contactFields.has(field) ? `draft.contact.${field}` : `draft.shipping.${field}`,
  );
  if (!zipLiesIn(zips, shipping.zipcode, shipping.state)) {
    throw addressNotServiceable({ field: 'draft.shipping.zipcode' });
  }
  refuseFirst(billingProblems(billing), (field) => `draft.billing.${field}`);
  return {
    ...draft,
    contact: tidyContact(contact),
    shipping: tidyAddress(shipping),
    billing: tidyAddress(billing),
  };
};

/** Throws the refusal that names the first faulty field. */
export const refuseFirst = (problems: Problems, nameOf: (field: string) => string): void => {
  const [first] = Object.entries(problems) as readonly (readonly [string, Problem])[];
  if (first === undefined) return;
  const [field, { key }] = first;
  const path = nameOf(field);
  throw unreachable.has(key) ? addressNotServiceable({ field: path }) : inputRefused(path);
};
