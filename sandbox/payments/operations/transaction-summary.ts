import type { Ledger } from '#sandbox/payments/ledger/ledger.ts';
import type {
  Authorization,
  FollowUp,
  Transaction,
} from '#sandbox/payments/ledger/ledger-entry.ts';
import { isCardSale } from '#sandbox/payments/ledger/payment-state.ts';
import { wireAmount } from '#sandbox/payments/operations/payment-reply.ts';

/** What one service of a request did, as the gateway's search tells it. */
interface Service {
  readonly name: string;
  readonly reasonCode?: string;
  /** 1 done, 0 refused; absent: not run. */
  readonly rCode?: '0' | '1';
  readonly rFlag?: string;
}

const done = (name: string): Service => ({ name, reasonCode: '100', rCode: '1', rFlag: 'SOK' });

/** The gateway's three-digit codes and words for reasons; any other is a plain refusal. */
const results: Readonly<Record<string, readonly [string, string]>> = {
  AVS_FAILED: ['200', 'DAVSNO'],
  EXPIRED_CARD: ['202', 'DCARDEXPIRED'],
  PROCESSOR_DECLINED: ['203', 'DCARDREFUSED'],
  INSUFFICIENT_FUND: ['204', 'DCARDREFUSED'],
  STOLEN_LOST_CARD: ['205', 'DCARDREFUSED'],
  CVN_NOT_MATCH: ['209', 'DCARDREFUSED'],
  CV_FAILED: ['230', 'DCV'],
  PROCESSOR_ERROR: ['236', 'DINVALIDDATA'],
  CONSUMER_AUTHENTICATION_FAILED: ['476', 'DAUTHENTICATIONFAILED'],
};

const refused = (name: string, reason = ''): Service => {
  const [reasonCode, rFlag] = results[reason] ?? ['203', 'DCARDREFUSED'];
  return { name, reasonCode, rCode: '0', rFlag };
};

/** Requests of the merchant's own; what others decided since is told elsewhere. */
export const isHit = (entry: Transaction): boolean =>
  entry.kind !== 'review' &&
  entry.kind !== 'sale-decision' &&
  !(entry.kind === 'capture' && entry.isWithApproval === true);

/** A request as it was answered then. What was done since is other requests, and other hits. */
export const transactionSummary = (ledger: Ledger, entry: Transaction) => {
  const services = servicesOf(ledger, entry);
  const [first] = services;
  const telling = services.find(({ rCode }) => rCode === '0') ?? first;
  return {
    id: entry.id,
    submitTimeUtc: entry.at,
    applicationInformation: {
      reasonCode: telling?.reasonCode,
      rCode: telling?.rCode,
      rFlag: telling?.rFlag,
      applications: services,
    },
    buyerInformation: {},
    clientReferenceInformation: {
      code: entry.reference,
      applicationName: 'REST API',
      partner: {},
    },
    consumerAuthenticationInformation: {},
    deviceInformation: {},
    errorInformation: {},
    fraudMarkingInformation: {},
    merchantInformation: {},
    orderInformation: {
      billTo: {},
      shipTo: {},
      amountDetails: { totalAmount: wireAmount(entry.amountCents), currency: 'USD' },
    },
    paymentInformation: paymentInformationOf(entry),
    processingInformation: {},
    processorInformation: { processor: {}, ...approvalOf(entry) },
    pointOfSaleInformation: { partner: {} },
    riskInformation: { providers: {} },
    _links: {
      transactionDetail: { href: `/tss/v2/transactions/${entry.id}`, method: 'GET' },
    },
  };
};

const servicesOf = (ledger: Ledger, entry: Transaction): readonly Service[] => {
  switch (entry.kind) {
    case 'authorization':
      return authorizing(entry, ledger.payment(entry.id)?.followUps ?? []);
    case 'sale':
      return [
        entry.status === 'DECLINED' ? refused('ics_ap_sale', entry.reason) : done('ics_ap_sale'),
      ];
    case 'capture':
      return [done('ics_bill')];
    case 'reversal':
      return [done('ics_auth_reversal')];
    case 'refund':
      return [done(ledger.sold(entry.paymentId) === undefined ? 'ics_credit' : 'ics_ap_refund')];
    case 'void':
      return [done(isCancelled(ledger, entry) ? 'ics_ap_cancel' : 'ics_void')];
    case 'review':
    case 'sale-decision':
      return [done('ics_decision')];
  }
};

/** A sale undone by its id; a time-out void has no id of its own. */
const isCancelled = (ledger: Ledger, entry: Extract<FollowUp, { kind: 'void' }>): boolean =>
  entry.transactionId !== undefined &&
  entry.voidedId === entry.paymentId &&
  ledger.sold(entry.paymentId) !== undefined;

const authorizing = (entry: Authorization, followUps: readonly FollowUp[]): readonly Service[] => {
  const isSale = isCardSale({ authorization: entry, followUps });
  switch (entry.status) {
    case 'AUTHORIZED':
      return [done('ics_auth'), ...(isSale ? [done('ics_bill')] : [])];
    case 'PARTIAL_AUTHORIZED':
      return [{ name: 'ics_auth', reasonCode: '110', rCode: '1', rFlag: 'SPARTIALAPPROVAL' }];
    case 'AUTHORIZED_PENDING_REVIEW':
      return isSoftDecline(entry)
        ? [refused('ics_auth', entry.reason)]
        : [
            { name: 'ics_decision', reasonCode: '480', rCode: '0', rFlag: 'DREVIEW' },
            done('ics_auth'),
          ];
    case 'DECLINED':
      return [refused('ics_auth', entry.reason)];
  }
};

const isSoftDecline = ({ reason }: Authorization): boolean =>
  reason === 'AVS_FAILED' || reason === 'CV_FAILED';

const paymentInformationOf = (entry: Transaction): object =>
  entry.kind === 'authorization'
    ? {
        paymentType: { type: 'credit card' },
        customer: {},
        card: { suffix: entry.card.maskedNumber.slice(-4), type: entry.card.type },
      }
    : { paymentType: {}, customer: {}, card: {} };

const approvalOf = (entry: Transaction): object =>
  entry.kind === 'authorization' && entry.approvalCode !== undefined
    ? { approvalCode: entry.approvalCode }
    : {};
