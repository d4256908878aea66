import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page needs comes as one file each; the core and the lazy routes stay apart. */
const frameworks =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/;
const words =
  /node_modules[\\/](i18next|react-i18next|mobx|mobx-react-lite|html-parse-stringify)[\\/]/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // Vite's own flag, so that tests and the development server agree with the built files.
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: resolve(import.meta.dirname, 'index.html'),
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: frameworks },
                { name: 'state', test: words },
              ],
            },
          },
        },
  },
}));
