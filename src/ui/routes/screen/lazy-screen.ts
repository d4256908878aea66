import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadedOnce } from '#ui/core/loaded-once.ts';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import type { Scope } from '#ui/routes/screen/scope.ts';

/** The source file of a screen, which the server names so that the browser loads it early. */
export interface ScreenFile {
  readonly file: string;
}

/**
 * A screen loaded when it is needed; `name` is its file below `src/ui/routes`. Code that is here already opens its page in
 * the press itself, where an import would take a task of its own.
 */
export const screen = (
  name: string,
  load: () => Promise<ComponentType>,
  allWords: Scope['allWords'] = undefined,
) => ({
  handle: { file: `src/ui/routes/${name}.tsx` } satisfies ScreenFile,
  lazy: loadedOnce(async () => {
    const [Component] = await Promise.all([load(), allWords?.()]);
    return { Component };
  }),
});

/** A screen whose loader is in its own chunk, so that other pages do not load it. */
export const opened = (
  { allWords }: Scope,
  path: string,
  name: string,
  open: () => Promise<OpenedScreen>,
): RouteObject => ({
  path,
  handle: { file: `src/ui/routes/${name}.tsx` } satisfies ScreenFile,
  lazy: async () => {
    const [screen] = await Promise.all([open(), allWords?.()]);
    return { ...screen };
  },
});
