import type { ComponentType } from 'react';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import { CreateAccount } from '#ui/routes/sign-in/create-account.tsx';
import { ForgotPassword } from '#ui/routes/sign-in/forgot-password.tsx';
import { Landing } from '#ui/routes/sign-in/landing.tsx';
import { Login } from '#ui/routes/sign-in/login.tsx';
import { ResetPassword } from '#ui/routes/sign-in/reset-password.tsx';

const screens: Readonly<Record<string, ComponentType>> = {
  login: Login,
  createaccount: CreateAccount,
  forgotpassword: ForgotPassword,
  resetpassword: ResetPassword,
};

/** The sign-in screens, by path; both callback paths use the same screen. */
export const openSignIn = (path: string): OpenedScreen => ({
  Component: screens[path] ?? Landing,
  loader: () => null,
});
