/** The page a payer's window comes back to; it hands the answer to the shop's page and closes (P-39). */
export const approvalReturnPath = '/paypal/return';

/** What the window's page says to the page that opened it, by message or on this channel. */
export const approvalChannel = 'crunchcart-paypal';

/** How a payer came back from the approval page (PACC-04). */
export type ApprovalReturn =
  | {
      readonly is: 'approved';
      readonly state: string;
      readonly paymentId: string;
      readonly payerId: string;
    }
  | { readonly is: 'cancelled'; readonly paymentId: string }
  /** Something came back that is no answer of the approval page. */
  | { readonly is: 'invalid' };

/** Longer than any id of the service. */
const longest = 80;

/**
 * Reads the query of a return address; undefined when it is none. PayPal sends back `paymentId` or
 * only its `token`, and `PayerID`; whether they belong together is the shop's server to say (P-42).
 */
export const approvalReturnIn = (query: string): ApprovalReturn | undefined => {
  const asked = new URLSearchParams(query);
  const paypal = asked.get('paypal');
  if (paypal === null) return undefined;
  const [state = '', payerId = ''] = [asked.get('state') ?? '', asked.get('PayerID') ?? ''];
  const paymentId = asked.get('paymentId') ?? asked.get('token') ?? '';
  if ([state, payerId, paymentId].some(({ length }) => length > longest)) return { is: 'invalid' };
  if (paypal === 'cancel') return { is: 'cancelled', paymentId };
  const isWhole = paypal === 'return' && state !== '' && payerId !== '' && paymentId !== '';
  return isWhole ? { is: 'approved', state, paymentId, payerId } : { is: 'invalid' };
};
