import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';

/** What a screen brings along when its code arrives: its loader comes with it. */
export interface OpenedScreen {
  readonly Component: ComponentType;
  readonly loader: LoaderFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** The language in an address is not part of what is chosen: taking it out asks for everything. */
const withoutLanguage = (url: URL): string => {
  const bare = new URL(url);
  bare.searchParams.delete('lang');
  return bare.href;
};

/** For screens whose query only chooses among what they have: a new query asks for nothing. */
export const onlyWhenAsked: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => withoutLanguage(currentUrl) === withoutLanguage(nextUrl) && defaultShouldRevalidate;
