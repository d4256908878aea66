import type { Container } from 'inversify';
import { securityUseCases } from '#composition/security.ts';

/** Adds looking after one's sign-in to a browsing container. */
export const addSecurity = (container: Container): void => {
  container.load(securityUseCases);
};
