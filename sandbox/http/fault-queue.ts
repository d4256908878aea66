/** Faults that wait for later calls, oldest first. */
export interface FaultQueue<Fault> {
  list(): readonly Fault[];
  add(fault: Fault): void;
  clear(): void;
  /** The oldest fault that strikes; it is used up by as many calls as it counts. */
  take(strikes: (fault: Fault) => boolean): Fault | undefined;
}

/** Most faults stored: a script that keeps setting them must not fill the memory. */
const mostFaults = 100;

export const makeFaultQueue = <Fault extends { readonly count: number }>(): FaultQueue<Fault> => {
  let waiting: readonly Fault[] = [];
  return {
    list: () => waiting,
    add: (fault) => {
      waiting = [...waiting, fault].slice(-mostFaults);
    },
    clear: () => {
      waiting = [];
    },
    take: (strikes) => {
      const found = waiting.find(strikes);
      if (found === undefined) return undefined;
      waiting = waiting.flatMap((fault) => {
        if (fault !== found) return [fault];
        return fault.count > 1 ? [{ ...fault, count: fault.count - 1 }] : [];
      });
      return found;
    },
  };
};
