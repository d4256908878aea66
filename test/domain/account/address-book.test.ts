import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountAddress,
  type AddressBook,
  addAddress,
  changeAddress,
  chooseDefault,
  defaultAddress,
  isShippingAddress,
  removeAddress,
  shippingAddresses,
} from '#domain/account/address-book.ts';
import { addressBook } from '#test/arbitraries/customer.ts';

const idsOf = (book: AddressBook) => book.map(({ id }) => id);
const primaries = (book: AddressBook) => shippingAddresses(book).filter((a) => a.primaryAddr);
const others = (book: AddressBook) => book.filter((address) => !isShippingAddress(address));
const picked = fc.tuple(addressBook, fc.nat()).map(([book, place]) => {
  const ids = idsOf(shippingAddresses(book));
  return [book, ids[place % Math.max(1, ids.length)] ?? 'nothing'] as const;
});
const fresh = (facts: Partial<AccountAddress>): AccountAddress => ({
  id: 'new',
  addressType: 'SHIPPING_ADDRESS',
  primaryAddr: false,
  firstName: 'Ada',
  lastName: 'Byron',
  address: '5800 Legacy Dr',
  addressDetails: '',
  city: 'Plano',
  state: 'TX',
  zipcode: '75024',
  ...facts,
});

/** What holds of a book after every change: one default, first among the shipping addresses. */
const isInOrder = (book: AddressBook): boolean => {
  const [first] = shippingAddresses(book);
  const defaults = primaries(book);
  return first === undefined
    ? defaults.length === 0
    : defaults.length === 1 && defaults[0] === first && defaultAddress(book) === first;
};

describe('choosing the default address', () => {
  it('[ACCT-03] puts the chosen one first and leaves the others in their order', () => {
    fc.assert(
      fc.property(picked, ([book, id]) => {
        const rest = idsOf(book).filter((other) => other !== id);
        const isKnown = idsOf(book).includes(id);
        expect(idsOf(chooseDefault(book, id))).toEqual(isKnown ? [id, ...rest] : rest);
      }),
    );
  });

  it('[ACCT-04] leaves exactly one primary address, the chosen one', () => {
    fc.assert(
      fc.property(picked, ([book, id]) => {
        fc.pre(idsOf(book).includes(id));
        expect(idsOf(primaries(chooseDefault(book, id)))).toEqual([id]);
      }),
    );
  });

  it('[ACCT-05] [AUTH-09] touches shipping addresses only; another type cannot be chosen', () => {
    fc.assert(
      fc.property(picked, ([book, id]) => {
        expect(others(chooseDefault(book, id))).toEqual(others(book));
        for (const { id: foreign } of others(book)) {
          expect(chooseDefault(book, foreign)).toEqual(book);
        }
      }),
    );
  });
});

describe('an address book', () => {
  it('[ACCT-02] [ACCT-04] keeps one default, the first, through any changes', () => {
    const change = fc.record({
      kind: fc.constantFrom('add', 'change', 'remove', 'choose'),
      place: fc.nat({ max: 9 }),
      primaryAddr: fc.boolean(),
      addressType: fc.constantFrom('SHIPPING_ADDRESS', 'BILLING_ADDRESS'),
    });
    fc.assert(
      fc.property(addressBook, fc.array(change, { maxLength: 12 }), (start, changes) => {
        let book = start;
        changes.forEach(({ kind, place, primaryAddr, addressType }, turn) => {
          const id = idsOf(book)[place % Math.max(1, book.length)] ?? 'nothing';
          const address = fresh({ primaryAddr, addressType });
          if (kind === 'add') book = addAddress(book, { ...address, id: `N${turn}` });
          if (kind === 'change') book = changeAddress(book, { ...address, id });
          if (kind === 'remove') book = removeAddress(book, id);
          if (kind === 'choose') book = chooseDefault(book, id);
          expect(isInOrder(book)).toBe(true);
        });
      }),
    );
  });

  it('[ACCT-02] adds the first address as the default, later ones behind it', () => {
    const one = addAddress([], fresh({ id: 'a' }));
    expect(one).toEqual([fresh({ id: 'a', primaryAddr: true })]);
    const two = addAddress(one, fresh({ id: 'b' }));
    expect(idsOf(two)).toEqual(['a', 'b']);
    expect(idsOf(addAddress(two, fresh({ id: 'c', primaryAddr: true })))).toEqual(['c', 'a', 'b']);
  });

  it('[ACCT-02] an address of another type is kept beside them and never the default', () => {
    const billing = fresh({ id: 'x', addressType: 'BILLING_ADDRESS', primaryAddr: true });
    const book = addAddress(addAddress([], billing), fresh({ id: 'a' }));
    expect(book.map(({ id, primaryAddr }) => [id, primaryAddr])).toEqual([
      ['a', true],
      ['x', false],
    ]);
    expect(idsOf(addAddress(book, { ...billing, id: 'y' }))).toEqual(['a', 'x', 'y']);
    expect(removeAddress(book, 'x')).toEqual(book.slice(0, 1));
  });

  it('[ACCT-02] changes the words of one address and keeps a default the default', () => {
    const book = addAddress(addAddress([], fresh({ id: 'a' })), fresh({ id: 'b' }));
    const moved = changeAddress(book, fresh({ id: 'a', city: 'Dallas', primaryAddr: false }));
    expect(moved[0]).toEqual(fresh({ id: 'a', city: 'Dallas', primaryAddr: true }));
    expect(changeAddress(book, fresh({ id: 'unknown' }))).toEqual(book);
  });

  it('[ACCT-02] makes the next address the default when the default goes', () => {
    const book = [
      fresh({ id: 'a', primaryAddr: true }),
      fresh({ id: 'x', addressType: 'BILLING_ADDRESS' }),
      fresh({ id: 'b' }),
    ];
    expect(defaultAddress(removeAddress(book, 'a'))?.id).toBe('b');
    expect(removeAddress(removeAddress(book, 'a'), 'b')).toEqual([book[1]]);
  });
});
