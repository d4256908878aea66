import { join } from 'node:path';
import type { Row } from '#cli/contract/exchange/row.ts';
import { peoplePassword } from '#sandbox/identity/people/people.ts';
import { crunchJson } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

/** A shop of the file's own, and `crunch contract` with a state and a password for it. */
export const judgedShop = () => {
  const { scratch, shop } = shopWithTerminals();
  const settings = () => ({
    environment: {
      ...shop().environment,
      CRUNCH_STATE: join(scratch.folder, 'contract'),
      CRUNCH_PASSWORD: peoplePassword,
    },
  });
  const judge = (...args: readonly string[]) => crunchJson(['contract', ...args], settings());
  return { scratch, shop, settings, judge };
};

/** The rows in which the shop differs from the document. */
export const differing = ({ rows }: { readonly rows: readonly Row[] }) =>
  rows.filter(({ status }) => status === 'failed');

/** A whole run asks some hundred calls. */
export const patience = { timeout: 240_000 };
