import type { ServerConfig } from '#server/base/config/config.ts';

/** What an operator chose that a real shop should not run with for long; a line of the log each. */
export const startWarnings = ({ production, rehearsal }: ServerConfig): readonly string[] =>
  production
    ? [
        'CRUNCH_TAX_URL=sandbox: taxes are estimates by the sandbox table, not tax advice.',
        'CRUNCH_ADDRESS_URL=sandbox: addresses are checked by their form and zip code alone.',
        ...(rehearsal
          ? [
              'CRUNCH_REHEARSAL=yes: this is a rehearsal. Addresses of this machine and http are taken, search engines are kept out.',
            ]
          : []),
      ]
    : [];
