import type { Effect } from 'effect';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { everyProduct, type ProductFilter } from '#domain/catalog/product-query.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import type { GivenPayment } from '#domain/payment/payment-method.ts';
import type { RecordedPorts } from '#test/adapters/http/listed-calls/recorded-shop.ts';
import { ada } from '#test/fixtures.ts';

const productId = 'CHP-0101' as ProductId;
const cents = (amount: number) => amount as Cents;
const tempUserID = '3f2b8a52-2f0e-4d6a-9a3e-6d0b2c4f8e10';
const email = 'ada@example.com';
const password = 'Snack-Time-7';
const accountId = 'account-1';
const owner = { accountId, email };
const goods = [{ productId, quantity: 2 }];
const filter: ProductFilter = {
  searchText: 'chips',
  productTypes: ['chips'],
  brand: ['brand'],
  flavor: ['salt'],
  size: ['8-oz'],
  diet: ['vegan'],
  price: ['3-5'],
  availability: ['in-stock'],
  badge: ['new'],
};
const draft: OrderDraft = {
  lines: { products: [], multipack: [], bundle: [] },
  contact: { email, phoneNumber: '2145550100' },
  shipping: ada,
  billing: ada,
  tempUserID,
};
const box = { name: 'Movie night', contents: goods };
const card: GivenPayment = {
  kind: 'new-card',
  nameOnCard: 'Ada Lovelace',
  saveNewCard: true,
  given: { transientToken: 'token', paymentSessionId: 'session-1' } as never,
};
const approved: GivenPayment = {
  kind: 'payment-account',
  keepAccount: false,
  given: { orderId: 'o', orderRequestId: 'r', payerId: 'p', paymentId: 'm' } as never,
};
const submission = (payment: GivenPayment) => ({
  quoteId: 'q-1',
  draft,
  payment,
  idempotencyKey: 'a-key-of-the-attempt',
  cartToken: tempUserID,
});

/** Which promise of which port sends each call, with everything it can be given. */
export const askedOfPorts: Readonly<
  Record<string, (ports: RecordedPorts) => Effect.Effect<unknown, unknown>>
> = {
  labelslist: ({ shopSettings }) => shopSettings.labels,
  labeltranslation: ({ shopSettings }) => shopSettings.labels,
  configlist: ({ shopSettings }) => shopSettings.config,
  navigationlist: ({ shopSettings }) => shopSettings.navigation,
  contentlist: ({ shopContent }) => shopContent.page('terms'),
  geteventsview: ({ shopContent }) => shopContent.events,
  giftcardlist: ({ shopContent }) => shopContent.giftCards,
  contactus: ({ contactMessages }) =>
    contactMessages.send(
      { subject: 'Crumbs', name: 'Ada', email, phoneNumber: '2145550100', description: 'Where?' },
      'a machine',
    ),
  getconfig: ({ mixCatalog }) => mixCatalog.rules,
  productlist: ({ mixCatalog }) => mixCatalog.shelf,
  bannerlist: ({ catalog }) => catalog.home,
  bestsellerlist: ({ catalog }) => catalog.home,
  datalist: ({ catalog }) => catalog.home,
  staffpickslist: ({ catalog }) => catalog.home,
  productgrouplist: ({ catalog }) => catalog.home,
  allbrands: ({ catalog }) => catalog.brands,
  filterlist: ({ catalog }) => catalog.facets(filter),
  getqueryproducts: ({ catalog }) => catalog.list({ ...everyProduct, ...filter }),
  productdetail: ({ catalog }) => catalog.product(productId),
  recommendedproducts: ({ catalog }) => catalog.recommended(productId),
  recommendedvarietypacklist: ({ catalog }) => catalog.recommendedPacks,
  getautocompleteproducts: ({ productFinder }) => productFinder.suggest('chips'),
  getrecentlyviewedproducts: ({ productCards }) => productCards.find([productId]),
  productinventory: ({ inventory }) => inventory.check(goods),
  notifyme: ({ backInStock }) => backInStock.ask(productId, email),
  createprofile: ({ newsletter }) => newsletter.signUp(email),
  getcustomer: ({ ownAccount }) => ownAccount.read,
  updateUser: ({ ownAccount }) =>
    ownAccount.saveProfile(accountId, {
      firstName: 'Ada',
      lastName: 'Byron',
      phoneNumber: '2145550100',
      gender: 'female',
      birthDate: '1990-02-28' as IsoDay,
    }),
  updateaccount: ({ ownAccount }) =>
    ownAccount.savePreferences(accountId, { email: true, sms: false }, ['SHOP_NEWS']),
  createaddress: ({ ownAccount }) => ownAccount.saveAddress(accountId, ada, { primaryAddr: true }),
  updateaddress: ({ ownAccount }) =>
    ownAccount.saveAddress(accountId, ada, { id: 'address-1', primaryAddr: true }),
  deleteaddress: ({ ownAccount }) => ownAccount.removeAddress(accountId, 'address-1'),
  removetoken: ({ ownAccount }) => ownAccount.removeCard(accountId, 1),
  deletepaymentaccount: ({ ownAccount }) => ownAccount.removePaymentAccount(accountId, 'payer-1'),
  createcustomer: ({ accountDirectory }) =>
    accountDirectory.register({
      firstName: 'Ada',
      lastName: 'Byron',
      email,
      password,
      phoneNumber: '2145550100',
      gender: 'female',
      birthDate: '1990-02-28' as IsoDay,
      optInCodes: ['SHOP_NEWS'],
      termsAccepted: true,
      sourceID: 'SNACKS_WEB',
      loyaltyId: 'L-1',
    }),
  'get-pkce-challenge': ({ generic }) => generic.challenge(''),
  usersExists: ({ accountDirectory }) => accountDirectory.isSocial(email),
  verifyemailfortastyrewards: ({ accountDirectory }) => accountDirectory.loyaltyOf(email),
  forgotpassword: ({ accountDirectory }) => accountDirectory.mailResetLink(email, 'SNACKS_WEB'),
  resetpassword: ({ accountDirectory }) => accountDirectory.resetPassword('token', password),
  changepassword: ({ accountDirectory }) => accountDirectory.changePassword(password, password),
  getcartwebdata: ({ accountCarts }) => accountCarts.read(owner, tempUserID),
  savecartwebdata: ({ accountCarts }) =>
    accountCarts.save(owner, { lines: [], amount: cents(0), version: 1, token: tempUserID }),
  getmixpacklist: ({ savedMixes }) => savedMixes.list(accountId),
  getmixpack: ({ savedMixes }) => savedMixes.read('MYOMP-30-1'),
  createmixpack: ({ savedMixes }) =>
    savedMixes.create(accountId, { ...box, nonSku: 'Z', above: 1 }),
  updatemixpack: ({ savedMixes }) => savedMixes.change({ ...box, id: 'MYOMP-30-1', version: 1 }),
  deletemixpack: ({ savedMixes }) => savedMixes.remove('MYOMP-30-1'),
  zipcodevalidate: ({ zipCodes }) => zipCodes.checkAddress(ada),
  checkitemsavailability: ({ orderPlacement }) => orderPlacement.availability('75024', goods),
  shippingcharge: ({ orderPlacement }) => orderPlacement.shippingCharge(ada, goods, cents(858)),
  ordertax: ({ orderPlacement }) => orderPlacement.tax(ada, goods, cents(499), cents(0)),
  validateOrder: ({ orderPlacement }) => orderPlacement.validate(draft),
  submittedorder: ({ orderPlacement }) => orderPlacement.submit(submission(card)),
  paypalSubmitOrder: ({ orderPlacement }) => orderPlacement.submit(submission(approved)),
  orderhistory: ({ accountOrders }) => accountOrders.page(accountId, 1),
  orderdetails: ({ placedOrders }) => placedOrders.find('CC-7K3M-Q9TX', email, tempUserID),
  capturecontext: ({ paymentSessions }) =>
    paymentSessions.open({ tempUserID, amountCents: 858, extend: 'session-1' }),
  applePaySession: ({ merchantSessions }) =>
    merchantSessions.open('https://apple-pay-gateway.apple.com/start', tempUserID),
  paypalPaymentSession: ({ accountPayments }) =>
    accountPayments.openSession({
      quoteId: 'q-1',
      draft,
      flow: 'popup',
      validateAddress: true,
      keepAccount: true,
      idempotencyKey: 'a-key-of-the-attempt',
    }),
  paypalOrder: ({ accountPayments }) =>
    accountPayments.order({ state: 's', paymentId: 'm', payerId: 'p' } as never, draft),
  validatevoucher: ({ couponCheck }) =>
    couponCheck.validate({
      couponName: 'CRUNCH10',
      cartAmount: cents(858),
      includesGiftCard: true,
      cartID: 'cart-1',
      email,
      date: '2026-11-21T10:00:00.000Z',
    }),
  handshaking: ({ shopSession }) => shopSession.ensure,
};
