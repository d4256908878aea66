import type { ComponentProps, MouseEvent } from 'react';
import { type Opening, usePageOpening } from '#ui/components/elements/page-opening.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'>, Opening {
  /** A path of the shop, or a query alone for the page at hand. */
  readonly to: string;
  /** Decided when it is pressed; opened in another way, the link leads to `to`. */
  readonly opens?: () => string;
}

/** What a browser would open here and now: no new tab, window or download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

/**
 * A link to a page of the shop.
 *
 * The router's own link listens to the location, so that a hundred of them are drawn again with
 * every change of page, and brings 6 KB for prefetching that needs its framework.
 */
export const Link = (props: LinkProps) => {
  const { to, opens, replace, preventScrollReset, viewTransition, onClick, ...rest } = props;
  const opening = usePageOpening();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (opening === undefined || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // As browsers do: opening the page at hand again adds nothing to the history.
    const isHere = event.currentTarget.href === window.location.href;
    opening.open(opens?.() ?? to, {
      replace: replace ?? isHere,
      preventScrollReset: preventScrollReset ?? false,
      viewTransition: viewTransition ?? false,
    });
  };
  return <a {...rest} href={to} onClick={press} />;
};
