import type { FieldName } from '#domain/validation/problem.ts';

/** What the fields of every form are called. */
export const fieldLabels = {
  'field.email': 'Email',
  'field.recipientEmail': "Recipient's Email",
  'field.phoneNumber': 'Phone Number',
  'field.firstName': 'First Name',
  'field.lastName': 'Last Name',
  'field.address': 'Address',
  'field.addressDetails': 'Address Line',
  'field.city': 'City',
  'field.state': 'State',
  'field.country': 'Country',
  'field.zipcode': 'Zip',
  'field.subject': 'Subject',
  'field.name': 'Name',
  'field.description': 'Description',
  'field.password': 'Password',
  'field.day': 'Day',
  'field.month': 'Month',
  'field.year': 'Year',
  'field.gender': 'Gender',
  'field.terms': 'Terms & Conditions',
  'field.nameOnCard': 'Name on Card',
  'field.expiry': 'Expiration Date',
  'field.cardNumber': 'Card Number',
  'field.securityCode': 'Security Code',
  'field.quantity': 'Quantity',
  'field.birthDate': 'Birth Date',
  'field.giftMessage': 'Gift Message',
  // Fills the blank of the P.O. box message.
  'addressType.shipping': 'shipping',
} as const satisfies Readonly<Record<`field.${FieldName}` | 'addressType.shipping', string>>;
