/** Search replies in the shape the real gateway documents and sends, written for these tests. */
interface Codes {
  readonly reasonCode?: string | number | null;
  readonly rCode?: string | null;
  readonly rFlag?: string | null;
  readonly status?: string;
}

const ok: Codes = { reasonCode: '100', rCode: '1', rFlag: 'SOK' };

const service = (name: string, codes: Codes = ok) => ({
  name,
  ...codes,
  reconciliationId: '4109727580',
  rMessage: 'Request was processed successfully.',
  returnCode: 1010000,
});

/** One request: `whole` is what its codes are as a whole. */
const hit = (id: string, services: readonly object[], whole: Codes = ok, total = '13.88') => ({
  id,
  submitTimeUtc: '2026-11-21T12:00:00Z',
  merchantId: 'crunchcart',
  applicationInformation: { ...whole, applications: services },
  buyerInformation: {},
  clientReferenceInformation: { code: 'CRN-1', applicationName: 'REST API', partner: {} },
  consumerAuthenticationInformation: {},
  errorInformation: {},
  orderInformation: {
    billTo: {},
    shipTo: {},
    amountDetails: { totalAmount: total, currency: 'USD' },
  },
  paymentInformation: { paymentType: { type: 'credit card', method: 'VI' }, customer: {} },
  processorInformation: { processor: {} },
  riskInformation: { providers: {} },
  _links: { transactionDetail: { href: '/tss/v2/transactions/1', method: 'GET' } },
});

const refusedWith = (reasonCode: string, rFlag = 'DCARDREFUSED'): Codes => ({
  reasonCode,
  rCode: '0',
  rFlag,
});

/** A request with one service, done or refused. */
const one = (id: string, name: string, codes: Codes = ok, total?: string) =>
  hit(id, [service(name, codes)], codes, total);

const found = (...summaries: readonly object[]) => ({
  searchId: '3f5e7ba9',
  save: false,
  timezone: 'UTC',
  offset: 0,
  limit: 100,
  count: summaries.length,
  totalCount: summaries.length,
  submitTimeUtc: '2026-11-21T12:21:28Z',
  ...(summaries.length > 0 && { _embedded: { transactionSummaries: summaries } }),
});

const approval = one('7005', 'ics_auth');
const capture = one('7006', 'ics_bill');
const questioned = (services: readonly object[]) =>
  hit('7004', services, refusedWith('475', 'DAUTHENTICATE'));
const approved = { kind: 'found', decision: { kind: 'approved', gatewayId: '7005' } };
const declined = (reason: string) => ({
  kind: 'found',
  decision: { kind: 'declined', reason, gatewayId: '7005' },
});
const unknown = { kind: 'unknown' };

export const searchFixtures = [
  ['nothing', found(), { kind: 'not-found' }],
  [
    'an empty list',
    { totalCount: 0, _embedded: { transactionSummaries: [] } },
    { kind: 'not-found' },
  ],
  ['an approval', found(approval), { ...approved, captured: false, reversed: false }],
  [
    'an approval with its check of risk',
    found(hit('7005', [service('ics_decision'), service('ics_auth')])),
    approved,
  ],
  [
    'an approval captured since',
    found(approval, capture),
    { ...approved, captured: true, captureId: '7006' },
  ],
  [
    'an approval captured in the same call',
    found(hit('7005', [service('ics_auth'), service('ics_bill')])),
    { ...approved, captured: true },
  ],
  [
    'a capture that was refused',
    found(approval, one('7006', 'ics_bill', refusedWith('246'))),
    { ...approved, captured: false },
  ],
  [
    'a capture that was not run',
    found(hit('7005', [service('ics_auth'), { name: 'ics_bill', rCode: null, reasonCode: null }])),
    { ...approved, captured: false },
  ],
  [
    'an approval given back since',
    found(approval, one('7008', 'ics_auth_reversal')),
    { ...approved, reversed: true },
  ],
  [
    'an approval voided since',
    found(approval, one('7008', 'ics_void')),
    { ...approved, reversed: true },
  ],
  [
    'a reversal that was refused',
    found(approval, one('7008', 'ics_auth_reversal', refusedWith('237'))),
    { ...approved, reversed: false },
  ],
  ['a capture and a void of something', found(approval, capture, one('7008', 'ics_void')), unknown],
  [
    'a whole refund',
    found(approval, capture, one('7007', 'ics_credit')),
    { ...approved, captureId: '7006', refunded: 1388 },
  ],
  [
    'refunds in parts',
    found(
      one('7007', 'ics_credit', ok, '10.00'),
      capture,
      one('7017', 'ics_credit', ok, '3.00'),
      approval,
    ),
    { ...approved, captureId: '7006', refunded: 1300 },
  ],
  ['a decline', found(one('7005', 'ics_auth', refusedWith('204'))), declined('INSUFFICIENT_FUND')],
  [
    'a failed check of the address',
    found(one('7005', 'ics_auth', refusedWith('200', 'DAVSNO'))),
    declined('AVS_FAILED'),
  ],
  [
    'a code without a name',
    found(one('7005', 'ics_auth', refusedWith('240'))),
    declined('CODE 240'),
  ],
  [
    'a number where a text is usual',
    found(one('7005', 'ics_auth', { reasonCode: 204, rCode: '0' })),
    declined('INSUFFICIENT_FUND'),
  ],
  [
    'a part approved',
    found(one('7005', 'ics_auth', { reasonCode: '110', rCode: '1' })),
    declined('PARTIAL_AUTHORIZED'),
  ],
  [
    'an approval that risk rejected',
    found(
      hit(
        '7005',
        [service('ics_decision', refusedWith('481', 'DREJECT')), service('ics_auth')],
        refusedWith('481', 'DREJECT'),
      ),
    ),
    declined('DECISION_PROFILE_REJECT'),
  ],
  [
    'the bank’s question, and no answer yet',
    found(questioned([service('ics_pa_enroll')])),
    { kind: 'not-found' },
  ],
  [
    'the bank’s question with an authorisation not run',
    found(questioned([service('ics_pa_enroll', refusedWith('475')), { name: 'ics_auth' }])),
    { kind: 'not-found' },
  ],
  [
    'the bank’s question, answered and approved',
    found(
      questioned([service('ics_pa_enroll', refusedWith('475')), { name: 'ics_auth' }]),
      approval,
    ),
    approved,
  ],
  [
    'a repeated request alone',
    found(one('7005', 'ics_auth', refusedWith('104', 'DDUPLICATE'))),
    { kind: 'not-found' },
  ],
  [
    'an approval, and a repeated request',
    found(approval, one('7015', 'ics_auth', refusedWith('104', 'DDUPLICATE'))),
    approved,
  ],
  [
    'the gateway’s own failure',
    found(one('7005', 'ics_auth', { reasonCode: '150', rCode: '-1', rFlag: 'ESYSTEM' })),
    unknown,
  ],
  [
    'a time-out at the bank',
    found(one('7005', 'ics_auth', { reasonCode: '250', rCode: '0' })),
    unknown,
  ],
  ['an authorisation without codes', found(hit('7005', [{ name: 'ics_auth' }], {})), unknown],
  ['a request without services', found(hit('7005', [])), unknown],
  ['a service of next year', found(one('7005', 'ics_new_thing')), unknown],
  ['only a void', found(one('7008', 'ics_void')), unknown],
  ['more than was told', { ...found(approval), totalCount: 200 }, unknown],
  ['no count', { _embedded: { transactionSummaries: [] } }, unknown],
  ['something else', { totalCount: 0, _embedded: { transactionSummaries: 'none' } }, unknown],
  ['a page of a proxy', '<html>', unknown],
] as const;

export const saleFixtures = {
  sold: found(one('7103', 'ics_ap_sale')),
  cancelled: found(one('7103', 'ics_ap_sale'), one('7108', 'ics_ap_cancel')),
  notCancelled: found(one('7103', 'ics_ap_sale'), one('7108', 'ics_ap_cancel', refusedWith('102'))),
  voided: found(one('7103', 'ics_ap_sale'), one('7108', 'ics_void')),
  refunded: found(one('7103', 'ics_ap_sale'), one('7107', 'ics_ap_refund')),
  declined: found(one('7103', 'ics_ap_sale', refusedWith('223', 'DPAYPALREFUSED'))),
  /** Not about money at all. */
  asked: found(
    one('7101', 'ics_ap_sessions'),
    one('7102', 'ics_ap_order'),
    one('7103', 'ics_ap_check_status'),
  ),
};

export const reviewed = found(
  hit(
    '7005',
    [service('ics_decision', refusedWith('480', 'DREVIEW')), service('ics_auth')],
    refusedWith('480', 'DREVIEW'),
  ),
);
