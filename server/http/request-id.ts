import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { sanitizeText } from '#server/http/log-sanitizer.ts';

/** The caller's id if it has a safe form, else a new one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && isHarmless(given) ? given : randomUUID();
};

const isHarmless = (id: string): boolean => /^[\w.-]{8,64}$/.test(id) && sanitizeText(id) === id;
