import { makeMemoryGiftCards } from '#test/doubles/gift/memory-gift-cards.ts';
import { giftCardBalancesContract } from '#test/ports/gift/gift-card-balances.contract.ts';

const code = 'GC-0000-0000-0000-7Q2M';

giftCardBalancesContract('memory-gift-cards', () => ({
  giftCards: makeMemoryGiftCards({ [code]: 1750 }),
  code,
}));
