export const items = [{ productId: 'CHP-0101', quantity: 2 }];
export const tempUserID = '3f2b8a52-2f0e-4d6a-9a3e-6d0b2c4f8e10';

export const address = {
  firstName: 'Ana',
  lastName: 'Flores',
  address: '5700 Legacy Dr',
  addressDetails: 'Suite 12',
  city: 'Plano',
  state: 'TX',
  zipcode: '75024',
};

export const contact = { email: 'ana@example.com', phoneNumber: '9725550123' };

export const draft = {
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

export const amounts = {
  subTotal: 8.58,
  discount: 0,
  shippingCharge: 4.99,
  tax: 0.41,
  totalAmount: 13.98,
  amountDue: 13.98,
};
export const here = { locationNumber: '100', lang: 'en-us' };
export const orderId = 'CC-7K3M-Q9TX';
export const placedAt = '2026-11-21T05:00:00.000Z';
export const timeline = [
  { milestone: 'PLACED', at: placedAt },
  { milestone: 'PAID', at: '2026-11-21T05:00:02.000Z' },
  { milestone: 'SHIPPED', at: '2026-11-21T19:30:00.000Z' },
];
export const shipment = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' };
