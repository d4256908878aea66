import { isSameText } from '#server/base/host/same-text.ts';

export const isOperatorKey = (expected: string, given: unknown): boolean =>
  isSameText(expected, typeof given === 'string' ? given : '');
