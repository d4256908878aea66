import { partyOperations } from '#adapters/http/wire/party-faults.ts';
import { faultNames, isFaultName } from '#adapters/http/wire/provoked-fault.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { badUsage } from '#cli/report/command-failure.ts';
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

/** The value, if it is among the choices; otherwise the choices are said. */
export const chosen = (
  name: string,
  value: string,
  choices: readonly string[],
  words: Words,
): string => {
  if (choices.includes(value)) return value;
  const facts = { name, choices: choices.join(', '), value };
  throw badUsage(fillBlanks(words['error.choice'], facts), name.replace(/^-+/, ''));
};

/** Refuses a fault that neither shop, gateway nor another party can have. */
export const refuseUnknownFault = (
  mode: string,
  operation: string | undefined,
  words: Words,
): void => {
  if (operation !== undefined) {
    chosen('--operation', operation, [...gatewayOperations, ...partyOperations], words);
    const isPartys = partyOperations.some((one) => one === operation);
    const isPartyMode = /^http[45]\d\d$/.test(mode) || mode === 'slow' || mode === 'hangUp';
    if (!isPartys) chosen('mode', mode, gatewayModes, words);
    else if (!isPartyMode) chosen('mode', mode, ['http400 … http599', 'slow', 'hangUp'], words);
    return;
  }
  if (!isFaultName(mode)) chosen('mode', mode, [...faultNames, ...gatewayModes], words);
};
