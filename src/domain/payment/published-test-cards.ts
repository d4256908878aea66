import type { CardNetwork } from '#domain/payment/card-brands.ts';

/** What the simulated issuer answers; `never-asked`: the number is not a valid card number. */
export type TestCardStory =
  | { readonly issuer: 'approves'; readonly avs: string; readonly cvn: string }
  | { readonly issuer: 'declines'; readonly reason: string }
  | { readonly issuer: 'never-asked' };

export interface PublishedTestCard {
  /** Name of the card, so that no number has to be typed. */
  readonly alias: string;
  readonly number: string;
  /** Any code of this length passes; tests use this one. */
  readonly securityCode: string;
  /** Any month that has not passed is accepted. */
  readonly expiry: 'any-future-month';
  readonly network: CardNetwork;
  readonly story: TestCardStory;
  /** The bank first asks its customer, then does this after a right answer; absent: no question. */
  readonly challenge?: 'confirms' | 'refuses';
}

const card = (
  alias: string,
  number: string,
  network: CardNetwork,
  story: TestCardStory,
  challenge?: 'confirms' | 'refuses',
): PublishedTestCard => ({
  alias,
  number,
  securityCode: network === 'AMEX' ? '7391' : '739',
  expiry: 'any-future-month',
  network,
  story,
  ...(challenge === undefined ? {} : { challenge }),
});

const approves = (avs = 'Y', cvn = 'M'): TestCardStory => ({ issuer: 'approves', avs, cvn });
const declines = (reason: string): TestCardStory => ({ issuer: 'declines', reason });

/**
 * Card numbers published by gateways for testing; never real cards.
 *
 * The sandbox gateway accepts only these. AVS `N` and CVN `N` are approvals of the
 * issuer that the gateway then refuses (AVS_FAILED, CV_FAILED). The 3-D Secure numbers stand for
 * the result of an authentication; only the `-ok` ones are authorised.
 */
export const publishedTestCards: readonly PublishedTestCard[] = [
  card('visa-ok', '4111111111111111', 'VISA', approves()),
  card('visa-ok-2', '4242424242424242', 'VISA', approves()),
  card('visa-ok-3', '4012888888881881', 'VISA', approves()),
  card('mastercard-ok', '5555555555554444', 'MASTERCARD', approves()),
  card('mastercard-ok-2', '5105105105105100', 'MASTERCARD', approves()),
  card('mastercard-2-series-ok', '2222420000001113', 'MASTERCARD', approves()),
  card('amex-ok', '378282246310005', 'AMEX', approves()),
  card('amex-ok-2', '371449635398431', 'AMEX', approves()),
  card('discover-ok', '6011111111111117', 'DISCOVER', approves()),
  card('discover-ok-2', '6011000990139424', 'DISCOVER', approves()),
  card('discover-ok-3', '6445644564456445', 'DISCOVER', approves()),
  card('jcb-ok', '3530111333300000', 'JCB', approves()),
  card('diners-ok', '30569309025904', 'DINERSCLUB', approves()),
  card('visa-declined', '4000000000000002', 'VISA', declines('PROCESSOR_DECLINED')),
  card('visa-funds', '4000000000009995', 'VISA', declines('INSUFFICIENT_FUND')),
  card('visa-lost', '4000000000009987', 'VISA', declines('STOLEN_LOST_CARD')),
  card('visa-stolen', '4000000000009979', 'VISA', declines('STOLEN_LOST_CARD')),
  card('visa-expired-card', '4000000000000069', 'VISA', declines('EXPIRED_CARD')),
  card('visa-cvn', '4000000000000127', 'VISA', declines('CVN_NOT_MATCH')),
  card('visa-processor-error', '4000000000000119', 'VISA', declines('PROCESSOR_ERROR')),
  card('visa-cv-failed', '4000000000000101', 'VISA', approves('Y', 'N')),
  card('visa-avs-failed', '4000000000000010', 'VISA', approves('N', 'M')),
  card('visa-avs-street', '4000000000000036', 'VISA', approves('A', 'M')),
  card('visa-avs-zip', '4000000000000028', 'VISA', approves('Z', 'M')),
  card('visa-avs-unavailable', '4000000000000044', 'VISA', approves('U', 'M')),
  card('3ds-frictionless-ok', '4000000000002701', 'VISA', approves()),
  card(
    '3ds-frictionless-fail',
    '4000000000002925',
    'VISA',
    declines('CONSUMER_AUTHENTICATION_FAILED'),
  ),
  card('3ds-challenge-ok', '4000000000002503', 'VISA', approves(), 'confirms'),
  card(
    '3ds-challenge-fail',
    '4000000000002370',
    'VISA',
    declines('CONSUMER_AUTHENTICATION_FAILED'),
    'refuses',
  ),
  card(
    '3ds-challenge-unavailable',
    '4000000000002420',
    'VISA',
    declines('CONSUMER_AUTHENTICATION_FAILED'),
  ),
  card('3ds-error', '4000000000002644', 'VISA', declines('CONSUMER_AUTHENTICATION_FAILED')),
  card('visa-luhn', '4242424242424241', 'VISA', { issuer: 'never-asked' }),
];
