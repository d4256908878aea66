import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalOrderId, orderNumberProblem } from '#domain/order/tracking/order-number.ts';
import {
  carrierNamed,
  isTrackingNumber,
  tidyTrackingNumber,
  trackingPage,
} from '#domain/order/tracking/shipment.ts';
import { typedOrderCode } from '#domain/order/tracking/tracked-order.ts';
import { newOrderId } from '#server/base/host/order-names.ts';

describe('an order number as people type it', () => {
  it('is the same in any letter case, with spaces, and without its dashes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 8, maxLength: 8 }),
        fc.constantFrom('', ' ', '-'),
        (bytes, between) => {
          const orderId = newOrderId(() => bytes);
          const typed = ` ${orderId.toLowerCase().replaceAll('-', between)} `;
          expect(normalOrderId(typed)).toBe(orderId);
          expect(orderNumberProblem(typed)).toBeUndefined();
        },
      ),
    );
  });

  it('anything else is told how one looks', () => {
    expect(orderNumberProblem(' ')).toEqual({ key: 'required.orderNumber' });
    for (const typed of ['CC-7K2M', 'CC-7K2M-9QXTT', 'CC-7K2M-9QX!', '1Z999AA10123456784']) {
      expect(orderNumberProblem(typed)?.key).toBe('order.number');
    }
  });

  it('a code has six digits, whatever is between them', () => {
    expect(typedOrderCode(' 123-456 ')).toBe('123456');
    for (const typed of ['', '12345', '1234567', '12345a']) {
      expect(typedOrderCode(typed)).toBeUndefined();
    }
  });
});

describe('the label of a parcel', () => {
  it('names a carrier in any letter case, and a number of capitals and digits', () => {
    expect(carrierNamed(' fedex ')).toBe('FedEx');
    expect(carrierNamed('pigeon')).toBeUndefined();
    expect(tidyTrackingNumber(' 1z 999aa1-0123456784 ')).toBe('1Z999AA10123456784');
    expect(isTrackingNumber('1Z999AA10123456784')).toBe(true);
    for (const typed of ['', '1234567', '1Z999AA1012345678<', 'A'.repeat(35)]) {
      expect(isTrackingNumber(typed)).toBe(false);
    }
  });

  it('leads to the page of its carrier and to nobody else', () => {
    const page = new URL(trackingPage({ carrier: 'UPS', trackingNumber: '1Z999AA10123456784' }));
    expect([page.host, page.searchParams.get('tracknum')]).toEqual([
      'www.ups.com',
      '1Z999AA10123456784',
    ]);
  });
});
