const names: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host name, as addresses have it, is that of this machine. */
export const isOwnMachine = (hostname: string): boolean => names.includes(hostname);
