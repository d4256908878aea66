// What `npm start` runs: the bundle of the shop and its sandbox as long as it is what the sources say, else these (D-START-07).
import { fileURLToPath } from 'node:url';
import { isFreshBundle } from '#scripts/bundle/fresh-bundle.mjs';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const bundle = new URL('../../dist/start/development-shop.mjs', import.meta.url);

await (isFreshBundle(projectFolder, fileURLToPath(bundle))
  ? import(bundle.href)
  : import('#server/start/development-shop.ts'));
