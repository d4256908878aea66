import {
  isPartyMode,
  isPartyOperation,
  partyModes,
  partyOperations,
} from '#adapters/http/wire/party-faults.ts';
import { faultNames, isFaultName } from '#adapters/http/wire/provoked-fault.ts';
import { oneOf, wrongChoice } from '#cli/report/choice.ts';
import type { Words } from '#cli/words/words.ts';

/** What the gateway of the sandbox can be made to do wrong, as its tools page takes it. */
export const gatewayModes = [
  'timeoutAfterCommit',
  'timeoutBeforeCommit',
  'http502',
  'slow',
  'partialApproval',
  'review',
] as const;

export const gatewayOperations = [
  'authorization',
  'capture',
  'reversal',
  'void',
  'refund',
  'session',
  'token',
  'search',
  'merchantSession',
  'accountSession',
  'accountStatus',
  'accountOrder',
  'accountSale',
] as const;

/** What an operator may decide of payments that the gateway holds back, or asks about later. */
export const reviewDecisions = ['accept', 'reject'] as const;
export const pendingDecisions = ['complete', 'decline'] as const;

/** Refuses a fault that neither shop, gateway nor another party can have. */
export const refuseUnknownFault = (
  mode: string,
  operation: string | undefined,
  words: Words,
): void => {
  if (operation !== undefined) {
    oneOf('--operation', operation, [...gatewayOperations, ...partyOperations], words);
    if (!isPartyOperation(operation)) oneOf('mode', mode, gatewayModes, words);
    else if (!isPartyMode(mode)) throw wrongChoice('mode', mode, partyModes, words);
    return;
  }
  if (!isFaultName(mode)) oneOf('mode', mode, [...faultNames, ...gatewayModes], words);
};
