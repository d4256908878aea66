import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Icon, Logo } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { AccountButton } from '#ui/components/frame/account-button.tsx';
import { MainMenu } from '#ui/components/frame/main-menu.tsx';
import { SearchBox } from '#ui/components/frame/search-box.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import frame from '#ui/design/frame.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

export const LogoLink = () => {
  const { site } = useStores();
  const { say } = useWords();
  const rewards = site.variant === 'rewards';
  return (
    <Link
      className={frame.logo}
      to="/"
      aria-label={say(rewards ? 'header.homeRewards' : 'header.home')}
    >
      <Logo />
      <span>
        {say('shop.name')}
        {rewards ? <small> {say('shop.rewards')}</small> : null}
      </span>
    </Link>
  );
};

/** Logo, menu, search, account and cart: the same on every framed page. */
export const Header = memo(function Header() {
  return (
    <header className={frame.header}>
      <div className={classNames(layout.wrap, frame.headerRow)}>
        <MenuButton />
        <LogoLink />
        <MainMenu />
        <SearchBox />
        <AccountButton />
        <CartButton />
      </div>
    </header>
  );
});

const CartButton = observer(function CartButton() {
  const { cart } = useStores();
  const { say } = useWords();
  return (
    <Link
      className={frame.cartButton}
      to="/cart"
      aria-label={say('header.cart', { count: cart.count })}
    >
      <Icon name="box" />
      <span>{cart.count}</span>
    </Link>
  );
});

/** Opens the menu of narrow screens; its code is loaded after the first paint. */
const MenuButton = observer(function MenuButton() {
  const { menu } = useStores();
  const { say } = useWords();
  return (
    <button
      type="button"
      className={classNames(controls.iconButton, frame.onlyPhone, frame.menuButton)}
      aria-label={say('header.menu')}
      aria-haspopup="dialog"
      aria-expanded={menu.isOpen}
      onClick={menu.open}
    >
      <Icon name="menu" />
    </button>
  );
});
