import { securityUseCases } from '#application/sign-in/security/security-use-cases.ts';
import type { openAccount } from '#composition/browser/account.ts';

/** The page of sign-in and security. */
export const openSecurity = ({ host, signIn }: ReturnType<typeof openAccount>) => ({
  security: securityUseCases(host.ports, signIn),
});
