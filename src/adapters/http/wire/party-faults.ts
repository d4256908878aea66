/** What the address and the tax service of the sandbox are asked, for faults of the next such questions. */
export const partyOperations = ['addressCheck', 'addressSuggest', 'tax'] as const;

export type PartyOperation = (typeof partyOperations)[number];

export const isPartyOperation = (name: string): name is PartyOperation =>
  partyOperations.some((one) => one === name);

/** How a party fails: by that status, late, or by cutting the line; as people read it. */
export const partyModes = ['http400 … http599', 'slow', 'hangUp'] as const;

export const isPartyMode = (mode: string): boolean => /^(?:http[45]\d\d|slow|hangUp)$/.test(mode);
