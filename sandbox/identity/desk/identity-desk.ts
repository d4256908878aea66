import type { FaultDesk } from '#sandbox/identity/desk/faults.ts';
import type { IdentitySettings } from '#sandbox/identity/desk/identity-settings.ts';
import type { OidcProviders } from '#sandbox/identity/desk/oidc-providers.ts';
import type { RequestLog } from '#sandbox/identity/desk/request-log.ts';
import type { Mailer } from '#sandbox/identity/mail/mailer.ts';
import type { IdentityStore } from '#sandbox/identity/store/open-store.ts';

/** What the calls of the provider share. */
export interface IdentityDesk {
  readonly settings: IdentitySettings;
  readonly now: () => Date;
  readonly store: IdentityStore;
  readonly mailer: Mailer;
  readonly providers: OidcProviders;
  readonly faults: FaultDesk;
  readonly log: RequestLog;
  /** Where errors nobody expected go. */
  readonly report: (error: unknown) => void;
}

/** Seconds from now, as the calls write moments. */
export const laterText = ({ now }: Pick<IdentityDesk, 'now'>, seconds: number): string =>
  new Date(now().getTime() + seconds * 1000).toISOString();
