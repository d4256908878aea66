/** Which text a decline gets; suspected fraud gets the same as a plain decline (P-19). */
export type DeclineGroup =
  | 'billing-address'
  | 'security-code'
  | 'expiry'
  | 'funds'
  | 'declined'
  | 'temporary'
  | 'authentication'
  | 'duplicate'
  /** PayPal could not take it from the source its payer chose; another one may pay. */
  | 'funding-source'
  /** PayPal, or the bank behind it, refused the payment. */
  | 'payment-account';

/** Why a payment was declined, as far as the shop treats one reason differently from another. */
export type DeclineCause =
  /** The bank approved, and the check of the address did not. */
  | 'address-check'
  /** The bank approved, and the check of the security code did not. */
  | 'code-check'
  /** The bank approved less than was asked for. */
  | 'part-only'
  | 'wrong-code'
  | 'expired'
  | 'funds'
  /** Bank, gateway or the line between them did not do its work. */
  | 'unavailable'
  /** The bank's customer did not answer it, or not well. */
  | 'not-confirmed'
  | 'duplicate'
  /** The gateway does not know the token (any more): no word about the card. */
  | 'token-unknown'
  | 'funding-source'
  | 'refused';

interface Meaning {
  readonly group: DeclineGroup;
  /** Money of the shopper is held for us, and must be given back (P-21). */
  readonly leavesApproval: boolean;
  /** Says something about who tries cards out. */
  readonly countsAsTry: boolean;
}

const meaning = (group: DeclineGroup, differs: Partial<Meaning> = {}): Meaning => ({
  group,
  leavesApproval: false,
  countsAsTry: true,
  ...differs,
});

const meanings: Readonly<Record<DeclineCause, Meaning>> = {
  'address-check': meaning('billing-address', { leavesApproval: true }),
  'code-check': meaning('security-code', { leavesApproval: true }),
  'part-only': meaning('declined', { leavesApproval: true }),
  'wrong-code': meaning('security-code'),
  expired: meaning('expiry'),
  funds: meaning('funds'),
  unavailable: meaning('temporary', { countsAsTry: false }),
  'not-confirmed': meaning('authentication'),
  duplicate: meaning('duplicate'),
  'token-unknown': meaning('declined', { countsAsTry: false }),
  'funding-source': meaning('funding-source'),
  refused: meaning('declined'),
};

export const declineGroupOf = (cause: DeclineCause): DeclineGroup => meanings[cause].group;

export const leavesApproval = (cause: DeclineCause): boolean => meanings[cause].leavesApproval;

export const countsAsTry = (cause: DeclineCause): boolean => meanings[cause].countsAsTry;

/** Something mistyped, or a trouble that passes: the same card may pay at the next try. */
export const mayRetrySameCard = (group: DeclineGroup): boolean =>
  group === 'billing-address' || group === 'security-code' || group === 'temporary';
