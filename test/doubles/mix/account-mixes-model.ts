import type { AccountMixes } from '#domain/mix/account-mixes.ts';

export const noMixes: AccountMixes = { mixes: [], lastNumber: 0 };

/** A box that is gone is gone: removing it again changes nothing. Its number stays given. */
export const removeAccountMix = (kept: AccountMixes, id: string): AccountMixes => {
  const mixes = kept.mixes.filter((mix) => mix.id !== id);
  return mixes.length === kept.mixes.length ? kept : { ...kept, mixes };
};
