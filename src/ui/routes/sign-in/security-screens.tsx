import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import { ChangePassword } from '#ui/routes/sign-in/change-password.tsx';
import { SignInSecurity } from '#ui/routes/sign-in/sign-in-security.tsx';

/** The screens of how one signs in, by path; the forms of passwords come with them only. */
export const openSecurity = (path: string): OpenedScreen => ({
  Component: path === 'changepassword' ? ChangePassword : SignInSecurity,
  // Only the browser knows who is signed in, so the server does not render them.
  loader: () => null,
});
