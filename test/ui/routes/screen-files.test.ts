import { existsSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { coreOf } from '#test/ui/memory-core.ts';
import { makeRoutes } from '#ui/routes/routes.tsx';
import type { ScreenFile } from '#ui/routes/screen/lazy-screen.ts';

const filesOf = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ handle, children = [] }) => [
    ...(handle === undefined ? [] : [(handle as ScreenFile).file]),
    ...filesOf(children),
  ]);

/** The server looks them up in what was built: a file that moved would be loaded late, without a word. */
it('screens name the files that their code lies in', () => {
  const files = filesOf(makeRoutes({ core: coreOf({}) }));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
