import type { KeptMixes } from '#domain/mix/account-mixes.ts';

export const noMixes: KeptMixes = { mixes: [], lastNumber: 0 };

/** A box that is gone is gone: removing it again changes nothing. Its number stays given. */
export const removeKeptMix = (kept: KeptMixes, id: string): KeptMixes => {
  const mixes = kept.mixes.filter((mix) => mix.id !== id);
  return mixes.length === kept.mixes.length ? kept : { ...kept, mixes };
};
