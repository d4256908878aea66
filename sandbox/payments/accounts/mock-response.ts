import * as z from 'zod';
import { refusedField } from '#sandbox/payments/accounts/account-parts.ts';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';

/** The header of PayPal's negative testing; only a sandbox listens to it. */
export const mockHeader = 'PayPal-Mock-Response';

/** Codes that decline a sale, by the names PayPal gives them. */
const declines = [
  'INSTRUMENT_DECLINED',
  'PAYER_ACCOUNT_RESTRICTED',
  'TRANSACTION_REFUSED',
] as const;

const mockCodes = [
  ...declines,
  'DUPLICATE_INVOICE_ID',
  'INTERNAL_SERVER_ERROR',
  'PENDING',
] as const;

export type MockCode = (typeof mockCodes)[number];

const mock = z.object({ mock_application_codes: z.enum(mockCodes) });

/** What the header asks for; a header nobody understands is refused rather than overlooked. */
export const mockCodeIn = (header: string | string[] | undefined): MockCode | undefined => {
  if (header === undefined) return undefined;
  const read = mock.safeParse(parsed(String(header)));
  if (!read.success) throw refusedField(mockHeader, 'INVALID_DATA');
  return read.data.mock_application_codes;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The decline a code stands for. */
export const mockedDecline = (code: MockCode | undefined): string | undefined =>
  declines.find((each) => each === code);

/** Ends the request where the code stands for a failure of the request itself. */
export const failByMock = (code: MockCode | undefined): void => {
  if (code === 'INTERNAL_SERVER_ERROR') {
    throw new GatewayRefusal({
      status: 502,
      reason: 'SYSTEM_ERROR',
      message: 'Error - General system failure.',
    });
  }
  if (code === 'DUPLICATE_INVOICE_ID') {
    throw new GatewayRefusal({
      reason: 'DUPLICATE_REQUEST',
      message: 'The invoice id was used before.',
      details: [{ field: 'clientReferenceInformation.code', reason: code }],
    });
  }
};
