import { useLocation } from 'react-router-dom';
import { inMenuOrder, type NavigationItem } from '#domain/catalog/navigation.ts';
import { Link } from '#ui/components/link.tsx';
import frame from '#ui/design/frame.module.css';
import { useRootData } from '#ui/routes/root-data.ts';
import { useWords } from '#ui/words/words.ts';

/** Which entry of the menu a page belongs to: the longest address that leads to it (NAV-14). */
const currentOf = (items: readonly NavigationItem[], pathname: string): string | undefined =>
  items
    .map((item) => item.url)
    .filter((url) => pathname === url || pathname.startsWith(`${url}/`))
    .sort((a, b) => b.length - a.length)[0];

export const useMenu = (): {
  readonly items: readonly NavigationItem[];
  readonly current?: string;
} => {
  const { navigation } = useRootData();
  const { pathname } = useLocation();
  const { say } = useWords();
  // Without a menu the products are still one press away (NAV-05).
  const items =
    navigation.length === 0
      ? [{ menuSeq: 0, label: say('header.products'), url: '/all-snacks', subMenu: [] }]
      : inMenuOrder(navigation);
  const current = currentOf(items, pathname);
  return current === undefined ? { items } : { items, current };
};

export const marked = (url: string, current: string | undefined): { 'aria-current'?: 'page' } =>
  url === current ? { 'aria-current': 'page' } : {};

export const MainMenu = () => {
  const { items, current } = useMenu();
  const { say } = useWords();
  return (
    <nav className={frame.menu} aria-label={say('header.main')}>
      <ul>
        {items.map((item) => (
          <li key={item.url}>
            <Link to={item.url} {...marked(item.url, current)}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
