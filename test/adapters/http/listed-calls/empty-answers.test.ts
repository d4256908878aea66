import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { askedOfPorts } from '#test/adapters/http/listed-calls/asked-of-ports.ts';
import { recordedShop } from '#test/adapters/http/listed-calls/recorded-shop.ts';

const asked = async (name: string) => {
  const ask = askedOfPorts[name];
  if (ask === undefined) throw new Error(`no port is known that sends ${name}`);
  return await Effect.runPromise(Effect.result(ask(recordedShop('customer').ports)));
};

/** A list with nothing in it, or nothing that had to be said. */
const fine: Readonly<Record<string, unknown>> = {
  labelslist: {},
  configlist: {},
  navigationlist: [],
  contentlist: undefined,
  geteventsview: [],
  giftcardlist: [],
  productlist: [],
  allbrands: [],
  filterlist: [],
  recommendedproducts: [],
  recommendedvarietypacklist: [],
  getautocompleteproducts: { text: 'chips', searches: [], shelves: [], products: [] },
  getrecentlyviewedproducts: [],
  productinventory: [],
  getmixpacklist: [],
  checkitemsavailability: [],
};

it.each(Object.entries(fine))('an empty answer to %s is an answer', async (name, value) => {
  expect(await asked(name)).toMatchObject({ _tag: 'Success', success: value });
});

/** Each promises one thing; the report names the call that did not keep it. */
const broken = (
  'contactus getconfig getqueryproducts productdetail get-pkce-challenge usersExists ' +
  'verifyemailfortastyrewards savecartwebdata zipcodevalidate shippingcharge ordertax ' +
  'validateOrder orderhistory orderdetails capturecontext applePaySession paypalPaymentSession ' +
  'paypalOrder validatevoucher'
).split(' ');

it.each(broken)('an empty answer to %s is none, and it is named', async (name) => {
  expect(await asked(name)).toMatchObject({
    _tag: 'Failure',
    failure: { _tag: 'AnswerUnreadable', issue: `${name}: answer: empty` },
  });
});

it.each(['getmixpack', 'createmixpack', 'updatemixpack'])(
  'an empty answer to %s says that a saved mix is missing',
  async (name) => {
    expect(await asked(name)).toMatchObject({ failure: { issue: 'mixpack: answer: empty' } });
  },
);

it.each(['submittedorder', 'paypalSubmitOrder'])(
  '[ORDER-10] an empty answer to %s leaves open whether the order was placed',
  async (name) => {
    expect(await asked(name)).toMatchObject({
      failure: { _tag: 'OrderUnanswered', because: { issue: 'submittedorder: answer: empty' } },
    });
  },
);

it.each([
  'getcustomer',
  'updateUser',
  'updateaccount',
  'createaddress',
  'updateaddress',
  'deleteaddress',
  'removetoken',
  'deletepaymentaccount',
])('an account that %s brings nothing of cannot be read', async (name) => {
  expect(await asked(name)).toMatchObject({
    failure: { _tag: 'CustomerUnreadable', issue: 'getcustomer: answer: empty' },
  });
});
