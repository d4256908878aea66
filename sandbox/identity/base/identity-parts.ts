import type { WaitingFaults } from '#sandbox/identity/base/faults.ts';
import type { IdentitySettings } from '#sandbox/identity/base/identity-settings.ts';
import type { HeldPolicy } from '#sandbox/identity/base/idx-policy.ts';
import type { OidcProviders } from '#sandbox/identity/base/oidc-providers.ts';
import type { RequestLog } from '#sandbox/identity/base/request-log.ts';
import type { Mailer } from '#sandbox/identity/mail/mailer.ts';
import type { IdentityStore } from '#sandbox/identity/store/open-store.ts';

/** What all calls of the provider work with. */
export interface IdentityParts {
  readonly settings: IdentitySettings;
  readonly now: () => Date;
  readonly store: IdentityStore;
  readonly mailer: Mailer;
  readonly providers: OidcProviders;
  readonly faults: WaitingFaults;
  /** In which order the Identity Engine asks. */
  readonly policy: HeldPolicy;
  readonly log: RequestLog;
  /** Receives unexpected errors. */
  readonly report: (error: unknown) => void;
}

/** The time that many seconds from now, as ISO text. */
export const laterText = ({ now }: Pick<IdentityParts, 'now'>, seconds: number): string =>
  new Date(now().getTime() + seconds * 1000).toISOString();
