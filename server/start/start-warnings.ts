import type { ServerConfig } from '#server/base/config/config.ts';

/** Warnings about settings that a real shop should not keep; one log line each. */
export const startWarnings = ({ production, rehearsal }: ServerConfig): readonly string[] =>
  production
    ? [
        ...(rehearsal
          ? [
              'CRUNCH_REHEARSAL=yes: this is a rehearsal. Addresses of this machine and http are accepted; search engines are kept out.',
            ]
          : []),
      ]
    : [];
