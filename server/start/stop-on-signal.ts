/** Stops once at the first signal and ends the process; a second signal does not wait. */
export const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  const end = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(signal === 'SIGINT' ? 130 : 143);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        process.stderr.write(`The shop did not stop cleanly: ${String(cause)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
};
