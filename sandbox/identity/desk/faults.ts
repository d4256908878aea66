import * as z from 'zod';
import { OktaRefusal } from '#sandbox/identity/desk/okta-refusal.ts';

const faultOperations = ['authn', 'token', 'idx', 'myaccount', 'sessions', 'users'] as const;

/** What the next calls of one kind suffer. */
export const identityFault = z.strictObject({
  operation: z.enum(faultOperations),
  status: z.union([z.literal(500), z.literal(503), z.literal(429)]).default(500),
  count: z.int().min(1).max(1000).default(1),
});

export type IdentityFault = z.infer<typeof identityFault>;

export interface FaultDesk {
  list(): readonly IdentityFault[];
  set(fault: IdentityFault): void;
  clear(): void;
  /** Throws the fault that waits for calls of this path, if one does. */
  suffer(path: string): void;
}

const operationOf = (path: string): IdentityFault['operation'] | undefined => {
  if (path.startsWith('/api/v1/authn')) return 'authn';
  if (path.startsWith('/api/v1/sessions')) return 'sessions';
  if (path.startsWith('/api/v1/users')) return 'users';
  if (path.startsWith('/idp/idx')) return 'idx';
  if (path.startsWith('/idp/myaccount')) return 'myaccount';
  return path.endsWith('/v1/token') ? 'token' : undefined;
};

export const makeFaultDesk = (): FaultDesk => {
  const waiting = new Map<IdentityFault['operation'], IdentityFault>();
  return {
    list: () => [...waiting.values()],
    set: (fault) => {
      waiting.set(fault.operation, fault);
    },
    clear: () => waiting.clear(),
    suffer: (path) => {
      const operation = operationOf(path);
      const found = operation && waiting.get(operation);
      if (found === undefined) return;
      if (found.count > 1) waiting.set(found.operation, { ...found, count: found.count - 1 });
      else waiting.delete(found.operation);
      throw refusalOf(found.status);
    },
  };
};

const refusalOf = (status: IdentityFault['status']): OktaRefusal =>
  status === 429
    ? new OktaRefusal({
        status,
        code: 'E0000047',
        summary: 'API call exceeded rate limit due to too many requests.',
      })
    : new OktaRefusal({ status, code: 'E0000009', summary: 'Internal Server Error' });
