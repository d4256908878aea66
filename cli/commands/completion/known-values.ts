import { faultNames } from '#adapters/http/wire/provoked-fault.ts';
import {
  gatewayModes,
  gatewayOperations,
  pendingDecisions,
  reviewDecisions,
} from '#cli/commands/sandbox/fault-choices.ts';
import { ruleNames } from '#cli/commands/validation/rule-names.ts';
import { availabilities } from '#domain/catalog/availability.ts';
import { dietClaims } from '#domain/catalog/diet-claim.ts';
import { priceBands } from '#domain/catalog/price-band.ts';
import { productSorts } from '#domain/catalog/product-query.ts';
import { languages } from '#domain/locale/language.ts';
import { publishedTestCards } from '#domain/payment/published-test-cards.ts';
import { walletPersonNames } from '#domain/payment/wallet/wallet-person-names.ts';
import { variants } from '#domain/session/variant.ts';
import { genders } from '#domain/validation/birth-date.ts';

/** The shells that a script is written for. */
export const shellNames = ['bash', 'zsh', 'fish'] as const;

/** What may stand after a flag, of whatever command has it. */
export const valuesOfFlags: Readonly<Record<string, readonly string[]>> = {
  '--card': publishedTestCards.map(({ alias }) => alias),
  '--apple-pay': walletPersonNames,
  '--fault': faultNames,
  '--lang': languages,
  '--variant': Object.keys(variants),
  '--diet': dietClaims,
  '--price': priceBands,
  '--availability': availabilities,
  '--sort': productSorts,
  '--operation': gatewayOperations,
  '--gender': genders,
  '--by-email': ['yes', 'no'],
  '--by-sms': ['yes', 'no'],
};

/** What may stand as the first argument of a command. */
export const valuesOfArguments: Readonly<Record<string, readonly string[]>> = {
  'crunch validate': ruleNames,
  'crunch sandbox fault': [...faultNames, ...gatewayModes],
  'crunch sandbox review': reviewDecisions,
  'crunch sandbox pending': pendingDecisions,
  'crunch completion': shellNames,
};
