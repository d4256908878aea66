import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';

/** A screen's component and loader, which are loaded together. */
export interface OpenedScreen {
  readonly Component: ComponentType;
  readonly loader: LoaderFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** The language in an address is no choice of this kind: removing it loads the data again. */
const withoutLanguage = (url: URL): string => {
  const bare = new URL(url);
  bare.searchParams.delete('lang');
  return bare.href;
};

/** For screens whose query only selects from loaded data: a new query loads nothing. */
export const onlyWhenAsked: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => withoutLanguage(currentUrl) === withoutLanguage(nextUrl) && defaultShouldRevalidate;
