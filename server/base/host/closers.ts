export interface Closers {
  /** Opened last is closed first. */
  add(close: () => Promise<void>): void;
  /** Closes everything, whatever one of them says; what went wrong is thrown at the end. */
  closeAll(): Promise<void>;
}

/** What a start has opened so far. Closing again closes nothing twice. */
export const makeClosers = (): Closers => {
  const open: (() => Promise<void>)[] = [];
  return {
    add: (close) => {
      open.push(close);
    },
    closeAll: async () => {
      const troubles: unknown[] = [];
      for (const close of open.splice(0).reverse()) {
        try {
          await close();
        } catch (trouble) {
          troubles.push(trouble);
        }
      }
      if (troubles.length > 1) throw new AggregateError(troubles, 'Several things did not close.');
      if (troubles.length === 1) throw troubles[0];
    },
  };
};
