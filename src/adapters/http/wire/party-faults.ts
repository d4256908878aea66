/** What the address and the tax service of the sandbox are asked, for faults of the next such questions. */
export const partyOperations = ['addressCheck', 'addressSuggest', 'tax'] as const;

export type PartyOperation = (typeof partyOperations)[number];

export const isPartyOperation = (name: string): name is PartyOperation =>
  partyOperations.some((one) => one === name);
