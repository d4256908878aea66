import { observer } from 'mobx-react-lite';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import type { IconName } from '#ui/design/icons/icon-paths.ts';
import { useStores } from '#ui/stores/stores.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

const securityPath = '/profile/security';

const places: readonly (readonly [address: string, key: WordKey, icon: IconName])[] = [
  ['/profile', 'account.profile', 'person'],
  ['/orderhistory', 'account.orders', 'receipt'],
  ['/savedmixes', 'account.mixes', 'bookmark'],
  ['/profile/addresses', 'account.addresses', 'pin'],
  ['/profile/cards', 'account.cards', 'card'],
  [securityPath, 'security.title', 'lock'],
  ['/profile/preferences', 'account.preferences', 'bell'],
];

interface AccountLinksProps {
  readonly pathname?: string;
  readonly onChoose?: () => void;
}

/** Links to the account pages, and the button to log out. */
export const AccountLinks = observer(function AccountLinks({
  pathname,
  onChoose,
}: AccountLinksProps) {
  const { core, shopper, notice, site } = useStores();
  const { say } = useWords();
  const handleSignOut = async () => {
    onChoose?.();
    const left = await core.run((useCases) => useCases.shopper.signOut());
    shopper.leave();
    // The provider signs out on a page of its own and leads back to the home page, which tells it.
    if (left.ok && left.value === 'leaving') return;
    // The button that was pressed is no longer on the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    notice.show({ severity: 'success', title: { key: 'account.signedOut' } });
  };
  const offered = places.filter(([address]) => site.security || address !== securityPath);
  return (
    <ul>
      {offered.map(([address, key, icon]) => (
        <li key={address}>
          <Link
            to={address}
            aria-current={isHere(address, pathname) ? 'page' : undefined}
            {...(onChoose && { onClick: onChoose })}
          >
            <Icon name={icon} />
            {say(key)}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void handleSignOut()}>
          <Icon name="leave" />
          {say('account.signOut')}
        </button>
      </li>
    </ul>
  );
});

/**
 * The page of one order marks the link to all orders. Pages below the profile have their own links.
 */
const isHere = (address: string, pathname: string | undefined): boolean =>
  pathname === address ||
  (address === '/orderhistory' && pathname?.startsWith(`${address}/`) === true);
