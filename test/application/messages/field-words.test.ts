import { describe, expect, it } from 'vitest';
import { checkout as checkoutEnglish } from '#application/messages/en-us/checkout.ts';
import { content as contentEnglish } from '#application/messages/en-us/content.ts';
import { core as english } from '#application/messages/en-us/core.ts';
import { coupon as couponEnglish } from '#application/messages/en-us/coupon.ts';
import { mix as mixEnglish } from '#application/messages/en-us/mix/mix.ts';
import { savedMixes as savedMixesEnglish } from '#application/messages/en-us/mix/saved-mixes.ts';
import { notices as noticesEnglish } from '#application/messages/en-us/notices.ts';
import { signIn as signInEnglish } from '#application/messages/en-us/sign-in.ts';
import { checkout as checkoutSpanish } from '#application/messages/es/checkout.ts';
import { content as contentSpanish } from '#application/messages/es/content.ts';
import { core as spanish } from '#application/messages/es/core.ts';
import { coupon as couponSpanish } from '#application/messages/es/coupon.ts';
import { mix as mixSpanish } from '#application/messages/es/mix/mix.ts';
import { savedMixes as savedMixesSpanish } from '#application/messages/es/mix/saved-mixes.ts';
import { notices as noticesSpanish } from '#application/messages/es/notices.ts';
import { signIn as signInSpanish } from '#application/messages/es/sign-in.ts';
import type { FieldName } from '#domain/validation/problem.ts';

const languages = {
  English: [
    english,
    {
      ...checkoutEnglish,
      ...contentEnglish,
      ...couponEnglish,
      ...mixEnglish,
      ...savedMixesEnglish,
      ...noticesEnglish,
      ...signInEnglish,
    },
  ],
  Spanish: [
    spanish,
    {
      ...checkoutSpanish,
      ...contentSpanish,
      ...couponSpanish,
      ...mixSpanish,
      ...savedMixesSpanish,
      ...noticesSpanish,
      ...signInSpanish,
    },
  ],
} as const;

/** Every label of a form, and the field that its errors name. */
const labels = {
  'label.email': 'email',
  'label.phoneNumber': 'phoneNumber',
  'label.firstName': 'firstName',
  'label.lastName': 'lastName',
  'label.address': 'address',
  'shipping.addressDetails': 'addressDetails',
  'label.city': 'city',
  'label.state': 'state',
  'label.zipcode': 'zipcode',
  'zip.label': 'zipcode',
  'label.nameOnCard': 'nameOnCard',
  'payment.number': 'cardNumber',
  'payment.securityCode': 'securityCode',
  'payment.expires': 'expiry',
  'shipping.giftMessage': 'giftMessage',
  'gift.message': 'giftMessage',
  'gift.firstName': 'firstName',
  'gift.lastName': 'lastName',
  'gift.email': 'recipientEmail',
  'contact.subject': 'subject',
  'contact.name': 'name',
  'contact.email': 'email',
  'contact.phone': 'phoneNumber',
  'contact.description': 'description',
  'concert.email': 'email',
  'concert.birthDate': 'birthDate',
  'concert.terms': 'terms',
  'login.email': 'email',
  'login.password': 'password',
  'secret.new': 'password',
  'secret.again': 'passwordAgain',
  'secret.current': 'currentPassword',
  'second.code': 'code',
  'join.day': 'day',
  'join.month': 'month',
  'join.year': 'year',
  'join.gender': 'gender',
  'join.terms': 'terms',
  'mix.name': 'mixName',
  'mixes.newName': 'mixName',
  'coupon.label': 'couponName',
} as const satisfies Readonly<Record<string, FieldName>>;

const plain = (text: string): string => text.toLocaleLowerCase('es');

describe.each(Object.entries(languages))('in %s', (_, [core, words]) => {
  it.each(Object.entries(labels))(
    'the label %s and the errors of %s use one word',
    (label, field) => {
      const shown = (words as Readonly<Record<string, string>>)[label];
      // "New password" is a password.
      const word = field === 'password' ? core['field.password'] : core[`field.${field}`];
      expect(plain(shown ?? '')).toContain(plain(word));
      const required = plain(core[`required.${field}`]);
      // Nobody has to live on a floor: that error is for other forms (D-FORM-24).
      if (field !== 'addressDetails') expect(required).toContain(plain(word));
    },
  );
});
