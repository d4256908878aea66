import * as z from 'zod/mini';
import { addressesText } from '#cli/commands/account/account-text.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { placeAmong } from '#cli/input/state-flag.ts';
import type { Answer } from '#cli/report/answer.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { shippingAddresses } from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';

const text = z.optional(z.string());
const addressFlags = z.object({
  ...{ firstName: text, lastName: text, address: text, addressDetails: text },
  ...{ city: text, zip: text },
  state: z.optional(z.array(z.string())),
  default: z.optional(z.boolean()),
});

/** `crunch account address list` */
export const addressList: Action = (session) =>
  withShop(session, async ({ useCases, change }) =>
    listed(await change(() => useCases.account.refreshCustomer()), session),
  );

/** `crunch account address add …` and, with an id, `edit ID …` */
export const addressSave: Action = (session, { args: [id], flags }) =>
  withShop(session, async ({ useCases, ask, alone }) => {
    const { zip, default: isDefault, ...given } = parseFlags(addressFlags, flags, session.words);
    return alone(async () => {
      const { accountAddresses, accountContacts } = await ask(useCases.account.refreshCustomer());
      const known = shippingAddresses(accountAddresses).find((address) => address.id === id);
      const address = {
        firstName: given.firstName ?? known?.firstName ?? accountContacts.firstName,
        lastName: given.lastName ?? known?.lastName ?? accountContacts.lastName,
        address: given.address ?? known?.address ?? '',
        addressDetails: given.addressDetails ?? known?.addressDetails ?? '',
        city: given.city ?? known?.city ?? '',
        state: placeAmong(given.state ?? []) ?? known?.state ?? '',
        zipcode: zip ?? known?.zipcode ?? '',
      };
      const entry = { address, primaryAddr: isDefault ?? known?.primaryAddr ?? false };
      const saved = useCases.account.saveAddress({ ...entry, ...(id !== undefined && { id }) });
      return listed(await ask(saved), session);
    });
  });

/** `crunch account address remove ID` */
export const addressRemove: Action = (session, { args: [id = ''] }) =>
  withShop(session, async ({ useCases, change }) =>
    listed(await change(() => useCases.account.removeAddress(id)), session),
  );

/** `crunch account address default ID` */
export const addressDefault: Action = (session, { args: [id = ''] }) =>
  withShop(session, async ({ useCases, change }) =>
    listed(await change(() => useCases.account.chooseDefaultAddress(id)), session),
  );

const listed = ({ accountAddresses }: Customer, session: Session): Answer => {
  const addresses = shippingAddresses(accountAddresses);
  return { data: { addresses }, text: () => addressesText(addresses, session) };
};
