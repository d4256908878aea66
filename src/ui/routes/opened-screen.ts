import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';

/** What a screen brings along when its code arrives: its loader comes with it. */
export interface OpenedScreen {
  readonly Component: ComponentType;
  readonly loader: LoaderFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** For screens whose query only chooses among what they have: a new query asks for nothing. */
export const onlyWhenAsked: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.href === nextUrl.href && defaultShouldRevalidate;
