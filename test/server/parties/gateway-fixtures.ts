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
};

function unknown(why: string) {
  return { kind: 'unknown', why } as const;
}
