import { fieldOf, isMap, listOf } from '#cli/contract/schema/json.ts';

/**
 * The path before those of a document, of the first server of the nearest holder that names any: the operation, its
 * path, the document. A server elsewhere is another shop's, and an address that ends with the path has it already.
 */
export const basePathOf = (holders: readonly unknown[], shop = 'http://shop.invalid'): string => {
  const servers = holders.map((holder) => listOf(fieldOf(holder, 'servers')));
  const [server] = servers.find((list) => list.length > 0) ?? [];
  const address = addressOf(server);
  const origin = new URL(shop);
  if (address === undefined || !URL.canParse(address, origin.origin)) return '';
  const url = new URL(address, origin.origin);
  const path = withoutEnd(url.pathname);
  return url.origin !== origin.origin || withoutEnd(origin.pathname).endsWith(path) ? '' : path;
};

/** Its variables have their usual values. */
const addressOf = (server: unknown): string | undefined => {
  const url = fieldOf(server, 'url');
  const variables = fieldOf(server, 'variables');
  if (typeof url !== 'string') return undefined;
  return Object.entries(isMap(variables) ? variables : {}).reduce(
    (address, [name, variable]) =>
      address.replaceAll(`{${name}}`, String(fieldOf(variable, 'default') ?? '')),
    url,
  );
};

const withoutEnd = (path: string): string => path.replace(/\/+$/, '');
