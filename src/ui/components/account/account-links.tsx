import { observer } from 'mobx-react-lite';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import type { IconName } from '#ui/design/icons/icon-name.ts';
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

/** Ways through a shopper's own pages, and out. */
export const AccountLinks = observer(function AccountLinks({
  pathname,
  onChoose,
}: AccountLinksProps) {
  const { shopper, notice, site } = useStores();
  const { say } = useWords();
  const handleSignOut = async () => {
    onChoose?.();
    await shopper.signOut();
    // What was pressed is gone with the account.
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

/** An order belongs to the orders; the profile has pages of its own below it. */
const isHere = (address: string, pathname: string | undefined): boolean =>
  pathname === address ||
  (address === '/orderhistory' && pathname?.startsWith(`${address}/`) === true);
