export interface Closers {
  /** What was opened last is closed first. */
  add(close: () => Promise<void>): void;
  /** Closes everything, even if one fails; failures are thrown at the end. */
  closeAll(): Promise<void>;
  /** Whether it has begun to close: what is still starting need not go on. */
  isClosing(): boolean;
}

/** Everything a start has opened so far. Closing again does nothing. */
export const makeClosers = (): Closers => {
  const open: (() => Promise<void>)[] = [];
  let hasBegun = false;
  return {
    add: (close) => {
      open.push(close);
    },
    isClosing: () => hasBegun,
    closeAll: async () => {
      hasBegun = true;
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
