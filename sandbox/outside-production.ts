/** The outside world is played in development only: what starts a part of it asks here first. */
export const refuseProduction = (part: string): void => {
  for (const name of ['NODE_ENV', 'CRUNCH_MODE']) {
    if (process.env[name] === 'production') {
      throw new Error(`${part} does not run with ${name}=production.`);
    }
  }
};
