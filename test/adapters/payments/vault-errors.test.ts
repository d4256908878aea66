import { describe, expect, it } from 'vitest';
import { vaultFailure } from '#adapters/payments/vault-errors.ts';

const error = (reason: string, details?: unknown) =>
  Object.assign(new Error('x'), { name: 'MicroformError', reason, details });

describe('vaultFailure', () => {
  it.each([
    ['CREATE_TOKEN_VALIDATION_PARAMS', 'CardExpiryInvalid'],
    ['CREATE_TOKEN_VALIDATION_SERVERSIDE', 'CardRejectedByVault'],
    ['CREATE_TOKEN_TIMEOUT', 'VaultTimeout'],
    ['CREATE_TOKEN_XHR_ERROR', 'VaultUnreachable'],
    ['CREATE_TOKEN_NO_FIELDS', 'VaultNotReady'],
    ['CREATE_TOKEN_NO_FIELDS_LOADED', 'VaultNotReady'],
    ['CREATE_TOKEN_UNABLE_TO_START', 'VaultNotReady'],
    ['CAPTURE_CONTEXT_EXPIRED', 'PaymentSessionExpired'],
    ['CAPTURE_CONTEXT_INVALID', 'VaultMisconfigured'],
    ['IFRAME_JWT_VALIDATION_FAILED', 'VaultMisconfigured'],
    ['FIELD_ALREADY_LOADED', 'VaultMisconfigured'],
    ['SOMETHING_NEW', 'VaultUnreachable'],
  ])('[P-13] %s is %s', (reason, tag) => {
    expect(vaultFailure(error(reason))._tag).toBe(tag);
  });

  it.each([
    [[{ location: 'number', message: '' }], { number: true, securityCode: false }],
    [[{ field: 'securityCode', reason: '' }], { number: false, securityCode: true }],
    [[{ location: 'number' }, { location: 'securityCode' }], { number: true, securityCode: true }],
    [undefined, { number: false, securityCode: false }],
  ])('[P-13] names the faulty fields of %j', (details, fields) => {
    expect(vaultFailure(error('CREATE_TOKEN_VALIDATION_FIELDS', details))).toMatchObject(fields);
  });

  it.each([undefined, null, 'text', 7, {}, { reason: 7 }])('takes %j for no answer', (odd) => {
    expect(vaultFailure(odd)._tag).toBe('VaultUnreachable');
  });
});
