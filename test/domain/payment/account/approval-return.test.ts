import { describe, expect, it } from 'vitest';
import { approvalReturnIn } from '#domain/payment/account/approval-return.ts';

describe('the address a payer comes back to', () => {
  it('[PACC-04] names payment and payer, as older and newer pages of PayPal do', () => {
    const approved = { is: 'approved', state: 's', paymentId: 'p', payerId: 'q' };
    expect(approvalReturnIn('?paypal=return&state=s&paymentId=p&token=p&PayerID=q')).toEqual(
      approved,
    );
    expect(approvalReturnIn('?paypal=return&state=s&token=p&PayerID=q')).toEqual(approved);
    expect(approvalReturnIn('?paypal=cancel&state=s&token=p')).toEqual({
      is: 'cancelled',
      paymentId: 'p',
    });
  });

  it('is any other page without the word', () => {
    expect(approvalReturnIn('')).toBeUndefined();
    expect(approvalReturnIn('?lang=es-us&PayerID=q')).toBeUndefined();
  });

  it.each([
    '?paypal=return',
    '?paypal=return&state=s&paymentId=p',
    '?paypal=return&state=s&PayerID=q',
    '?paypal=return&paymentId=p&PayerID=q',
    '?paypal=elsewhere&state=s&paymentId=p&PayerID=q',
    `?paypal=return&state=${'s'.repeat(81)}&paymentId=p&PayerID=q`,
  ])('[P-42] is refused as %s', (query) => {
    expect(approvalReturnIn(query)).toEqual({ is: 'invalid' });
  });
});
