import type {
  KnownPerson,
  NewPerson,
  ShopperDirectory,
} from '#server/parties/directory/shopper-directory.ts';
import {
  DirectoryBusy,
  DirectoryUnreachable,
} from '#server/parties/directory/shopper-directory.ts';

interface Kept extends KnownPerson {
  readonly password?: string;
}

export interface FakeDirectory extends ShopperDirectory {
  /** Puts somebody there; what is not said is usual. */
  put(email: string, person?: Partial<Kept>): void;
  readonly people: ReadonlyMap<string, Kept>;
  /** Whom a recovery was asked for, whether or not there is such a person. */
  readonly asked: readonly string[];
  /** Every call fails from now on. */
  away(isAway: boolean): void;
  /** Every call is put off for so many seconds, or no longer. */
  busy(seconds: number | undefined): void;
  /** Calls wait until what is given back is called. */
  pause(): () => void;
}

/** An organisation in memory that keeps the promises of the port. */
export const fakeDirectory = (): FakeDirectory => {
  const people = new Map<string, Kept>();
  const asked: string[] = [];
  const tokens = new Map<string, string>();
  let isAway = false;
  let pauseSeconds: number | undefined;
  let gate: Promise<void> = Promise.resolve();
  const reach = async (): Promise<void> => {
    await gate;
    if (pauseSeconds !== undefined) throw new DirectoryBusy(pauseSeconds);
    if (isAway) throw new DirectoryUnreachable('TimeoutError');
  };
  const named = (name: string) =>
    people.get(name.toLowerCase()) ?? [...people.values()].find(({ subject }) => subject === name);
  const change = (subject: string, facts: Partial<Kept>): void => {
    const found = named(subject);
    if (found !== undefined) people.set(found.login, { ...found, ...facts });
  };
  const put: FakeDirectory['put'] = (email, person = {}) => {
    const login = email.toLowerCase();
    people.set(login, {
      subject: `00u-${login}`,
      login,
      standing: 'customer',
      isSocial: false,
      password: 'Cr1spy!Corn',
      ...person,
    });
  };
  const enrol = (person: NewPerson) => {
    const known = named(person.email);
    if (known?.standing === 'customer') {
      return { kind: 'taken', isSocial: known.isSocial } as const;
    }
    if (person.password.startsWith('Weak')) return { kind: 'weak' } as const;
    put(person.email, { ...known, standing: 'waiting', password: person.password });
    const { password: _, ...shown } = people.get(person.email.toLowerCase()) as Kept;
    return { kind: 'waiting', person: shown } as const;
  };
  return {
    people,
    asked,
    put,
    away: (away) => {
      isAway = away;
    },
    busy: (seconds) => {
      pauseSeconds = seconds;
    },
    pause: () => {
      let goOn: () => void = () => undefined;
      gate = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return () => goOn();
    },
    find: async (name) => {
      await reach();
      return named(name);
    },
    enrol: async (person) => {
      await reach();
      return enrol(person);
    },
    open: async (subject) => {
      await reach();
      change(subject, { standing: 'customer' });
    },
    mailRecovery: async (email) => {
      asked.push(email);
      await reach();
      if (named(email) !== undefined) tokens.set(`token-${email}`, email);
    },
    resetPassword: async (token, newPassword) => {
      await reach();
      const email = tokens.get(token);
      if (email === undefined) return 'bad-token';
      if (newPassword.startsWith('Weak')) return 'weak';
      if (newPassword.startsWith('Asked')) return { asksElsewhere: 'https://org.example/ask' };
      tokens.delete(token);
      change(email, { password: newPassword });
      return 'changed';
    },
    changePassword: async (subject, { current, next }) => {
      await reach();
      if (named(subject)?.password !== current) return 'wrong';
      if (next.startsWith('Weak')) return 'weak';
      change(subject, { password: next });
      return 'changed';
    },
  };
};
