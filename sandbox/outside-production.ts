/** The sandbox runs in development only: everything that starts a part of it checks this first. */
export const refuseProduction = (part: string): void => {
  for (const name of ['NODE_ENV', 'CRUNCH_MODE']) {
    if (process.env[name] === 'production') {
      throw new Error(`${part} does not run with ${name}=production.`);
    }
  }
};
