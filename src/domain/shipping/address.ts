/** A US address as the shopper wrote it; `state` is a two-letter code, any letter case. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly addressDetails: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
}

export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  address: '',
  addressDetails: '',
  city: '',
  state: '',
  zipcode: '',
};

/** Default country of cart and checkout (CART-22). */
export const country = 'US';

export interface Contact {
  readonly email: string;
  readonly phoneNumber: string;
}
