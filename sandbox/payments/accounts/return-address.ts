import type { AccountApproval, AccountSession } from '#sandbox/payments/ledger/account-entry.ts';

/** The page people approve on. */
export const approvalPath = '/paypal/checkoutnow';

export type PageLocale = 'en_US' | 'es_US';

const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
  return url.href;
};

/** Where the merchant sends a payer to. */
export const approvalAddress = (
  origin: string,
  { paymentId }: AccountSession,
  language: string | undefined,
): string =>
  withQuery(`${origin}${approvalPath}`, {
    token: paymentId,
    ...(language === undefined ? {} : { locale: localeOf(language) }),
  });

/** PayPal's page writes languages its own way. */
const localeOf = (language: string): PageLocale => (language.startsWith('es') ? 'es_US' : 'en_US');

/** Where a payer goes who approved; the names are PayPal's. */
export const approvedAddress = (
  { successUrl, paymentId }: AccountSession,
  { payerId }: AccountApproval,
): string => withQuery(successUrl, { paymentId, token: paymentId, PayerID: payerId });

/** Where a payer goes who does not want to pay. */
export const cancelledAddress = ({ cancelUrl, paymentId }: AccountSession): string =>
  withQuery(cancelUrl, { token: paymentId });
