/** Logins of the sandbox under a policy that does not tell who is locked out, as Okta's first one. */
export const quietlyLocked: readonly string[] = ['quentin@people.example'];
