import { observer } from 'mobx-react-lite';
import { sharedCart } from '#domain/cart/shared-cart.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { useLater } from '#ui/components/elements/later.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Its words come with the code that shares. */
const load = () => import('#ui/components/elements/share.ts');

/** Shares a link to what is in the cart: by the device's share sheet, else by the clipboard. */
export const ShareCart = observer(function ShareCart() {
  const { cart, notice } = useStores();
  const { say } = useWords();
  const part = useLater(load);
  const goods = sharedCart(cart.lines);
  if (part === undefined || goods === '') return null;
  const share = () => {
    const url = `${location.origin}/cart/shared?goods=${goods}`;
    void part.offerLink(navigator, notice, { title: say('shareCart.title'), url });
  };
  return (
    <p>
      <button type="button" className={classNames(controls.link, layout.small)} onClick={share}>
        <Icon name="share" size="small" />
        {say('shareCart.press')}
      </button>
    </p>
  );
});
