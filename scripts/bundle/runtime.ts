import { VERSION } from 'rolldown';
import type { Plugin } from 'vite';

/** The chunk of the bundler's own helpers, which it keeps apart whatever the groups say. */
const runtime = 'rolldown-runtime';
const libraries = 'libraries';
/** What stands for the helpers in the libraries' file; no other name in it begins so. */
const helpers = '$helpers';

const runtimeExports = /export\{([^}]+)\};?\s*$/;
/** As files name each other. */
const nameOf = (file: string): string => file.replace('assets/', './');
const importOf = (file: string): RegExp =>
  new RegExp(`import\\{([^}]+)\\}from"${nameOf(file).replaceAll('.', '\\.')}";`);

/** `n as e,t` of an import, as it stands in a pattern: `n:e,t`. */
const pattern = (names: string): string => `{${names.replaceAll(' as ', ':')}}`;
/** `s as n,t` of an export, as it stands in an object: `n:s,t`. */
const fields = (names: string): string =>
  `{${names
    .split(',')
    .map((each) => each.split(' as ').reverse().join(':'))
    .join(',')}}`;

/**
 * The bundler's helpers come with the libraries, which every page has: apart they are a request of 0.7 KB before
 * anything else can run (D-PERF-19).
 */
export const runtimeWithLibraries: Plugin = {
  name: 'runtime-with-libraries',
  // The helpers are in the file, so its name has to change with them.
  augmentChunkHash: ({ name }) => (name === libraries ? VERSION : undefined),
  generateBundle: {
    order: 'pre',
    handler: (_, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const named = (wanted: string) => {
        const [found, ...others] = chunks.filter(({ name }) => name === wanted);
        if (found === undefined || others.length > 0) throw new Error(`${wanted}: one is wanted`);
        return found;
      };
      const own = named(runtime);
      const host = named(libraries);
      const [, exported] = runtimeExports.exec(own.code) ?? [];
      if (exported === undefined || host.code.includes(helpers))
        throw new Error(`${own.fileName} cannot stand in ${host.fileName}`);
      const made = `(()=>{${own.code.replace(runtimeExports, '')};return${fields(exported)}})()`;
      const here = (names: string) =>
        `const ${helpers}=${made},${pattern(names)}=${helpers};export{${helpers}};`;
      const elsewhere = (names: string) =>
        `import{${helpers}}from"${nameOf(host.fileName)}";const${pattern(names)}=${helpers};`;
      const statement = importOf(own.fileName);
      for (const chunk of chunks.filter(({ imports }) => imports.includes(own.fileName))) {
        const write = chunk === host ? here : elsewhere;
        chunk.code = chunk.code.replace(statement, (_, names) => write(names));
        if (chunk.code.includes(nameOf(own.fileName)))
          throw new Error(`${chunk.fileName} needs ${own.fileName} in another way`);
        const others = chunk.imports.filter((file) => file !== own.fileName);
        chunk.imports = chunk === host ? others : [...new Set([...others, host.fileName])];
      }
      delete bundle[own.fileName];
    },
  },
};
