import type { NavigationItem } from '#domain/catalog/navigation.ts';

/** The menu's name of a type such as `chips/kettle`, else its last word with a capital letter. */
export const typeLabel = (
  segments: readonly string[],
  navigation: readonly NavigationItem[],
): string => {
  const address = `/all-snacks/${segments.join('/')}`;
  const entries = navigation.flatMap((item) => [item, ...item.subMenu]);
  const last = (segments.at(-1) ?? '').replaceAll('-', ' ');
  return (
    entries.find((entry) => entry.url === address)?.label ??
    last.charAt(0).toUpperCase() + last.slice(1)
  );
};
