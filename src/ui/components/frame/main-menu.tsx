import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Link } from '#ui/components/elements/link.tsx';
import { useBrowsingPlace, useMenuItems } from '#ui/components/frame/browsing-place.ts';
import frame from '#ui/design/frame.module.css';
import { useWords } from '#ui/words/words.ts';

type Mark = { readonly 'aria-current'?: 'page' | 'true' };

/** Marks the entry of the current page, and the selected entry above it (NAV-14). */
export const useMark = (): ((url: string, chosen?: string) => Mark) => {
  const { pathname } = useLocation();
  return (url, chosen) => {
    if (url === pathname) return { 'aria-current': 'page' };
    return url === chosen ? { 'aria-current': 'true' } : {};
  };
};

export const MainMenu = observer(function MainMenu() {
  const { say } = useWords();
  const items = useMenuItems(say('header.products'));
  const { selectedMenu } = useBrowsingPlace();
  const mark = useMark();
  return (
    <nav className={frame.menu} aria-label={say('header.main')}>
      <ul>
        {items.map((item) => (
          <li key={item.url}>
            <Link to={item.url} {...mark(item.url, selectedMenu)}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
