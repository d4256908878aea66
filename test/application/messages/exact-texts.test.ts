import { describe, expect, it } from 'vitest';
import { core } from '#application/messages/en-us/core.ts';
import { shop } from '#application/messages/en-us/shop.ts';
import { problemMessage } from '#application/messages/message.ts';
import { recipientProblems } from '#domain/gift/recipient.ts';
import { descriptionProblem, subjectProblem } from '#domain/validation/message-text.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { checkRule, type RuleName } from '#domain/validation/rules/rules.ts';

const said = (problem: Problem | undefined): string | undefined =>
  problem === undefined ? undefined : problemMessage(core, problem);

describe('what the rules say in English', () => {
  it.each<[string, RuleName, string, string]>([
    ['ADDR-01', 'address', ' ', 'Address is required'],
    ['ADDR-01', 'address-line', '', 'Address Line is required'],
    ['ADDR-03', 'address', 'a'.repeat(31), 'Address cannot be longer than 30 characters'],
    ['ADDR-04', 'city', '', 'City is required'],
    ['ADDR-04', 'ship-state', '', 'State is required'],
    ['ADDR-04', 'country', ' ', 'Country is required'],
    ['ADDR-04', 'country', 'ca', 'We are unable to ship to CA addresses'],
    ['ADDR-05', 'city', 'Plano 2', 'City allows only letters'],
    ['ADDR-06', 'zip', '', 'Zip is required'],
    ['ADDR-06', 'zip', '7502', 'Zip must be exactly 5 digits'],
    [
      'ADDR-07',
      'po-box',
      'PO Box 1',
      'Cannot ship to P.O. Box. Please provide another shipping address',
    ],
    ['ADDR-09', 'city', 'PO Box 1', 'We are unable to ship to P.O. Box addresses'],
    ['ADDR-09', 'ship-state', 'hi', 'We are unable to ship to HI addresses'],
    ['ADDR-09', 'ship-state', 'Ak', 'We are unable to ship to AK addresses'],
    ['ADDR-10', 'first-name', 'A1', 'Special characters are not allowed: “1” in First Name'],
    ['ADDR-10', 'city', 'Pl@no', 'Special characters are not allowed: “@” in City'],
    ['ADDR-10', 'address', '1 Elm St!', 'Special characters are not allowed: “!” in Address'],
    [
      'ADDR-10',
      'address-line',
      '#4 _()',
      'Special characters are not allowed: “_ ( )” in Apartment, suite',
    ],
    [
      'ADDR-10',
      'last-name',
      'Lo\u200Bvelace',
      'Special characters are not allowed: a space or a sign that cannot be seen in Last Name',
    ],
    ['ADDR-11', 'first-name', '', 'First Name is required'],
    ['ADDR-12', 'last-name', '', 'Last Name is required'],
    ['ADDR-13', 'first-name', 'A', 'First Name must be at least 2 characters'],
    ['ADDR-14', 'last-name', 'a'.repeat(31), 'Last Name cannot be longer than 30 characters'],
    ['ADDR-16', 'email', '', 'Email is required'],
    ['ADDR-17', 'email', 'ada', 'Email address should be in name@example.com format'],
    ['ADDR-18', 'email-simple', 'ada', 'Email address should be in name@example.com format'],
    ['ADDR-19', 'phone', '', 'Phone Number is required'],
    ['ADDR-20', 'phone', 'call me', 'Phone Number must be a number type'],
    ['ADDR-21', 'phone', '123', 'Phone Number must be 10 digits'],
    ['PWD-05', 'password', '', 'Password is required'],
    ['PWD-06', 'password', 'Abc1!', 'Password must be at least 8 characters'],
    ['PWD-07', 'password', 'Abcdefg1', 'Please enter a valid password'],
    ['REG-06', 'gender', '', 'Gender is required'],
    ['REG-08', 'birth-date', '1990-02-30', 'Please enter a valid birth date'],
    [
      'REG-08',
      'adult-birth-date',
      '2020-01-01',
      'Sorry! You must be 18 or older to register for the concert.',
    ],
    ['TEL-03', 'telemetry-key', '', 'Instrumentation key not provided'],
    ['TOKEN-011', 'issuer', '', 'No issuer passed to constructor'],
    ['TOKEN-012', 'issuer', 'id', 'Issuer must be a valid URL'],
  ])('[%s] about %s %j: %s', (_, rule, value, text) => {
    expect(said(checkRule(rule, value, '2026-11-21'))).toBe(text);
  });

  it('[CONTACT-02] [GIFT-07] asks for what the other forms need', () => {
    expect(said(subjectProblem(''))).toBe('Subject is required');
    expect(said(descriptionProblem(' '))).toBe('Description is required');
    expect(core['required.name']).toBe('Name is required');
    const recipient = { firstName: 'Ada', lastName: 'Byron', recipientEmail: '', giftMessage: '' };
    expect(said(recipientProblems(recipient, '2026-12-01').recipientEmail)).toBe(
      "Recipient's email is required",
    );
  });

  it('[REG-05] names the pickers', () => {
    expect(
      ['day', 'month', 'year'].map((field) => said({ key: `required.${field}` as 'required.day' })),
    ).toEqual(['Day is required', 'Month is required', 'Year is required']);
    expect(core['terms.required']).toBe('Terms & Conditions is required');
  });

  it('[ADDR-09] keeps the token ##POBOX## in the template', () => {
    expect(core['place.unable']).toBe('We are unable to ship to ##POBOX## addresses');
    expect(core['address.poBox']).toBe(
      'Cannot ship to P.O. Box. Please provide another {type} address',
    );
    expect(core['email.format']).toBe('Email address should be in {email} format');
  });
});

describe('the error catalogue in English', () => {
  const texts: ReadonlySet<string> = new Set([...Object.values(core), ...Object.values(shop)]);

  it.each([
    'Handshake Data not available',
    'validation failed on client side',
    'Your session has timed out. Please login to continue.',
    'Your account has been locked due to too many incorrect password attempts.',
    'Invalid email or password. Please try again.',
    'Something went to wrong on server, please try again.',
    'This product is not available',
    'not available for selected shipping zip code',
    'Forgot password is not available for a Google sign in account.',
    'Account already exists. Please login through Google sign in.',
    'Authentication Failed. Your username or password is incorrect.',
    'Something went wrong with this request.',
    'One or more selected items are no longer available. Please edit your mix and replace them.',
    'Oops, there is an error!',
    'Try again',
    'Could not initialize Telemetry Service',
    'Instrumentation key not provided',
    'No issuer passed to constructor',
    'Issuer must be a valid URL',
    'Registration is not supported based on your current org configuration.',
    'Self Service Account Unlock is not supported based on your current org configuration.',
    'Unable to proceed: saved transaction could not be loaded',
    'Network Error',
    'Request aborted',
    'Request failed with status code {status}',
  ])('[ERR-09] holds %j word for word', (text) => {
    expect(texts.has(text)).toBe(true);
  });

  it('[ERR-08] falls back to one sentence', () => {
    expect(core['catalogue.fallback']).toBe('Something went wrong with this request.');
    expect(core.ShopRefused).toBe(core['catalogue.fallback']);
  });
});
