import type { ComponentType } from 'react';
import { CreateAccount } from '#ui/routes/create-account.tsx';
import { ForgotPassword } from '#ui/routes/forgot-password.tsx';
import { Landing } from '#ui/routes/landing.tsx';
import { Login } from '#ui/routes/login.tsx';
import type { OpenedScreen } from '#ui/routes/opened-screen.ts';
import { ResetPassword } from '#ui/routes/reset-password.tsx';

const screens: Readonly<Record<string, ComponentType>> = {
  login: Login,
  createaccount: CreateAccount,
  forgotpassword: ForgotPassword,
  resetpassword: ResetPassword,
};

/** The screens of signing in, by their path; both callbacks are the same one. */
export const openSignIn = (path: string): OpenedScreen => ({
  Component: screens[path] ?? Landing,
  loader: () => null,
});
