import { type AccountBook, makeAccountBook } from '#sandbox/payments/ledger/account-book.ts';
import { isAccountEntry } from '#sandbox/payments/ledger/account-entry.ts';
import type {
  Authorization,
  FollowUp,
  LedgerEntry,
  Sale,
  Transaction,
} from '#sandbox/payments/ledger/ledger-entry.ts';
import { openLedgerFile } from '#sandbox/payments/ledger/ledger-file.ts';

/** An authorisation and everything done to it since. */
export interface Payment {
  readonly authorization: Authorization;
  readonly followUps: readonly FollowUp[];
}

/** A sale from a payment account and everything done to it since. */
export interface SoldPayment {
  readonly sale: Sale;
  readonly followUps: readonly FollowUp[];
}

export interface Ledger {
  /**
   * Takes entries in at once, so that the next check sees them, and resolves when they are on the
   * disk; only then may the request be answered.
   */
  record(...entries: readonly LedgerEntry[]): Promise<void>;
  payment(id: string): Payment | undefined;
  sold(id: string): SoldPayment | undefined;
  readonly accounts: Omit<AccountBook, 'take' | 'clear'>;
  transaction(id: string): Transaction | undefined;
  byTransactionId(transactionId: string): readonly Transaction[];
  byReference(reference: string): readonly Transaction[];
  isBlocked(transactionId: string): boolean;
  isWalletTokenUsed(walletTransactionId: string): boolean;
  entries(): readonly LedgerEntry[];
  settled(): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export const openLedger = async (path: string): Promise<Ledger> => {
  const { file, entries: replayed } = await openLedgerFile(path);
  const book = makeBook();
  replayed.forEach(book.take);

  return {
    record: async (...entries) => {
      entries.forEach(book.take);
      await file.append(entries);
    },
    payment: (id) => {
      const authorization = book.transactions.get(id);
      return authorization?.kind === 'authorization'
        ? { authorization, followUps: book.followUps.get(id) ?? [] }
        : undefined;
    },
    sold: (id) => {
      const sale = book.transactions.get(id);
      return sale?.kind === 'sale' ? { sale, followUps: book.followUps.get(id) ?? [] } : undefined;
    },
    accounts: book.accounts,
    transaction: (id) => book.transactions.get(id),
    byTransactionId: (transactionId) => book.byTransactionId.get(transactionId) ?? [],
    byReference: (reference) => book.byReference.get(reference) ?? [],
    isBlocked: (transactionId) => book.blocked.has(transactionId),
    isWalletTokenUsed: (id) => book.walletTokens.has(id),
    entries: () => book.entries,
    settled: () => file.settled(),
    reset: async () => {
      await file.truncate();
      book.clear();
    },
    close: () => file.close(),
  };
};

/** The ledger in memory, indexed the ways it is asked. */
const makeBook = () => {
  const entries: LedgerEntry[] = [];
  const transactions = new Map<string, Transaction>();
  const followUps = new Map<string, FollowUp[]>();
  const byTransactionId = new Map<string, Transaction[]>();
  const byReference = new Map<string, Transaction[]>();
  const blocked = new Set<string>();
  const walletTokens = new Set<string>();
  const accounts = makeAccountBook();

  return {
    entries,
    transactions,
    followUps,
    byTransactionId,
    byReference,
    blocked,
    walletTokens,
    accounts,
    take: (entry: LedgerEntry): void => {
      entries.push(entry);
      if (entry.kind === 'block') {
        blocked.add(entry.transactionId);
        return;
      }
      accounts.take(entry);
      if (isAccountEntry(entry)) return;
      transactions.set(entry.id, entry);
      if ('paymentId' in entry) addTo(followUps, entry.paymentId, entry);
      if (entry.kind === 'authorization' && entry.walletTransactionId !== undefined) {
        walletTokens.add(entry.walletTransactionId);
      }
      if (entry.transactionId !== undefined) addTo(byTransactionId, entry.transactionId, entry);
      addTo(byReference, entry.reference, entry);
    },
    clear: (): void => {
      entries.length = 0;
      for (const index of [transactions, followUps, byTransactionId, byReference]) index.clear();
      blocked.clear();
      walletTokens.clear();
      accounts.clear();
    },
  };
};

const addTo = <Item>(index: Map<string, Item[]>, key: string, item: Item): void => {
  const items = index.get(key);
  if (items === undefined) index.set(key, [item]);
  else items.push(item);
};
