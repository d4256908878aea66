/** One call as point 7 of the specification lists it, with what decisions add where it shows no more. */
export interface SpecifiedCall {
  readonly row: string;
  /** The last words of the path; calls that share one are told apart by what they do. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Names of the query, all of them, sorted. */
  readonly query: readonly string[];
  /** Names of the body, all of them, sorted. */
  readonly body: readonly string[];
  /** The header that carries the shopper's location. */
  readonly location: 'locationNumber' | 'locationId' | '-';
  /** Whether token and session headers go along: always, when somebody is signed in, or never. */
  readonly isAuth: 'always' | 'signed-in' | 'never';
}

/**
 * Row, name, method and path, isAuth, location header, names sent: in the query of a GET, else in the body. Copied from
 * the specification, and from the decisions where it shows no more, by hand and on purpose: nothing here is imported
 * from the product, which is under test.
 */
const list = `
API-014 | labelslist | GET /services/labelslist | never | - | locationNumber lang
API-015 | configlist | GET /services/configlist | never | - | -
API-080 | contentlist | GET /services/contentlist | never | - | page lang
API-016 | navigationlist | GET /v3/dopservice/b2c/navigationlist | never | locationNumber | lang
API-017 | getconfig | GET /v3/dopservice/b2c/multipack/getconfig | never | locationNumber | locationNumber lang
API-018 | bannerlist | GET /v3/dopservice/b2c/home/bannerlist | never | locationNumber | lang
API-019 | getcustomer | GET /webservices/getcustomer | always | - | -
API-020 | filterlist | POST /webservices/filterlist | never | - | locationNumber lang productTypes brand flavor size diet price availability badge searchText
API-021 | createcustomer | POST /webservices/createcustomer | never | - | firstName lastName email phoneNumber password gender birthDate optInCodes termsAccepted sourceID loyaltyId lang
API-022 | createaddress | POST /webservices/createaddress | always | - | accountId addressType country primaryAddr firstName lastName address addressDetails city state zipcode
API-023 | forgotpassword | POST /webservices/forgotpassword | never | - | email sourceID lang
API-024 | get-pkce-challenge | GET /api/get-pkce-challenge | never | - | -
API-028 | getcartwebdata | GET /v3/dopservice/b2c/getcartwebdata | signed-in | locationId | email accountId isAuth mergeToken
API-031 | savecartwebdata | PUT /v3/dopservice/b2c/savecartwebdata | signed-in | - | persistCartData email accountId isAuth cartamount cartVersion mergeToken
API-032 | usersExists | GET /v3/dopservice/b2c/usersExists | never | - | email lang
API-033 | updateUser | PUT /v3/dopservice/b2c/updateUser | always | - | accountId firstName lastName phoneNumber gender birthDate
API-034 | bestsellerlist | GET /v3/dopservice/b2c/home/bestsellerlist | never | - | locationNumber lang
API-035 | datalist | GET /v3/dopservice/b2c/home/datalist | never | - | locationNumber lang
API-036 | productgrouplist | GET /v3/dopservice/b2c/productgrouplist | never | - | locationNumber lang
API-037 | allbrands | GET /v3/dopservice/b2c/allbrands | never | - | locationNumber lang
API-038 | productdetail | GET /v3/dopservice/b2c/productdetail | never | - | locationNumber lang productId
API-039 | recommendedproducts | GET /v3/dopservice/b2c/recommendedproducts | never | - | locationNumber lang productId
API-040 | staffpickslist | GET /v3/dopservice/b2c/staffpickslist | never | - | locationNumber lang
API-041 | getautocompleteproducts | GET /v3/dopservice/b2c/getautocompleteproducts | never | - | locationNumber lang searchText
API-042 | getqueryproducts | POST /v3/dopservice/b2c/getqueryproducts | never | - | locationNumber lang sort page pageSize productTypes brand flavor size diet price availability badge searchText
API-043 | getrecentlyviewedproducts | POST /v3/dopservice/b2c/getrecentlyviewedproducts | never | - | locationNumber lang productIds
API-044 | geteventsview | GET /v3/dopservice/b2c/geteventsview | never | - | lang
API-045 | shippingcharge | POST /v3/dopservice/b2c/shippingcharge | never | - | subTotal zipcode state items
API-046 | orderdetails | GET /v3/dopservice/b2c/orderdetails | signed-in | - | orderId email tempUserID lang
API-047 | submittedorder | POST /v3/dopservice/b2c/submittedorder | signed-in | - | quoteId draft payment mergeToken locationNumber lang
API-047 | orderhistory | GET /v3/dopservice/b2c/submittedorder | always | - | accountId page
API-048 | validateOrder | POST /v3/dopservice/b2c/validateOrder | never | - | draft locationNumber lang
API-049 | getmixpacklist | GET /v3/dopservice/b2c/multipack/getmixpacklist | always | - | accountId
API-050 | getmixpack | GET /v3/dopservice/b2c/multipack/mixpack | always | - | mixpackId
API-051 | createmixpack | POST /v3/dopservice/b2c/multipack/mixpack | always | - | accountId name multipackList zNonSku above
API-052 | updatemixpack | PUT /v3/dopservice/b2c/multipack/mixpack | always | - | mixpackId name multipackList version
API-053 | deletemixpack | DELETE /v3/dopservice/b2c/multipack/mixpack | always | - | mixpackId
API-054 | productlist | GET /v3/dopservice/b2c/multipack/productlist | never | - | locationNumber lang page pageSize view
API-055 | recommendedvarietypacklist | GET /v3/dopservice/b2c/multipack/recommendedvarietypacklist | never | - | locationNumber lang
API-056 | applePaySession | POST /v3/dopservice/apple-pay/paymentSession | never | - | validationURL tempUserID
API-057 | paypalPaymentSession | POST /v3/dopservice/paypal/paymentSession | signed-in | - | quoteId draft flow validateAddress keepAccount locationNumber lang
API-058 | paypalOrder | POST /v3/dopservice/paypal/order | signed-in | - | paymentId payerId state draft locationNumber lang
API-059 | paypalSubmitOrder | POST /v3/dopservice/paypal/submitOrder | signed-in | - | quoteId draft orderId orderRequestId payerId paymentId mergeToken locationNumber lang
API-060 | productinventory | POST /webservices/cartreview/productinventory | never | - | locationNumber items
API-061 | validatevoucher | POST /webservices/validatevoucher | signed-in | - | couponName cartAmount cartID email date includesGiftCard lang
API-062 | removetoken | DELETE /webservices/removetoken | always | - | accountId sequence
API-063 | deletepaymentaccount | DELETE /webservices/deletepaymentaccount | always | - | accountId paymentAccountId
API-064 | zipcodevalidate | POST /webservices/zipcodevalidate | never | - | zipcode city state address
API-065 | notifyme | POST /webservices/notifyme | never | - | locationNumber lang email productId
API-066 | giftcardlist | GET /webservices/giftcardlist | never | - | locationNumber lang
API-067 | labeltranslation | GET /webservices/labeltranslation | never | - | lang
API-068 | verifyemailfortastyrewards | POST /webservices/verifyemailfortastyrewards | never | - | email lang
API-069 | createprofile | POST /webservices/createprofile | never | - | email optInCodes sourceID lang
API-070 | contactus | POST /webservices/contactus | never | - | subject name email phoneNumber description website lang
API-071 | updateaccount | PUT /webservices/updateaccount | always | - | accountId communicationPreferences optInCodes
API-072 | updateaddress | PUT /webservices/updateaddress | always | - | id accountId addressType country primaryAddr firstName lastName address addressDetails city state zipcode
API-073 | deleteaddress | DELETE /webservices/deleteaddress | always | - | accountId id
API-074 | changepassword | POST /webservices/changepassword | always | - | currentPassword newPassword lang
API-075 | resetpassword | POST /webservices/resetpassword | never | - | token newPassword lang
API-076 | capturecontext | POST /webservices/capturecontext | never | - | targetOrigin amount currency tempUserID paymentSessionId
API-077 | ordertax | POST /webservices/ordertax | never | - | shipping items shippingCharge discount
API-078 | handshaking | POST /webservices/handshaking | never | - | clientId buildVersion sourceWebsite customerSessionId nonce
API-079 | checkitemsavailability | POST /v2/dopservice/checkitemsavailability | never | - | zipcode locationNumber items
`;

export const specifiedCalls: readonly SpecifiedCall[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [row, name, address, isAuth, location, sent = ''] = line.split(' | ');
    const [method, path] = (address ?? '').split(' ');
    const names = sent === '-' ? [] : sent.split(' ').sort();
    const parts = method === 'GET' ? { query: names, body: [] } : { query: [], body: names };
    return { row, name, method, path, isAuth, location, ...parts } as SpecifiedCall;
  });
