import type { TokenParameters } from '#sandbox/payments/sdk/field-protocol.ts';
import { MicroformError } from '#sandbox/payments/sdk/page/microform-error.ts';

/** What is wrong with the parameters of a token, judged without asking anybody. */
export const wrongParameter = (parameters: TokenParameters): MicroformError | undefined => {
  const { type, expirationMonth: month, expirationYear: year } = parameters ?? {};
  const details: { location: string; message: string }[] = [];
  const refuse = (location: string, message: string) => details.push({ location, message });

  if (type !== undefined && !/^\d{3}$/.test(type)) refuse('type', 'is not a three-digit code');
  if (month !== undefined && !/^(0[1-9]|1[0-2])$/.test(month)) {
    refuse('expirationMonth', 'is not a month of two digits');
  }
  if (year !== undefined && !/^20\d\d$/.test(year)) {
    refuse('expirationYear', 'is not a year of four digits');
  }
  if (month !== undefined && year !== undefined && details.length === 0) {
    // Good to the end of the month, wherever on earth that is (UTC-12).
    if (Date.UTC(Number(year), Number(month), 1, 12) <= Date.now()) {
      refuse('expirationYear', 'has passed');
    }
  }
  return details.length === 0
    ? undefined
    : new MicroformError({
        reason: 'CREATE_TOKEN_VALIDATION_PARAMS',
        message: 'A parameter is not valid.',
        details,
      });
};
