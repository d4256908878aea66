import { createHash } from 'node:crypto';
import * as z from 'zod';

/** Most of the JSON, characters. */
const longest = 16_384;

/** What clients read every half hour (TEL-38); settings lie under the id of their plugin. */
export const remoteConfig = z
  .strictObject({
    enabled: z.boolean(),
    config: z.record(z.string(), z.unknown()),
    featureOptIn: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(isShort, `at most ${longest} characters`);

/** Values nested too deep cannot be written at all. */
function isShort(value: unknown): boolean {
  try {
    return JSON.stringify(value).length <= longest;
  } catch {
    return false;
  }
}

type RemoteConfig = z.infer<typeof remoteConfig>;

const unchanged: RemoteConfig = { enabled: true, config: {} };

export interface RemoteConfigHolder {
  get(): RemoteConfig;
  set(config: RemoteConfig): void;
  reset(): void;
  /** The body and the tag that says whether it is still the same. */
  served(): { readonly body: string; readonly etag: string };
}

export const makeRemoteConfig = (): RemoteConfigHolder => {
  let current = unchanged;
  return {
    get: () => current,
    set: (config) => {
      current = config;
    },
    reset: () => {
      current = unchanged;
    },
    served: () => {
      const body = JSON.stringify(current);
      return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
    },
  };
};
