import type { CallExample } from '#server/api/document/call-example.ts';

const items = [{ productId: 'CHP-0101', quantity: 2 }];
const tempUserID = '3f2b8a52-2f0e-4d6a-9a3e-6d0b2c4f8e10';

const address = {
  firstName: 'Ana',
  lastName: 'Flores',
  address: '5700 Legacy Dr',
  addressDetails: 'Suite 12',
  city: 'Plano',
  state: 'TX',
  zipcode: '75024',
};

const contact = { email: 'ana@example.com', phoneNumber: '9725550123' };

const draft = {
  lines: {
    products: [
      {
        lineItemNumber: 1,
        productId: 'CHP-0101',
        quantity: 2,
        unitPrice: 4.29,
        id: 'CHP-0101',
        total: 8.58,
        name: 'Chile Lime Tortilla Chips',
      },
    ],
    multipack: [],
    bundle: [],
  },
  contact,
  shipping: address,
  billing: address,
  tempUserID,
};

const amounts = {
  subTotal: 8.58,
  discount: 0,
  shippingCharge: 4.99,
  tax: 0.41,
  totalAmount: 13.98,
  amountDue: 13.98,
};
const here = { locationNumber: '100', lang: 'en-us' };
const orderId = 'CC-7K3M-Q9TX';
const placedAt = '2026-11-21T05:00:00.000Z';
const timeline = [
  { milestone: 'PLACED', at: placedAt },
  { milestone: 'PAID', at: '2026-11-21T05:00:02.000Z' },
  { milestone: 'SHIPPED', at: '2026-11-21T19:30:00.000Z' },
];
const shipment = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' };

export const orderExamples: Readonly<Record<string, CallExample>> = {
  productinventory: {
    body: { locationNumber: '100', items },
    item: { productId: 'CHP-0101', available: true, quantity: 120, price: 4.29 },
  },
  checkitemsavailability: {
    body: { zipcode: '75024', locationNumber: '100', items },
    item: { productId: 'CHP-0101', available: true },
  },
  zipcodevalidate: {
    body: { zipcode: '75024', city: 'Plano', state: 'TX', address },
    item: {
      valid: true,
      city: 'Plano',
      state: 'TX',
      locationNumber: '100',
      addressVerdict: 'valid',
      upsValidatedAddresses: [address],
    },
  },
  addresssuggestions: {
    body: { text: '4600 leg' },
    item: { street: '4600 Legacy Dr', unit: '', city: 'Plano', state: 'TX', zipcode: '75024' },
  },
  shippingcharge: {
    body: { subTotal: 8.58, zipcode: '75024', state: 'TX', items },
    item: { shippingCharge: 4.99, shippingSku: 'SHIP-STANDARD', freeShippingThreshold: 15 },
  },
  deliveryestimate: {
    body: { zipcode: '75024', items, discount: 0 },
    item: {
      state: 'TX',
      city: 'Plano',
      expected: {
        leaves: '2026-11-27',
        earliest: '2026-11-30',
        latest: '2026-12-01',
        orderBy: 1_795_802_400_000,
        dayBegins: 1_795_759_200_000,
      },
      charges: {
        shipping: { shippingCharge: 4.99, shippingSku: 'SHIP-STANDARD', freeShippingThreshold: 15 },
        totalTax: 0.41,
      },
    },
  },
  ordertax: {
    body: { shipping: address, items, shippingCharge: 4.99, discount: 0 },
    item: {
      totalTax: 0.41,
      lines: [{ category: 'shipping', tax: 0.41 }],
      dataVersion: 'taxjar-2022-01-24',
      isEstimate: true,
    },
  },
  validateOrder: {
    body: { draft, ...here },
    item: {
      valid: true,
      unavailableItems: [],
      priceChanges: [],
      quote: { quoteId: 'q_5hT2mX0c', ...amounts, expiresAt: 1_763_701_800_000 },
    },
  },
  capturecontext: {
    body: { targetOrigin: 'http://localhost:4100', amount: 13.98, currency: 'USD', tempUserID },
    item: {
      captureContext: '<signed context of the gateway>',
      paymentSessionId: 'ps_9d2Kx1',
      serverTime: 1_763_700_000_000,
      createdAt: 1_763_700_000_000,
      deadline: 1_763_700_900_000,
      extensionsLeft: 10,
    },
  },
  applePaySession: {
    body: {
      validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession',
      tempUserID,
    },
    item: { merchantSessionIdentifier: '<opaque, for the wallet alone>' },
  },
  submittedorder: {
    body: {
      quoteId: 'q_5hT2mX0c',
      draft,
      payment: {
        transientToken: '<transient token of the gateway>',
        paymentSessionId: 'ps_9d2Kx1',
        nameOnCard: 'Ana Flores',
      },
      ...here,
    },
    item: { orderId, status: 'Processing', payment: 'PAID', totalAmount: 13.98 },
  },
  paypalPaymentSession: {
    body: { quoteId: 'q_5hT2mX0c', draft, flow: 'popup', validateAddress: false, ...here },
    item: {
      merchantReferenceCode: 'CRN-01KAGV3M8N2QJ6W0R5T7YX4B9C',
      paymentRedirectURL: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T',
      paymentSessionRequestId: '7112339876543210987600',
      paymentId: '5O190127TN364715T',
      expiresAt: 1_763_701_800_000,
    },
  },
  paypalOrder: {
    body: {
      paymentId: '5O190127TN364715T',
      payerId: 'QYR5Z8XDVJNXQ',
      state: 'mZkq0V8tK1b3Yx7n2LwPcA',
      draft,
      ...here,
    },
    item: {
      orderId: 'PP-5O190127TN364715T',
      orderRequestId: '7112339876543210987654',
      merchantReferenceCode: 'CRN-01KAGV3M8N2QJ6W0R5T7YX4B9C',
      paymentSessionRequestId: '7112339876543210987600',
      payer: { email: 'olive@example.com', firstName: 'Olive', lastName: 'Kane' },
      lineItems: [{ name: 'Sea Salt Kettle Chips', quantity: 2, total: 8.58 }],
      quote: { quoteId: 'q_8jW4pL1d', ...amounts, expiresAt: 1_763_701_800_000 },
      expiresAt: 1_763_701_800_000,
    },
  },
  paypalSubmitOrder: {
    body: {
      quoteId: 'q_5hT2mX0c',
      draft,
      orderId: 'PP-5O190127TN364715T',
      orderRequestId: '7112339876543210987654',
      payerId: 'QYR5Z8XDVJNXQ',
      paymentId: 'PAYID-MVXB4NA',
      ...here,
    },
    item: { orderId, status: 'Processing', payment: 'PAID', totalAmount: 13.98 },
  },
  withdrawnorder: {
    body: { tempUserID },
    item: { withdrawn: true },
  },
  orderstatus: {
    body: { orderId, email: contact.email, lang: 'en-us' },
    item: {
      orderId,
      status: 'SHIPPED',
      payment: 'PAID',
      placedAt,
      timeline,
      shipment,
      shipsNothing: false,
    },
  },
  ordercode: {
    body: { orderId, email: contact.email, lang: 'en-us' },
    item: { sent: true },
  },
  keeporder: { body: { accountId: 'a_1', orderId, tempUserID }, item: { orderId } },
  orderdetails: {
    query: { orderId, email: contact.email, tempUserID, lang: 'en-us' },
    item: {
      orderId,
      status: 'SHIPPED',
      payment: 'PAID',
      placedAt,
      contact,
      shipping: address,
      billing: address,
      lines: [
        {
          lineItemNumber: 1,
          kind: 'product',
          productId: 'CHP-0101',
          name: 'Chile Lime Tortilla Chips',
          quantity: 2,
          unitPrice: 4.29,
          total: 8.58,
          imagePath: '/packs/mazoro-chile-lime.svg',
          size: '9 oz',
        },
      ],
      ...amounts,
      card: { brand: 'VISA', last4: '1111' },
      timeline,
      shipment,
    },
  },
};
