import * as z from 'zod/mini';

const short = z.string().check(z.maxLength(120));

/** An address on the wire; the rules about its content are the domain's. */
export const wireAddress = z.object({
  firstName: short,
  lastName: short,
  address: short,
  addressDetails: short,
  city: short,
  state: short,
  zipcode: short,
});

export const wireContact = z.object({
  email: z.string().check(z.maxLength(254)),
  phoneNumber: z.string().check(z.maxLength(40)),
});
