import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Checkout, fieldsOf, freshCheckout } from '#domain/checkout/checkout.ts';
import { withChosenZip, withPlaceOfZip } from '#domain/checkout/zip-in-checkout.ts';
import { emptyAddress } from '#domain/shipping/address.ts';

const holding = (address: Partial<typeof emptyAddress>): Checkout => ({
  ...freshCheckout,
  shipping: { ...freshCheckout.shipping, ...fieldsOf({ ...emptyAddress, ...address }) },
});
const plano = { valid: true, city: 'Plano', state: 'TX' };

describe('the zip in the checkout', () => {
  it('[NAV-12] comes into an address nobody began, a name aside', () => {
    expect(withChosenZip(freshCheckout, '75024').shipping.zipcode.value).toBe('75024');
    expect(withChosenZip(holding({ firstName: 'Ada' }), '75024').shipping.zipcode.value).toBe(
      '75024',
    );
    for (const begun of [{ address: '1 Elm St' }, { city: 'Plano' }, { zipcode: '10001' }]) {
      const checkout = holding(begun);
      expect(withChosenZip(checkout, '75024')).toBe(checkout);
    }
    expect(withChosenZip(freshCheckout, undefined)).toBe(freshCheckout);
  });

  it('fills city and state, and only where none are typed', () => {
    const text = fc.constantFrom('', ' ', 'Dallas', 'TX', 'New York');
    fc.assert(
      fc.property(text, text, (city, state) => {
        const placed = withPlaceOfZip(holding({ city, state, zipcode: '75024' }), '75024', plano);
        expect(placed.shipping.city.value).toBe(city.trim() === '' ? 'Plano' : city);
        expect(placed.shipping.state.value).toBe(state.trim() === '' ? 'TX' : state);
        expect(placed.shipping.zipcode).toEqual({ value: '75024' });
      }),
    );
  });

  it('an answer about another zip changes nothing', () => {
    const checkout = holding({ zipcode: '10001' });
    expect(withPlaceOfZip(checkout, '75024', plano)).toBe(checkout);
  });

  it('[CHK-20] says why nothing goes there', () => {
    const honolulu = { valid: false, city: 'Honolulu', state: 'HI' };
    expect(withPlaceOfZip(holding({ zipcode: '96813' }), '96813', honolulu).shipping).toMatchObject(
      {
        zipcode: {
          value: '96813',
          error: { key: 'zip.notServed', values: { zip: '96813', where: 'Honolulu, Hawaii' } },
        },
        city: { value: '' },
      },
    );
    const unknown = withPlaceOfZip(holding({ zipcode: '00000' }), '00000', { valid: false });
    expect(unknown.shipping.zipcode.error).toEqual({ key: 'zip.unknown' });
  });
});
