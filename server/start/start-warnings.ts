import type { ServerConfig } from '#server/base/config/config.ts';

/** Warnings about settings that a real shop should not keep; one log line each. */
export const startWarnings = ({ production, rehearsal }: ServerConfig): readonly string[] =>
  production
    ? [
        'CRUNCH_TAX_URL=sandbox: taxes are estimates by the sandbox table, not tax advice.',
        ...(rehearsal
          ? [
              'CRUNCH_REHEARSAL=yes: this is a rehearsal. Addresses of this machine and http are accepted; search engines are kept out.',
            ]
          : []),
      ]
    : [];
