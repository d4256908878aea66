/** Answers in the shapes the real gateway documents, written for these tests. */
const approved = {
  _links: { self: { method: 'GET', href: '/pts/v2/payments/7005' } },
  id: '7005',
  submitTimeUtc: '2026-11-21T12:00:00Z',
  status: 'AUTHORIZED',
  reconciliationId: 'R1',
  clientReferenceInformation: { code: 'CRN-1' },
  processorInformation: {
    approvalCode: '888888',
    responseCode: '100',
    avs: { code: 'X', codeRaw: 'I1' },
    cardVerification: { resultCode: 'M' },
    networkTransactionId: '0162',
    aFieldOfNextYear: {},
  },
  orderInformation: { amountDetails: { authorizedAmount: '13.88', currency: 'USD' } },
};

const applications = (...names: readonly string[]) => ({
  applicationInformation: { applications: names.map((name) => ({ name, rCode: '1' })) },
});
const search = (...summaries: readonly object[]) => ({
  searchId: 's',
  totalCount: summaries.length,
  _embedded: { transactionSummaries: summaries },
});
/** Each request is a summary of its own; what was done is told by its applications. */
const capture = {
  id: '7006',
  submitTimeUtc: '2026-11-21T12:00:05Z',
  clientReferenceInformation: { code: 'T1C' },
  orderInformation: { amountDetails: { totalAmount: '13.88', currency: 'USD' } },
  ...applications('ics_bill'),
};
const refusedCapture = {
  ...capture,
  applicationInformation: {
    applications: [{ name: 'ics_bill', rCode: '0', rFlag: 'DMISSINGAUTH' }],
  },
};
const refund = (totalAmount: string) => ({
  id: '7007',
  clientReferenceInformation: { code: 'T1F' },
  orderInformation: { amountDetails: { totalAmount, currency: 'USD' } },
  ...applications('ics_credit'),
});

export const gatewayFixtures = {
  decisions: [
    ['an approval', 201, approved, { kind: 'approved', gatewayId: '7005', amount: 1388 }],
    [
      'an approval without amounts',
      201,
      { id: '1', status: 'AUTHORIZED' },
      { kind: 'approved', gatewayId: '1' },
    ],
    [
      'a partial approval as declined',
      201,
      { ...approved, status: 'PARTIAL_AUTHORIZED' },
      { kind: 'declined', reason: 'PARTIAL_AUTHORIZED', gatewayId: '7005' },
    ],
    [
      'a review',
      201,
      { ...approved, status: 'AUTHORIZED_PENDING_REVIEW' },
      { kind: 'review', gatewayId: '7005', amount: 1388 },
    ],
    [
      'a failed address check',
      201,
      {
        ...approved,
        status: 'AUTHORIZED_PENDING_REVIEW',
        errorInformation: { reason: 'AVS_FAILED', message: 'x' },
      },
      { kind: 'declined', reason: 'AVS_FAILED', gatewayId: '7005' },
    ],
    [
      'a decline',
      201,
      {
        id: '2',
        status: 'DECLINED',
        errorInformation: { reason: 'INSUFFICIENT_FUND', message: 'x', details: [] },
      },
      { kind: 'declined', reason: 'INSUFFICIENT_FUND', gatewayId: '2' },
    ],
    [
      'a risk decline without a reason',
      201,
      { id: '3', status: 'AUTHORIZED_RISK_DECLINED' },
      { kind: 'declined', reason: 'AUTHORIZED_RISK_DECLINED', gatewayId: '3' },
    ],
    [
      'a challenge we do not offer',
      201,
      { id: '4', status: 'PENDING_AUTHENTICATION' },
      { kind: 'declined', reason: 'PENDING_AUTHENTICATION', gatewayId: '4' },
    ],
    [
      'a refusal with its reason on top',
      400,
      { status: 'INVALID_REQUEST', reason: 'INVALID_CARD', message: 'x' },
      { kind: 'declined', reason: 'INVALID_CARD' },
    ],
    [
      'a refusal with its reason inside',
      400,
      { status: 'INVALID_REQUEST', errorInformation: { reason: 'MISSING_FIELD' } },
      { kind: 'declined', reason: 'MISSING_FIELD' },
    ],
    [
      'our own trouble',
      401,
      { response: { rmsg: 'Authentication Failed' } },
      { kind: 'declined', reason: 'PROCESSOR_UNAVAILABLE' },
    ],
    [
      'a status of next year',
      201,
      { id: '5', status: 'NEW_THING' },
      unknown('unreadable decision'),
    ],
    ['a page of a proxy', 201, '<html>', unknown('unreadable decision')],
    ['an approval without an id', 201, { status: 'AUTHORIZED' }, unknown('unreadable decision')],
    ['a system error', 502, { status: 'SERVER_ERROR' }, unknown('HTTP 502')],
    ['a time-out of a proxy', 408, '', unknown('HTTP 408')],
  ] as const,
  searches: [
    ['nothing', { totalCount: 0 }, { kind: 'not-found' }],
    ['an empty list', search(), { kind: 'not-found' }],
    [
      'an approval',
      search({ ...approved, ...applications('ics_auth') }),
      { kind: 'found', captured: false, reversed: false, decision: { kind: 'approved' } },
    ],
    [
      'an approval captured since',
      search({ ...approved, ...applications('ics_auth') }, capture),
      { kind: 'found', captured: true, reversed: false, captureId: '7006' },
    ],
    [
      'an approval captured in the same call',
      search({ ...approved, ...applications('ics_auth', 'ics_bill') }),
      { kind: 'found', captured: true },
    ],
    [
      'a capture that was refused',
      search({ ...approved, ...applications('ics_auth') }, refusedCapture),
      { kind: 'found', captured: false },
    ],
    [
      'an approval captured and refunded since',
      search({ ...approved, ...applications('ics_auth') }, capture, refund('13.88')),
      { kind: 'found', captured: true, captureId: '7006', refunded: 1388 },
    ],
    [
      'refunds in parts',
      search(refund('10.00'), capture, refund('3.00'), {
        ...approved,
        ...applications('ics_auth'),
      }),
      { kind: 'found', captured: true, captureId: '7006', refunded: 1300 },
    ],
    [
      'a refund that does not tell its amount',
      search({ ...approved, ...applications('ics_auth') }, capture, {
        id: '7007',
        ...applications('ics_credit'),
      }),
      { kind: 'found', captureId: '7006', refunded: 0 },
    ],
    [
      'a sale refunded since',
      search(
        { id: '7103', status: 'COMPLETED', ...applications('ics_ap_sale') },
        { ...refund('13.88'), ...applications('ics_ap_refund') },
      ),
      { kind: 'found', captured: true, refunded: 1388 },
    ],
    [
      'an approval given back since',
      search(
        { ...approved, ...applications('ics_auth') },
        { id: '7008', ...applications('ics_auth_reversal') },
      ),
      { kind: 'found', captured: false, reversed: true },
    ],
    [
      'only a void',
      search({ id: '9', status: 'VOIDED', ...applications('ics_void') }),
      { kind: 'unknown' },
    ],
    ['something else', { _embedded: { transactionSummaries: 'none' } }, { kind: 'unknown' }],
  ] as const,
};

function unknown(why: string) {
  return { kind: 'unknown', why } as const;
}
