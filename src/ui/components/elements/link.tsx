import type { ComponentProps, MouseEvent } from 'react';
import { type Opening, usePageOpening } from '#ui/components/elements/page-opening.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'>, Opening {
  /** A path of the shop, or only a query for the current page. */
  readonly to: string;
  /** Gives the address when it is pressed; opened in a new tab, the link leads to `to`. */
  readonly opens?: () => string;
}

/** True when the browser would open the link in this tab: no new tab, window or download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

/**
 * A link to a page of the shop.
 *
 * The router's own link depends on the location, so a hundred of them are rendered again with
 * every change of page, and it adds 6 KB for prefetching that works only with its framework.
 */
export const Link = (props: LinkProps) => {
  const { to, opens, replace, preventScrollReset, atOnce, onClick, ...rest } = props;
  const opening = usePageOpening();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (opening === undefined || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // As browsers do: opening the current page again adds nothing to the history.
    const isHere = event.currentTarget.href === window.location.href;
    opening.open(opens?.() ?? to, {
      replace: replace ?? isHere,
      preventScrollReset: preventScrollReset ?? false,
      atOnce: atOnce ?? false,
    });
  };
  return <a {...rest} href={to} onClick={press} />;
};
