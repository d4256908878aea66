import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { askedOfPorts } from '#test/adapters/http/listed-calls/asked-of-ports.ts';
import { recordedShop } from '#test/adapters/http/listed-calls/recorded-shop.ts';

const here = { locationNumber: '300', lang: 'es' };
const spanish = { lang: 'es' };
const email = 'ada@example.com';
const tempUserID = '3f2b8a52-2f0e-4d6a-9a3e-6d0b2c4f8e10';
const goods = [{ productId: 'CHP-0101', quantity: 2 }];
const filter = {
  ...{ ...here, searchText: 'chips', productTypes: ['chips'], brand: ['brand'], flavor: ['salt'] },
  ...{
    size: ['8-oz'],
    diet: ['vegan'],
    price: ['3-5'],
    availability: ['in-stock'],
    badge: ['new'],
  },
};
const person = {
  ...{ firstName: 'Ada', lastName: 'Byron', phoneNumber: '2145550100' },
  ...{ gender: 'female', birthDate: '1990-02-28' },
};
const address = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', address: '100 Main St', addressDetails: '' },
  ...{ city: 'Plano', state: 'tx', zipcode: '75024' },
};
const account = { accountId: 'account-1' };
const kept = { ...address, ...account, addressType: 'SHIPPING_ADDRESS', country: 'US' };
const box = { name: 'Movie night', multipackList: goods };
const draft = {
  ...{ lines: { products: [], multipack: [], bundle: [] }, tempUserID },
  ...{ contact: { email, phoneNumber: '2145550100' }, shipping: address, billing: address },
};

/** What the shop is asked, with everything its port can be given: literally, as it leaves. */
const requests: Readonly<Record<string, { readonly query?: object; readonly body?: object }>> = {
  labelslist: { query: here },
  navigationlist: { query: spanish },
  contentlist: { query: { page: 'terms', lang: 'es' } },
  geteventsview: { query: spanish },
  giftcardlist: { query: here },
  contactus: {
    body: {
      ...{ subject: 'Crumbs', name: 'Ada', email, phoneNumber: '2145550100' },
      ...{ description: 'Where?', website: 'a machine', lang: 'es' },
    },
  },
  getconfig: { query: here },
  productlist: { query: { ...here, page: '1', pageSize: '36', view: 'multipack/all-snacks' } },
  allbrands: { query: here },
  filterlist: { body: filter },
  getqueryproducts: { body: { ...filter, sort: 'featured', page: 1, pageSize: 36 } },
  productdetail: { query: { ...here, productId: 'CHP-0101' } },
  recommendedproducts: { query: { ...here, productId: 'CHP-0101' } },
  recommendedvarietypacklist: { query: here },
  getautocompleteproducts: { query: { ...here, searchText: 'chips' } },
  getrecentlyviewedproducts: { body: { ...here, productIds: ['CHP-0101'] } },
  productinventory: { body: { locationNumber: '300', items: goods } },
  notifyme: { body: { ...here, email, productId: 'CHP-0101' } },
  createprofile: {
    body: { email, optInCodes: ['SHOP_NEWS'], sourceID: 'SNACKS_WEB', lang: 'es' },
  },
  updateUser: { body: { ...account, ...person } },
  updateaccount: {
    body: {
      ...account,
      ...{ communicationPreferences: { email: true, sms: false }, optInCodes: ['SHOP_NEWS'] },
    },
  },
  createaddress: { body: { ...kept, primaryAddr: true } },
  updateaddress: { body: { ...kept, primaryAddr: true, id: 'address-1' } },
  deleteaddress: { body: { ...account, id: 'address-1' } },
  removetoken: { body: { ...account, sequence: 1 } },
  deletepaymentaccount: { body: { ...account, paymentAccountId: 'payer-1' } },
  createcustomer: {
    body: {
      ...{ ...person, email, password: 'Snack-Time-7', optInCodes: ['SHOP_NEWS'] },
      ...{ termsAccepted: true, sourceID: 'SNACKS_WEB', loyaltyId: 'L-1', lang: 'es' },
    },
  },
  usersExists: { query: { email, lang: 'es' } },
  verifyemailfortastyrewards: { body: { email, lang: 'es' } },
  forgotpassword: { body: { email, sourceID: 'SNACKS_WEB', lang: 'es' } },
  resetpassword: { body: { token: 'token', newPassword: 'Snack-Time-7', lang: 'es' } },
  changepassword: {
    body: { currentPassword: 'Snack-Time-7', newPassword: 'Snack-Time-7', lang: 'es' },
  },
  getcartwebdata: { query: { ...account, email, isAuth: 'true', mergeToken: tempUserID } },
  savecartwebdata: {
    body: {
      ...{ ...account, email, persistCartData: [], isAuth: true, cartamount: 0, cartVersion: 1 },
      mergeToken: tempUserID,
    },
  },
  getmixpacklist: { query: account },
  getmixpack: { query: { mixpackId: 'MYOMP-30-1' } },
  createmixpack: { body: { ...account, ...box, zNonSku: 'Z', above: 1 } },
  updatemixpack: { body: { ...box, mixpackId: 'MYOMP-30-1', version: 1 } },
  deletemixpack: { body: { mixpackId: 'MYOMP-30-1' } },
  zipcodevalidate: { body: { zipcode: '75024', city: 'Plano', state: 'tx', address } },
  shippingcharge: { body: { subTotal: 8.58, zipcode: '75024', state: 'tx', items: goods } },
  ordertax: { body: { shipping: address, items: goods, shippingCharge: 4.99, discount: 0 } },
  validateOrder: { body: { draft, ...here } },
  orderhistory: { query: { ...account, page: '1' } },
  orderdetails: { query: { orderId: 'CC-7K3M-Q9TX', email, tempUserID, lang: 'es' } },
  capturecontext: {
    body: {
      ...{ targetOrigin: 'https://shop.example', amount: 8.58, currency: 'USD', tempUserID },
      paymentSessionId: 'session-1',
    },
  },
  applePaySession: {
    body: { validationURL: 'https://apple-pay-gateway.apple.com/start', tempUserID },
  },
  paypalPaymentSession: {
    body: {
      ...{ quoteId: 'q-1', draft, flow: 'popup', validateAddress: true, keepAccount: true },
      ...here,
    },
  },
  paypalOrder: { body: { paymentId: 'm', payerId: 'p', state: 's', draft, ...here } },
  validatevoucher: {
    body: {
      ...{ couponName: 'CRUNCH10', cartAmount: 8.58, cartID: 'cart-1', email, lang: 'es' },
      ...{ date: '2026-11-21T10:00:00.000Z', includesGiftCard: true },
    },
  },
};

it.each(Object.entries(requests))('%s leaves with what its port was given', async (name, sent) => {
  const ask = askedOfPorts[name];
  if (ask === undefined) throw new Error(`no port is known that sends ${name}`);
  const { ports, requests: left } = recordedShop('customer');
  await Effect.runPromise(Effect.ignore(ask(ports)));
  expect({ query: left[0]?.query, body: left[0]?.body }).toEqual(sent);
});
